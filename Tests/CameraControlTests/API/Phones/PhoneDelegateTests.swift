import CameraControl
import TestSupport
import XCTest

/// What a controls delegate is told, when, and in which order.
final class PhoneDelegateTests: XCTestCase {
  /// DEL07: the two opening callbacks can come the other way round; the closing ones cannot.
  func testTheOrderOfTheOpeningCallbacks() throws {
    let bench = try PhoneBench { $0.overlay.callbackOrder = .fullscreenFirst }
    bench.lightPress()
    bench.wait(.seconds(4))
    XCTAssertEqual(bench.heard(), "E A X I")
  }

  /// DEL08: where only a shown control is fullscreen, the list is outside.
  func testFullscreenForASingleControlOnly() throws {
    let bench = try PhoneBench { $0.overlay.fullscreenScope = .controlOnly }
    bench.doubleLightPress()
    XCTAssertEqual(bench.heard(), "A E X")
    bench.handle(.touch(.tapItem(1)))
    XCTAssertEqual(bench.heard(), "E")
    XCTAssertTrue(bench.phone.isFullscreen)
    bench.handle(.touch(.swipeAway))
    bench.wait(.seconds(4))
    XCTAssertEqual(bench.heard(), "X I")
  }

  /// DEL09: without Clean Preview, as a setting or an option, neither fullscreen callback comes.
  func testWithoutCleanPreviewThereIsNoFullscreen() throws {
    let set = try PhoneBench(settings: { $0.cleanPreview = false })
    let fixed = try PhoneBench { $0.overlay.cleanPreview = false }
    for bench in [set, fixed] {
      bench.lightPress()
      bench.wait(.seconds(4))
      XCTAssertEqual(bench.heard(), "A I")
    }
  }

  /// DEL08, DEL09, DEL12: nor does it come where only a control would be fullscreen, nor for a
  /// delegate that is cleared.
  func testWithoutCleanPreviewNothingElseBringsFullscreen() throws {
    let bench = try PhoneBench { behavior in
      behavior.overlay.cleanPreview = false
      behavior.overlay.fullscreenScope = .controlOnly
      behavior.overlay.onDelegateCleared = .exitAndInactive
    }
    bench.doubleLightPress()
    bench.handle(.touch(.tapItem(1)))
    XCTAssertFalse(bench.phone.isFullscreen)
    try bench.session.setControlsDelegate(nil, queue: nil)
    XCTAssertEqual(bench.heard(), "A I")
  }

  /// DEL09, DEL10: the setting can change while the overlay is open; what was entered is still
  /// exited.
  func testCleanPreviewCanChangeWhileTheOverlayIsOpen() throws {
    let bench = try PhoneBench()
    bench.lightPress()
    bench.phone.settings.cleanPreview = false
    bench.wait(.seconds(4))
    XCTAssertEqual(bench.heard(), "A E X I")
    bench.lightPress()
    bench.phone.settings.cleanPreview = true
    bench.wait(.seconds(4))
    XCTAssertEqual(bench.heard(), "A I")
  }

  /// DEL10: whatever ends an opening ends it once.
  func testEveryOpeningHasOneClosing() throws {
    let ends: [(PhoneBench) throws -> Void] = [
      { $0.wait(.seconds(4)) }, { $0.handle(.leaveApp) }, { $0.handle(.terminate("app")) },
      { $0.handle(.touch(.tapOutside)) }, { try $0.session.stopRunning() },
      { $0.handle(.interrupt(.videoDeviceInUseByAnotherClient)) },
      { $0.handle(.bringToFront("other")) }, { $0.handle(.screen(isOn: false)) },
      { $0.phone.settings.cameraControlEnabled = false },
      { $0.phone.settings.adjustmentsEnabled = false },
      { $0.session.removeInput($0.session.inputs[0]) },
      { bench in for control in bench.controls { try bench.session.removeControl(control) } },
    ]
    for end in ends {
      let bench = try PhoneBench()
      bench.lightPress()
      try end(bench)
      let callbacks = bench.heard().split(separator: " ").filter { "AEXI".contains($0) }
      XCTAssertEqual(callbacks.joined(), "AEXI")
      bench.wait(.seconds(10))
      bench.handle(.leaveApp)
      XCTAssertFalse(bench.heard().contains("I"))
      XCTAssertNil(bench.phone.nextDeadline)
      bench.check()
    }
  }

  /// DEL11, EVT06, EVT07: cancelled, exit, inactive, and then the session's notification.
  func testTheOrderAtTheEndOfASession() throws {
    let ends: [((PhoneBench) throws -> Void, String)] = [
      ({ try $0.session.stopRunning() }, "didStopRunning"),
      ({ $0.handle(.leaveApp) }, "interrupted"),
      ({ $0.handle(.screen(isOn: false)) }, "interrupted"),
      ({ $0.handle(.interrupt(.videoDeviceInUseByAnotherClient)) }, "interrupted"),
      ({ $0.handle(.terminate("app")) }, "didStopRunning"),
    ]
    for (end, word) in ends {
      for (order, expected) in [
        (PhoneBehavior.Overlay.SessionEndOrder.cancelExitInactiveNotify, "cancelled X I \(word)"),
        (.reverse, "\(word) X I cancelled"),
      ] {
        let bench = try PhoneBench { $0.overlay.sessionEndOrder = order }
        bench.lightPress()
        bench.pushDown()
        _ = bench.heard()
        try end(bench)
        XCTAssertEqual(bench.heard(), expected)
        bench.lift()
        XCTAssertEqual(bench.heard(), "", "the release means nothing any more")
        bench.check()
      }
    }
  }

  /// DEL12: a delegate that is cleared receives nothing more, unless the phone is set to call it.
  func testClearingTheDelegateWhileTheOverlayIsOpen() throws {
    for (choice, heard) in [
      (PhoneBehavior.Overlay.OnDelegateCleared.hideSilently, ""), (.exitAndInactive, "X I"),
    ] {
      let bench = try PhoneBench { $0.overlay.onDelegateCleared = choice }
      bench.lightPress()
      _ = bench.heard()
      try bench.session.setControlsDelegate(nil, queue: nil)
      XCTAssertEqual(bench.heard(), heard)
      XCTAssertEqual(bench.shown, "hidden")
      bench.wait(.seconds(4))
      XCTAssertEqual(bench.heard(), "")
      try bench.session.setControlsDelegate(bench.delegate, queue: .inPlace)
      bench.lightPress()
      XCTAssertEqual(bench.heard(), "A E")
    }
  }

  /// DEL13: a delegate that is replaced receives nothing more; the new one receives the rest.
  func testReplacingTheDelegateWhileTheOverlayIsOpen() throws {
    let bench = try PhoneBench()
    let other = RecordingDelegate(bench.log, prefix: "new-")
    let queue = ManualQueue()
    bench.lightPress()
    try bench.session.setControlsDelegate(other, queue: queue)
    bench.wait(.seconds(4))
    XCTAssertEqual(bench.heard(), "A E")
    queue.runAll()
    XCTAssertEqual(bench.heard(), "new-X new-I")
  }

  /// DEL14: a callback never runs inside what causes it, unless its queue runs in place.
  func testCallbacksWaitForTheirQueue() throws {
    let bench = try PhoneBench()
    let queue = ManualQueue()
    try bench.session.setControlsDelegate(bench.delegate, queue: queue)
    bench.lightPress()
    bench.wait(.seconds(4))
    XCTAssertEqual(bench.heard(), "")
    queue.runAll()
    XCTAssertEqual(bench.heard(), "A E X I")
  }

  /// DEL10: of an app's two sessions, each delegate only receives its own callbacks.
  func testASecondSessionTakesOverOnlyWhenTheOverlayIsHidden() throws {
    let bench = try PhoneBench(titles: ["Focus"])
    let other = RecordingDelegate(bench.log, prefix: "new-")
    let session = try bench.otherSession(in: "app")
    try session.addControl(PhoneBench.slider("Tint", bench.log))
    try session.setControlsDelegate(other, queue: .inPlace)
    bench.lightPress()
    try session.startRunning()
    XCTAssertEqual(bench.shown, "Focus")
    bench.wait(.seconds(4))
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Tint")
    XCTAssertEqual(bench.heard(), "A E didStartRunning X I new-A new-E")
    try session.stopRunning()
    XCTAssertEqual(bench.heard(), "new-X new-I didStopRunning")
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Focus")
  }
}
