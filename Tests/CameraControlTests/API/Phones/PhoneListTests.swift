import CameraControl
import CameraControlTesting
import XCTest

/// The list of controls, and the moves between it and a single control.
final class PhoneListTests: XCTestCase {
  /// OVL11, OVL16, OVL22: two light presses end in the list, which shows everything in order.
  func testADoubleLightPressEndsInTheList() throws {
    let (phone, app) = try CameraApp.open()
    app.controls[1].isEnabled = false
    phone.doubleLightPress()
    XCTAssertEqual(phone.overlay.titles, "[Focus] Depth Tint")
    XCTAssertEqual(app.heard(), "active enter")
  }

  /// OVL16: the list highlights what was used last.
  func testTheListHighlightsWhatWasUsedLast() throws {
    let app = try CameraApp()
    app.phone.doubleLightPress()
    app.phone.tapOverlay(item: 2)
    app.phone.wait(.seconds(4))
    app.phone.doubleLightPress()
    XCTAssertEqual(app.phone.overlay.titles, "Focus Depth [Tint]")
  }

  /// OVL14: a light press on a shown control only restarts the timeout, unless set otherwise.
  func testALightPressOnAControl() throws {
    typealias Choice = PhoneBehavior.Overlay.LightPressInControl
    for (choice, shown, heard) in [
      (Choice.ignore, "Focus", ""), (.dismiss, "hidden", "exit inactive"),
      (.list, "[Focus] Depth Tint", ""),
    ] {
      let (phone, app) = try CameraApp.open { $0.overlay.lightPressInControl = choice }
      phone.lightPress()
      _ = app.heard()
      phone.wait(.seconds(2))
      phone.lightPress()
      XCTAssertEqual(phone.overlay.titles, shown)
      XCTAssertEqual(app.heard(), heard)
      phone.wait(.milliseconds(2_949))
      XCTAssertEqual(phone.overlay.titles, shown, "the time counts from the press")
    }
  }

  /// OVL15, DEL08: two light presses on a control open the list, without a callback.
  func testADoubleLightPressOnAControlOpensTheList() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    phone.wait(.seconds(1))
    phone.doubleLightPress()
    XCTAssertEqual(phone.overlay.titles, "[Focus] Depth Tint")
    XCTAssertEqual(app.heard(), "active enter")
  }

  /// OVL17, GST12: in the list a slide moves by whole items, not beyond the ends, without a
  /// callback.
  func testASlideInTheListMovesTheHighlight() throws {
    let (phone, app) = try CameraApp.open()
    phone.doubleLightPress()
    phone.slide(millimeters: 16)
    XCTAssertEqual(phone.overlay.titles, "Focus [Depth] Tint")
    phone.slide(millimeters: 100)
    XCTAssertEqual(phone.overlay.titles, "Focus Depth [Tint]")
    phone.slide(millimeters: -16)
    XCTAssertEqual(phone.overlay.titles, "Focus [Depth] Tint")
    XCTAssertEqual(app.heard(), "active enter")
  }

  /// OVL17: each contact starts from the highlighted item; the rest of an earlier one is lost.
  func testAContactInTheListStartsFromTheHighlightedItem() throws {
    let app = try CameraApp()
    app.phone.doubleLightPress()
    for _ in 0..<3 {
      app.phone.slide(millimeters: 7)
      XCTAssertEqual(
        app.phone.overlay.titles, "[Focus] Depth Tint", "half the way to the next is 7.5 mm")
    }
    app.phone.touch(force: 0)
    app.phone.sense(0, at: 5)
    app.phone.sense(0, at: 8)
    XCTAssertEqual(
      app.phone.overlay.titles, "Focus [Depth] Tint", "within a contact the ways add up")
    app.phone.lift()
  }

  /// OVL18, DEL08: in the list a light press opens the highlighted control, without a callback.
  func testALightPressInTheListOpensTheHighlightedControl() throws {
    let (phone, app) = try CameraApp.open()
    phone.doubleLightPress()
    phone.slide(millimeters: 16)
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Depth")
    phone.slide(millimeters: 6)
    XCTAssertEqual(app.heard(), "active enter Depth=0.2")
  }

  /// OVL20: two light presses in the list end in the list, with what the first one opened.
  func testADoubleLightPressInTheListEndsThere() throws {
    let app = try CameraApp()
    app.phone.doubleLightPress()
    app.phone.slide(millimeters: 16)
    app.phone.doubleLightPress()
    XCTAssertEqual(app.phone.overlay.titles, "Focus [Depth] Tint")
    app.phone.wait(.seconds(4))
    app.phone.lightPress()
    XCTAssertEqual(app.phone.overlay.titles, "Depth", "the first press made it the last used one")
  }

  /// OVL21: a light press on a disabled item opens it, inert, unless the phone stays in the list.
  func testALightPressOnADisabledItem() throws {
    for (choice, shown) in [
      (PhoneBehavior.Overlay.DisabledItem.openInert, "Depth off"),
      (.stayInList, "Focus [Depth] Tint"),
    ] {
      let (phone, app) = try CameraApp.open { $0.overlay.disabledItem = choice }
      phone.doubleLightPress()
      phone.slide(millimeters: 16)
      app.controls[1].isEnabled = false
      phone.lightPress()
      XCTAssertEqual(phone.overlay.titles, shown)
      _ = app.heard()
      phone.slide(millimeters: 1.5)
      XCTAssertEqual(app.heard(), "")
    }
  }

  /// OVL23: with one control there is a list of one, unless the phone ignores the second press.
  func testTheListOfOneControl() throws {
    for (choice, shown) in [
      (PhoneBehavior.Overlay.SingleControlList.showList, "[Focus]"), (.ignore, "Focus"),
    ] {
      let (phone, app) = try CameraApp.open(titles: ["Focus"]) {
        $0.overlay.singleControlList = choice
      }
      phone.doubleLightPress()
      XCTAssertEqual(phone.overlay.titles, shown)
      phone.wait(.seconds(1))
      phone.doubleLightPress()
      XCTAssertEqual(phone.overlay.titles, shown)
      phone.slide(millimeters: 16)
      XCTAssertEqual(app.heard(), choice == .showList ? "active enter" : "active enter Focus=0.53")
    }
  }

  /// OVL14, OVL15, OVL23: where a light press closes, the second of two opens again: the list, or
  /// the control where there is no list of one.
  func testADoubleLightPressWhereTheFirstOneCloses() throws {
    for (choice, shown) in [
      (PhoneBehavior.Overlay.SingleControlList.showList, "[Focus]"), (.ignore, "Focus"),
    ] {
      let (phone, app) = try CameraApp.open(titles: ["Focus"]) { behavior in
        behavior.overlay.lightPressInControl = .dismiss
        behavior.overlay.singleControlList = choice
      }
      phone.lightPress()
      phone.wait(.seconds(1))
      phone.doubleLightPress()
      XCTAssertEqual(phone.overlay.titles, shown)
      XCTAssertEqual(app.heard(), "active enter exit inactive active enter")
    }
  }

  /// OVL24: a click is an event, and the overlay's timeout counts from its end.
  func testAClickWithTheOverlayOpen() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    phone.wait(.milliseconds(2_900))
    phone.press(.cameraControl, for: .seconds(10))
    XCTAssertEqual(app.heard(), "active enter began ended")
    phone.wait(.milliseconds(2_999))
    XCTAssertEqual(phone.overlay.titles, "Focus")
    phone.wait(.milliseconds(1))
    XCTAssertEqual(app.heard(), "exit inactive")
    let brisk = try CameraApp { $0.overlay.overlayAfterClick = .dismiss }
    brisk.phone.lightPress()
    brisk.phone.click()
    XCTAssertEqual(brisk.heard(), "active enter began ended exit inactive")
  }

  /// OVL26: a resting finger keeps the overlay open, unless the phone ignores it.
  func testARestingFingerKeepsTheOverlayOpen() throws {
    for (keeps, heard) in [(true, ""), (false, "exit inactive")] {
      let (phone, app) = try CameraApp.open { $0.overlay.contactKeepsAlive = keeps }
      phone.lightPress()
      _ = app.heard()
      phone.sense(0, at: 3)
      phone.wait(.seconds(10))
      XCTAssertEqual(app.heard(), heard)
      phone.lift()
      phone.wait(.milliseconds(2_999))
      XCTAssertEqual(phone.overlay.titles, keeps ? "Focus" : "hidden")
      phone.wait(.milliseconds(1))
      XCTAssertEqual(phone.overlay.titles, "hidden")
    }
  }

  /// OVL26: a button that is all the way down keeps the overlay open, also where a resting finger does
  /// not.
  func testAButtonThatIsDownKeepsTheOverlayOpen() throws {
    let app = try CameraApp { $0.overlay.contactKeepsAlive = false }
    app.phone.lightPress()
    app.phone.down(.cameraControl)
    app.phone.wait(.seconds(10))
    XCTAssertEqual(app.phone.overlay.titles, "Focus")
    app.phone.up(.cameraControl)
    app.phone.wait(.milliseconds(2_989))
    XCTAssertEqual(app.phone.overlay.titles, "Focus")
    app.phone.wait(.milliseconds(1))
    XCTAssertEqual(app.phone.overlay.titles, "hidden")
  }

  /// OVL25, OVL26: where a resting finger does not count, the timeout runs from the last gesture.
  func testWhereARestingFingerDoesNotCount() throws {
    let (phone, app) = try CameraApp.open { $0.overlay.contactKeepsAlive = false }
    phone.lightPress()
    phone.wait(.seconds(1))
    phone.touch(force: 0)
    phone.wait(.seconds(1))
    phone.lift()
    XCTAssertEqual(phone.core.nextDeadline, phone.now.advanced(by: .milliseconds(990)))
    phone.wait(.seconds(1))
    XCTAssertEqual(app.heard(), "active enter exit inactive")
  }

  /// OVL27, OVL28: on the screen a swipe opens the list, a tap an item, a drag turns, and a tap
  /// outside or a swipe to the bezel closes.
  func testFingersOnTheScreen() throws {
    let (phone, app) = try CameraApp.open()
    phone.swipeOverlay()
    XCTAssertEqual(phone.overlay.titles, "hidden")
    phone.lightPress()
    phone.swipeOverlay()
    XCTAssertEqual(phone.overlay.titles, "[Focus] Depth Tint")
    phone.dragOverlay(millimeters: 16)
    XCTAssertEqual(phone.overlay.titles, "Focus [Depth] Tint")
    phone.tapOverlay(item: 7)
    phone.core.handle(.touch(.tapItem(-1)), at: phone.now)
    XCTAssertEqual(phone.overlay.titles, "Focus [Depth] Tint")
    phone.tapOverlay(item: 1)
    phone.tapOverlay(item: 0)
    XCTAssertEqual(phone.overlay.titles, "Depth", "a control has no items")
    phone.dragOverlay(millimeters: 6)
    phone.tapOutsideOverlay()
    XCTAssertEqual(app.heard(), "active enter Depth=0.2 exit inactive")
    phone.lightPress()
    phone.swipeOverlayToBezel()
    XCTAssertEqual(app.heard(), "active enter exit inactive")
  }

  /// OVL28: a drag in small parts goes as far as a single one.
  func testTheSmallPiecesOfADragAddUp() throws {
    let (phone, app) = try CameraApp.open()
    phone.doubleLightPress()
    for _ in 1...16 { phone.dragOverlay(millimeters: 1) }
    XCTAssertEqual(phone.overlay.titles, "Focus [Depth] Tint")
    phone.tapOverlay(item: 0)
    for _ in 1...6 { phone.dragOverlay(millimeters: 1) }
    XCTAssertEqual(app.heard().suffix(9), "Focus=0.2")
  }

  /// OVL27, OVL28: where the screen does not control the overlay, none of that happens.
  func testWhereTheScreenDoesNotWorkTheOverlay() throws {
    let (phone, app) = try CameraApp.open { $0.overlay.overlayTouch = false }
    phone.lightPress()
    for touch in [OverlayTouch.swipeAway, .swipeToBezel, .tapOutside, .drag(millimeters: 6)] {
      phone.core.handle(.touch(touch), at: phone.now)
    }
    XCTAssertEqual(phone.overlay.titles, "Focus")
    XCTAssertEqual(app.heard(), "active enter")
  }

  /// OVL32, SET03: a light press that is held is a light press; with the setting it sets a flag.
  func testALightPressAndHold() throws {
    let plain = try CameraApp()
    plain.phone.lightHold(for: .seconds(1))
    XCTAssertEqual(plain.heard(), "active enter")
    let (phone, app) = try CameraApp.open(settings: { $0.focusLock = true })
    phone.lightHold(for: .milliseconds(299))
    XCTAssertEqual(app.heard(), "active enter")
    phone.wait(.seconds(1))
    phone.touch(force: 0.5)
    phone.wait(.milliseconds(300))
    XCTAssertTrue(phone.core.isFocusLocked)
    XCTAssertFalse(phone.core.cameras[0].isFocusLocked)
    phone.lift()
    XCTAssertFalse(phone.core.isFocusLocked)
    XCTAssertEqual(app.heard(), "lock unlock")
    let old = try CameraApp(settings: { settings in
      settings.focusLock = true
      settings.systemVersion = .iOS18
    })
    old.phone.lightHold(for: .seconds(1))
    XCTAssertEqual(old.heard(), "active enter")
  }

  /// OVL32: a phone that also locks the device always unlocks what it locked.
  func testAFocusLockOfTheDevice() throws {
    let (phone, app) = try CameraApp.open(
      behavior: { $0.overlay.focusLock = .deviceLock }, settings: { $0.focusLock = true })
    phone.touch(force: 0.5)
    phone.wait(.seconds(1))
    XCTAssertTrue(phone.core.cameras[0].isFocusLocked)
    app.session.removeInput(app.session.inputs[0])
    XCTAssertFalse(phone.core.cameras[0].isFocusLocked)
    XCTAssertEqual(app.heard(), "active enter lock unlock exit inactive")
  }

  /// OVL32, SET03: the focus lock is off at first; a focus that is locked is unlocked when the person
  /// switches that off.
  func testTheFocusLockIsSwitchedOffMeanwhile() throws {
    let (phone, app) = try CameraApp.open()
    XCTAssertFalse(phone.settings.focusLock)
    phone.settings.focusLock = true
    phone.touch(force: 0.5)
    phone.wait(.milliseconds(300))
    phone.settings.focusLock = false
    XCTAssertFalse(phone.core.isFocusLocked)
    phone.lift()
    XCTAssertEqual(app.heard(), "active enter lock unlock")
  }

  /// OVL33: the flag stays through a full click and goes with the finger.
  func testTheFocusLockStaysThroughAClick() throws {
    let (phone, app) = try CameraApp.open(settings: { $0.focusLock = true })
    phone.touch(force: 0.5)
    phone.wait(.milliseconds(300))
    phone.down(.cameraControl)
    phone.touch(force: 0.5)
    XCTAssertTrue(phone.core.isFocusLocked)
    phone.lift()
    XCTAssertEqual(app.heard(), "active enter lock began ended unlock")
  }

  /// OVL33, OVL35: a finger that rests on the button after the press keeps the focus locked.
  func testTheFocusLockStaysUntilTheFingerLifts() throws {
    let (phone, app) = try CameraApp.open(settings: { $0.focusLock = true })
    phone.touch(force: 0.5)
    phone.wait(.milliseconds(300))
    phone.down(.cameraControl)
    phone.touch(force: 0)
    XCTAssertTrue(phone.core.isFocusLocked, "the finger rests")
    phone.wait(.seconds(10))
    phone.click()
    XCTAssertFalse(phone.core.isFocusLocked)
    XCTAssertEqual(app.heard(), "active enter lock began ended began ended unlock")
    // A finger in a glove presses without touching, and lifts when it lets go.
    phone.sense(0.5, at: nil)
    phone.wait(.milliseconds(300))
    XCTAssertTrue(phone.core.isFocusLocked)
    phone.lift()
    XCTAssertFalse(phone.core.isFocusLocked)
  }

  /// OVL34: a light press right after the closing opens again, with all callbacks.
  func testALightPressDuringTheFadeOpensAnew() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    phone.wait(.seconds(3))
    phone.touch(force: 0.5)
    phone.lift()
    XCTAssertEqual(app.heard(), "active enter exit inactive active enter")
  }
}
