import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What a controls delegate is told, when, and in which order.
final class PhoneDelegateTests: XCTestCase {
  /// DEL07: the two opening callbacks can come the other way round; the closing ones cannot.
  func testTheOrderOfTheOpeningCallbacks() throws {
    let (phone, app) = try CameraApp.open { $0.overlay.callbackOrder = .fullscreenFirst }
    phone.lightPress()
    phone.wait(.seconds(4))
    XCTAssertEqual(app.heard(), "enter active exit inactive")
  }

  /// DEL08: where only a shown control is fullscreen, the list is outside.
  func testFullscreenForASingleControlOnly() throws {
    let (phone, app) = try CameraApp.open { $0.overlay.fullscreenScope = .controlOnly }
    phone.doubleLightPress()
    XCTAssertEqual(app.heard(), "active enter exit")
    phone.tapOverlay(item: 1)
    XCTAssertEqual(app.heard(), "enter")
    XCTAssertTrue(phone.core.isFullscreen)
    phone.swipeOverlay()
    phone.wait(.seconds(4))
    XCTAssertEqual(app.heard(), "exit inactive")
  }

  /// DEL09: without Clean Preview, as a setting or an option, neither fullscreen callback comes.
  func testWithoutCleanPreviewThereIsNoFullscreen() throws {
    let set = try CameraApp(settings: { $0.cleanPreview = false })
    let fixed = try CameraApp { $0.overlay.cleanPreview = false }
    for app in [set, fixed] {
      app.phone.lightPress()
      app.phone.wait(.seconds(4))
      XCTAssertEqual(app.heard(), "active inactive")
    }
  }

  /// DEL08, DEL09, DEL12: nor does it come where only a control would be fullscreen, nor for a
  /// delegate that is cleared.
  func testWithoutCleanPreviewNothingElseBringsFullscreen() throws {
    let (phone, app) = try CameraApp.open { behavior in
      behavior.overlay.cleanPreview = false
      behavior.overlay.fullscreenScope = .controlOnly
      behavior.overlay.onDelegateCleared = .exitAndInactive
    }
    phone.doubleLightPress()
    phone.tapOverlay(item: 1)
    XCTAssertFalse(phone.core.isFullscreen)
    try app.session.setControlsDelegate(nil, queue: nil)
    XCTAssertEqual(app.heard(), "active inactive")
  }

  /// DEL09, DEL10: the setting can change while the overlay is open; what was entered is still
  /// exited.
  func testCleanPreviewCanChangeWhileTheOverlayIsOpen() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    phone.settings.cleanPreview = false
    phone.wait(.seconds(4))
    XCTAssertEqual(app.heard(), "active enter exit inactive")
    phone.lightPress()
    phone.settings.cleanPreview = true
    phone.wait(.seconds(4))
    XCTAssertEqual(app.heard(), "active inactive")
  }

  /// DEL10: whatever ends an opening ends it once.
  func testEveryOpeningHasOneClosing() throws {
    let ends: [(CameraApp) throws -> Void] = [
      { $0.phone.wait(.seconds(4)) }, { $0.phone.leaveApp() },
      { $0.phone.perform([.endApp("app")]) },
      { $0.phone.tapOutsideOverlay() }, { try $0.session.stopRunning() },
      { $0.phone.interrupt(.videoDeviceInUseByAnotherClient) },
      { $0.phone.launch("other") }, { $0.phone.turnScreenOff() },
      { $0.phone.settings.cameraControlEnabled = false },
      { $0.phone.settings.adjustmentsEnabled = false },
      { $0.session.removeInput($0.session.inputs[0]) },
      { app in for control in app.controls { try app.session.removeControl(control) } },
    ]
    let words: [Substring] = ["active", "enter", "exit", "inactive"]
    for end in ends {
      let (phone, app) = try CameraApp.open()
      phone.lightPress()
      try end(app)
      let callbacks = app.heard().split(separator: " ").filter(words.contains)
      XCTAssertEqual(callbacks, words)
      phone.wait(.seconds(10))
      phone.leaveApp()
      XCTAssertFalse(app.heard().contains("inactive"))
      XCTAssertNil(phone.core.nextDeadline)
      app.check()
    }
  }

  /// DEL11, EVT06, EVT07: canceled, exit, inactive, and then the session's notification.
  func testTheOrderAtTheEndOfASession() throws {
    let ends: [((CameraApp) throws -> Void, String)] = [
      ({ try $0.session.stopRunning() }, "didStopRunning"),
      ({ $0.phone.leaveApp() }, "interrupted"),
      ({ $0.phone.turnScreenOff() }, "interrupted"),
      ({ $0.phone.interrupt(.videoDeviceInUseByAnotherClient) }, "interrupted"),
      ({ $0.phone.perform([.endApp("app")]) }, "didStopRunning"),
    ]
    for (end, word) in ends {
      for (order, expected) in [
        (
          PhoneBehavior.Overlay.SessionEndOrder.cancelExitInactiveNotify,
          "cancelled exit inactive \(word)"
        ),
        (.reverse, "\(word) exit inactive cancelled"),
      ] {
        let (phone, app) = try CameraApp.open { $0.overlay.sessionEndOrder = order }
        phone.lightPress()
        phone.down(.cameraControl)
        _ = app.recorded()
        try end(app)
        XCTAssertEqual(app.recorded(), expected)
        phone.lift()
        XCTAssertEqual(app.recorded(), "", "the release means nothing any more")
        app.check()
      }
    }
  }

  /// DEL12: a delegate that is cleared receives nothing more, unless the phone is set to call it.
  func testClearingTheDelegateWhileTheOverlayIsOpen() throws {
    for (choice, heard) in [
      (PhoneBehavior.Overlay.OnDelegateCleared.hideSilently, ""),
      (.exitAndInactive, "exit inactive"),
    ] {
      let (phone, app) = try CameraApp.open { $0.overlay.onDelegateCleared = choice }
      phone.lightPress()
      _ = app.heard()
      try app.session.setControlsDelegate(nil, queue: nil)
      XCTAssertEqual(app.heard(), heard)
      XCTAssertEqual(phone.overlay.titles, "hidden")
      phone.wait(.seconds(4))
      XCTAssertEqual(app.heard(), "")
      try app.session.setControlsDelegate(app.delegate, queue: .inPlace)
      phone.lightPress()
      XCTAssertEqual(app.heard(), "active enter")
    }
  }

  /// DEL12, DEL16: once the delegate of an open overlay no longer exists, the next touch of the button closes
  /// it without a callback, whatever the touch was to do, and changes no value.
  func testATouchAfterTheEndOfTheDelegate() throws {
    let touches: [(SimulatedPhone) -> Void] = [
      { $0.slide(by: 0.5) }, { $0.lightPress() }, { $0.doubleLightPress() }, { $0.click() },
      { $0.touch(force: 0) }, { $0.dragOverlay(millimeters: 10) },
      { $0.lightHold(for: .seconds(1)) },
    ]
    for (index, touch) in touches.enumerated() {
      for choice in PhoneBehavior.Overlay.OnDelegateCleared.allCases {
        let (phone, app) = try CameraApp.open { $0.overlay.onDelegateCleared = choice }
        var delegate: DelegateLog? = DelegateLog(app.log, prefix: "new-")
        try app.session.setControlsDelegate(delegate, queue: .inPlace)
        phone.lightPress()
        XCTAssertEqual(app.heard(), "new-active new-enter")
        delegate = nil
        XCTAssertNil(app.session.controlsDelegate)
        phone.wait(.seconds(1))
        XCTAssertEqual(phone.overlay.titles, "Focus")
        _ = app.recorded()
        touch(phone)
        XCTAssertEqual(app.heard(), index == 3 ? "began ended" : "", "\(index)")
        XCTAssertFalse(app.recorded().contains("exit"), "\(index)")
        XCTAssertEqual(phone.overlay.titles, "hidden", "\(index)")
        XCTAssertEqual((app.controls[0] as? CaptureSlider)?.value, 0)
        phone.lift()
        phone.wait(.seconds(4))
        XCTAssertEqual(app.recorded(), "")
        withExtendedLifetime(delegate) {}
      }
    }
  }

  /// DEL16: a finger that rests on the button while the delegate ends is no touch, but its slide is.
  func testASlideOfAFingerThatRestedMeanwhile() throws {
    let (phone, app) = try CameraApp.open()
    var delegate: DelegateLog? = DelegateLog(app.log, prefix: "new-")
    try app.session.setControlsDelegate(delegate, queue: .inPlace)
    phone.lightPress()
    phone.sense(0.1, at: 0)
    delegate = nil
    phone.wait(.seconds(5))
    XCTAssertEqual(phone.overlay.titles, "Focus")
    _ = app.heard()
    phone.sense(0.1, at: 15)
    XCTAssertEqual(phone.overlay.titles, "hidden")
    XCTAssertEqual(app.heard(), "")
    withExtendedLifetime(delegate) {}
  }

  /// DEL13: a delegate that is replaced receives nothing more; the new one receives the rest.
  func testReplacingTheDelegateWhileTheOverlayIsOpen() throws {
    let (phone, app) = try CameraApp.open()
    let other = DelegateLog(app.log, prefix: "new-")
    let queue = ManualQueue()
    phone.lightPress()
    try app.session.setControlsDelegate(other, queue: queue)
    XCTAssertEqual(phone.overlay.titles, "Focus")
    phone.wait(.seconds(4))
    XCTAssertEqual(app.heard(), "active enter")
    queue.runAll()
    XCTAssertEqual(app.heard(), "new-exit new-inactive")
  }

  /// DEL10, SES43: of an app's two sessions, each delegate only receives its own callbacks.
  func testASecondSessionTakesTheOverlayOver() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus"])
    let other = DelegateLog(app.log, prefix: "new-")
    let session = try app.otherSession(in: "app")
    try session.addControl(app.slider("Tint"))
    try session.setControlsDelegate(other, queue: .inPlace)
    phone.lightPress()
    try session.startRunning()
    XCTAssertEqual(phone.overlay.titles, "hidden")
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Tint")
    XCTAssertEqual(app.heard(), "active enter didStartRunning exit inactive new-active new-enter")
    _ = app.recorded()
    try session.stopRunning()
    XCTAssertEqual(app.recorded(), "exit inactive didStopRunning")
    XCTAssertEqual(app.heard(), "didStopRunning new-exit new-inactive")
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }
}
