import CameraControl
import XCTest

/// The list of controls, and the moves between it and a single control.
final class PhoneListTests: XCTestCase {
  /// OVL11, OVL16, OVL22: two light presses end in the list, which shows everything in order.
  func testADoubleLightPressEndsInTheList() throws {
    let bench = try PhoneBench()
    bench.controls[1].isEnabled = false
    bench.doubleLightPress()
    XCTAssertEqual(bench.shown, "[Focus] Depth Tint")
    XCTAssertEqual(bench.heard(), "A E")
  }

  /// OVL16: the list highlights what was used last.
  func testTheListHighlightsWhatWasUsedLast() throws {
    let bench = try PhoneBench()
    bench.doubleLightPress()
    bench.handle(.touch(.tapItem(2)))
    bench.wait(.seconds(4))
    bench.doubleLightPress()
    XCTAssertEqual(bench.shown, "Focus Depth [Tint]")
  }

  /// OVL14: a light press on a shown control only restarts the timeout, unless set otherwise.
  func testALightPressOnAControl() throws {
    typealias Choice = PhoneBehavior.Overlay.LightPressInControl
    for (choice, shown, heard) in [
      (Choice.ignore, "Focus", ""), (.dismiss, "hidden", "X I"), (.list, "[Focus] Depth Tint", ""),
    ] {
      let bench = try PhoneBench { $0.overlay.lightPressInControl = choice }
      bench.lightPress()
      _ = bench.heard()
      bench.wait(.seconds(2))
      bench.lightPress()
      XCTAssertEqual(bench.shown, shown)
      XCTAssertEqual(bench.heard(), heard)
      bench.wait(.milliseconds(2_949))
      XCTAssertEqual(bench.shown, shown, "the time counts from the press")
    }
  }

  /// OVL15, DEL08: two light presses on a control open the list, without a callback.
  func testADoubleLightPressOnAControlOpensTheList() throws {
    let bench = try PhoneBench()
    bench.lightPress()
    bench.wait(.seconds(1))
    bench.doubleLightPress()
    XCTAssertEqual(bench.shown, "[Focus] Depth Tint")
    XCTAssertEqual(bench.heard(), "A E")
  }

  /// OVL17, GST12: in the list a slide moves by whole items, not beyond the ends, without a
  /// callback.
  func testASlideInTheListMovesTheHighlight() throws {
    let bench = try PhoneBench()
    bench.doubleLightPress()
    bench.slide(16)
    XCTAssertEqual(bench.shown, "Focus [Depth] Tint")
    bench.slide(100)
    XCTAssertEqual(bench.shown, "Focus Depth [Tint]")
    bench.slide(-16)
    XCTAssertEqual(bench.shown, "Focus [Depth] Tint")
    XCTAssertEqual(bench.heard(), "A E")
  }

  /// OVL17: each contact starts from the highlighted item; the rest of an earlier one is lost.
  func testAContactInTheListStartsFromTheHighlightedItem() throws {
    let bench = try PhoneBench()
    bench.doubleLightPress()
    for _ in 0..<3 {
      bench.slide(7)
      XCTAssertEqual(bench.shown, "[Focus] Depth Tint", "half the way to the next is 7.5 mm")
    }
    bench.sense(0, at: 0)
    bench.sense(0, at: 5)
    bench.sense(0, at: 8)
    XCTAssertEqual(bench.shown, "Focus [Depth] Tint", "within a contact the ways add up")
    bench.lift()
  }

  /// OVL18, DEL08: in the list a light press opens the highlighted control, without a callback.
  func testALightPressInTheListOpensTheHighlightedControl() throws {
    let bench = try PhoneBench()
    bench.doubleLightPress()
    bench.slide(16)
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Depth")
    bench.slide(6)
    XCTAssertEqual(bench.heard(), "A E Depth=0.2")
  }

  /// OVL20: two light presses in the list end in the list, with what the first one opened.
  func testADoubleLightPressInTheListEndsThere() throws {
    let bench = try PhoneBench()
    bench.doubleLightPress()
    bench.slide(16)
    bench.doubleLightPress()
    XCTAssertEqual(bench.shown, "Focus [Depth] Tint")
    bench.wait(.seconds(4))
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Depth", "the first press made it the last used one")
  }

  /// OVL21: a light press on a disabled item opens it, inert, unless the phone stays in the list.
  func testALightPressOnADisabledItem() throws {
    for (choice, shown) in [
      (PhoneBehavior.Overlay.DisabledItem.openInert, "Depth off"),
      (.stayInList, "Focus [Depth] Tint"),
    ] {
      let bench = try PhoneBench { $0.overlay.disabledItem = choice }
      bench.doubleLightPress()
      bench.slide(16)
      bench.controls[1].isEnabled = false
      bench.lightPress()
      XCTAssertEqual(bench.shown, shown)
      _ = bench.heard()
      bench.slide(1.5)
      XCTAssertEqual(bench.heard(), "")
    }
  }

  /// OVL23: with one control there is a list of one, unless the phone ignores the second press.
  func testTheListOfOneControl() throws {
    for (choice, shown) in [
      (PhoneBehavior.Overlay.SingleControlList.showList, "[Focus]"), (.ignore, "Focus"),
    ] {
      let bench = try PhoneBench(titles: ["Focus"]) { $0.overlay.singleControlList = choice }
      bench.doubleLightPress()
      XCTAssertEqual(bench.shown, shown)
      bench.wait(.seconds(1))
      bench.doubleLightPress()
      XCTAssertEqual(bench.shown, shown)
      bench.slide(16)
      XCTAssertEqual(bench.heard(), choice == .showList ? "A E" : "A E Focus=0.53")
    }
  }

  /// OVL14, OVL15, OVL23: where a light press closes, the second of two opens again: the list, or
  /// the control where there is no list of one.
  func testADoubleLightPressWhereTheFirstOneCloses() throws {
    for (choice, shown) in [
      (PhoneBehavior.Overlay.SingleControlList.showList, "[Focus]"), (.ignore, "Focus"),
    ] {
      let bench = try PhoneBench(titles: ["Focus"]) { behavior in
        behavior.overlay.lightPressInControl = .dismiss
        behavior.overlay.singleControlList = choice
      }
      bench.lightPress()
      bench.wait(.seconds(1))
      bench.doubleLightPress()
      XCTAssertEqual(bench.shown, shown)
      XCTAssertEqual(bench.heard(), "A E X I A E")
    }
  }

  /// OVL24: a click is an event, and the overlay's timeout counts from its end.
  func testAClickWithTheOverlayOpen() throws {
    let bench = try PhoneBench()
    bench.lightPress()
    bench.wait(.milliseconds(2_900))
    bench.click(for: .seconds(10))
    XCTAssertEqual(bench.heard(), "A E began ended")
    bench.wait(.milliseconds(2_999))
    XCTAssertEqual(bench.shown, "Focus")
    bench.wait(.milliseconds(1))
    XCTAssertEqual(bench.heard(), "X I")
    let brisk = try PhoneBench { $0.overlay.overlayAfterClick = .dismiss }
    brisk.lightPress()
    brisk.click()
    XCTAssertEqual(brisk.heard(), "A E began ended X I")
  }

  /// OVL26: a resting finger keeps the overlay open, unless the phone ignores it.
  func testARestingFingerKeepsTheOverlayOpen() throws {
    for (keeps, heard) in [(true, ""), (false, "X I")] {
      let bench = try PhoneBench { $0.overlay.contactKeepsAlive = keeps }
      bench.lightPress()
      _ = bench.heard()
      bench.sense(0, at: 3)
      bench.wait(.seconds(10))
      XCTAssertEqual(bench.heard(), heard)
      bench.lift()
      bench.wait(.milliseconds(2_999))
      XCTAssertEqual(bench.shown, keeps ? "Focus" : "hidden")
      bench.wait(.milliseconds(1))
      XCTAssertEqual(bench.shown, "hidden")
    }
  }

  /// OVL26: a button that is all the way down keeps the overlay open, also where a resting finger does
  /// not.
  func testAButtonThatIsDownKeepsTheOverlayOpen() throws {
    let bench = try PhoneBench { $0.overlay.contactKeepsAlive = false }
    bench.lightPress()
    bench.handle(.button(.cameraControl, isDown: true))
    bench.wait(.seconds(10))
    XCTAssertEqual(bench.shown, "Focus")
    bench.handle(.button(.cameraControl, isDown: false))
    bench.wait(.milliseconds(2_999))
    XCTAssertEqual(bench.shown, "Focus")
    bench.wait(.milliseconds(1))
    XCTAssertEqual(bench.shown, "hidden")
  }

  /// OVL25, OVL26: where a resting finger does not count, the timeout runs from the last gesture.
  func testWhereARestingFingerDoesNotCount() throws {
    let bench = try PhoneBench { $0.overlay.contactKeepsAlive = false }
    bench.lightPress()
    bench.wait(.seconds(1))
    bench.sense(0, at: 0)
    bench.wait(.seconds(1))
    bench.lift()
    XCTAssertEqual(bench.phone.nextDeadline, bench.now.advanced(by: .seconds(1)))
    bench.wait(.seconds(1))
    XCTAssertEqual(bench.heard(), "A E X I")
  }

  /// OVL27, OVL28: on the screen a swipe opens the list, a tap an item, a drag turns, and a tap
  /// outside or a swipe to the bezel closes.
  func testFingersOnTheScreen() throws {
    let bench = try PhoneBench()
    bench.handle(.touch(.swipeAway))
    XCTAssertEqual(bench.shown, "hidden")
    bench.lightPress()
    bench.handle(.touch(.swipeAway))
    XCTAssertEqual(bench.shown, "[Focus] Depth Tint")
    bench.handle(.touch(.drag(millimetres: 16)))
    XCTAssertEqual(bench.shown, "Focus [Depth] Tint")
    bench.handle(.touch(.tapItem(7)))
    bench.handle(.touch(.tapItem(-1)))
    XCTAssertEqual(bench.shown, "Focus [Depth] Tint")
    bench.handle(.touch(.tapItem(1)))
    bench.handle(.touch(.tapItem(0)))
    XCTAssertEqual(bench.shown, "Depth", "a control has no items")
    bench.handle(.touch(.drag(millimetres: 6)))
    bench.handle(.touch(.tapOutside))
    XCTAssertEqual(bench.heard(), "A E Depth=0.2 X I")
    bench.lightPress()
    bench.handle(.touch(.swipeToBezel))
    XCTAssertEqual(bench.heard(), "A E X I")
  }

  /// OVL28: a drag in small parts goes as far as a single one.
  func testTheSmallPiecesOfADragAddUp() throws {
    let bench = try PhoneBench()
    bench.doubleLightPress()
    for _ in 1...16 { bench.handle(.touch(.drag(millimetres: 1))) }
    XCTAssertEqual(bench.shown, "Focus [Depth] Tint")
    bench.handle(.touch(.tapItem(0)))
    for _ in 1...6 { bench.handle(.touch(.drag(millimetres: 1))) }
    XCTAssertEqual(bench.heard().suffix(9), "Focus=0.2")
  }

  /// OVL27, OVL28: where the screen does not control the overlay, none of that happens.
  func testWhereTheScreenDoesNotWorkTheOverlay() throws {
    let bench = try PhoneBench { $0.overlay.overlayTouch = false }
    bench.lightPress()
    for touch in [OverlayTouch.swipeAway, .swipeToBezel, .tapOutside, .drag(millimetres: 6)] {
      bench.handle(.touch(touch))
    }
    XCTAssertEqual(bench.shown, "Focus")
    XCTAssertEqual(bench.heard(), "A E")
  }

  /// OVL32, SET03: a light press that is held is a light press; with the setting it sets a flag.
  func testALightPressAndHold() throws {
    let plain = try PhoneBench()
    plain.lightPress(for: .seconds(1))
    XCTAssertEqual(plain.heard(), "A E")
    let bench = try PhoneBench(settings: { $0.focusLock = true })
    bench.lightPress(for: .milliseconds(299))
    XCTAssertEqual(bench.heard(), "A E")
    bench.wait(.seconds(1))
    bench.sense(0.5, at: 0)
    bench.wait(.milliseconds(300))
    XCTAssertTrue(bench.phone.isFocusLocked)
    XCTAssertFalse(bench.phone.cameras[0].isFocusLocked)
    bench.lift()
    XCTAssertFalse(bench.phone.isFocusLocked)
    XCTAssertEqual(bench.heard(), "lock unlock")
    let old = try PhoneBench(settings: { settings in
      settings.focusLock = true
      settings.systemVersion = .iOS18
    })
    old.lightPress(for: .seconds(1))
    XCTAssertEqual(old.heard(), "A E")
  }

  /// OVL32: a phone that also locks the device always unlocks what it locked.
  func testAFocusLockOfTheDevice() throws {
    let bench = try PhoneBench(
      behavior: { $0.overlay.focusLock = .deviceLock }, settings: { $0.focusLock = true })
    bench.sense(0.5, at: 0)
    bench.wait(.seconds(1))
    XCTAssertTrue(bench.phone.cameras[0].isFocusLocked)
    bench.session.removeInput(bench.session.inputs[0])
    XCTAssertFalse(bench.phone.cameras[0].isFocusLocked)
    XCTAssertEqual(bench.heard(), "A E lock unlock X I")
  }

  /// OVL32: a focus that is locked is unlocked when the person switches that off.
  func testTheFocusLockIsSwitchedOffMeanwhile() throws {
    let bench = try PhoneBench(settings: { $0.focusLock = true })
    bench.sense(0.5, at: 0)
    bench.wait(.milliseconds(300))
    bench.phone.settings.focusLock = false
    XCTAssertFalse(bench.phone.isFocusLocked)
    bench.lift()
    XCTAssertEqual(bench.heard(), "A E lock unlock")
  }

  /// OVL33: the flag stays through a full click and goes with the finger.
  func testTheFocusLockStaysThroughAClick() throws {
    let bench = try PhoneBench(settings: { $0.focusLock = true })
    bench.sense(0.5, at: 0)
    bench.wait(.milliseconds(300))
    bench.sense(1, at: 0, isSwitchDown: true)
    bench.sense(0.5, at: 0)
    XCTAssertTrue(bench.phone.isFocusLocked)
    bench.lift()
    XCTAssertEqual(bench.heard(), "A E lock began ended unlock")
  }

  /// OVL33, OVL35: a finger that rests on the button after the press keeps the focus locked.
  func testTheFocusLockStaysUntilTheFingerLifts() throws {
    let bench = try PhoneBench(settings: { $0.focusLock = true })
    bench.sense(0.5, at: 0)
    bench.wait(.milliseconds(300))
    bench.sense(1, at: 0, isSwitchDown: true)
    bench.sense(0, at: 0)
    XCTAssertTrue(bench.phone.isFocusLocked, "the finger rests")
    bench.wait(.seconds(10))
    bench.click()
    XCTAssertFalse(bench.phone.isFocusLocked)
    XCTAssertEqual(bench.heard(), "A E lock began ended began ended unlock")
    // A finger in a glove presses without touching, and lifts when it lets go.
    bench.sense(0.5, at: nil)
    bench.wait(.milliseconds(300))
    XCTAssertTrue(bench.phone.isFocusLocked)
    bench.sense(0, at: nil)
    XCTAssertFalse(bench.phone.isFocusLocked)
  }

  /// OVL34: a light press right after the closing opens again, with all callbacks.
  func testALightPressDuringTheFadeOpensAnew() throws {
    let bench = try PhoneBench()
    bench.lightPress()
    bench.wait(.seconds(3))
    bench.sense(0.5, at: 0)
    bench.lift()
    XCTAssertEqual(bench.heard(), "A E X I A E")
  }
}
