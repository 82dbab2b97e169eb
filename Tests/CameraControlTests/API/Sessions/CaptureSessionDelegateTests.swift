import CameraControl
import CameraControlTesting
import Dispatch
import TestSupport
import XCTest

final class CaptureSessionDelegateTests: XCTestCase {
  /// SES20: a delegate needs a queue.
  func testADelegateWithoutQueueIsRefused() throws {
    let session = CaptureSession(on: .iPhone16Pro)
    let (old, new) = (DelegateLog(), DelegateLog())
    try session.setControlsDelegate(old, queue: .main)
    assertRefused(.missingDelegateQueue, rule: "SES20", by: session) {
      try session.setControlsDelegate(new, queue: nil)
    }
    XCTAssertTrue(session.controlsDelegate === old)
  }

  /// SES21, SES22: delegate and queue read back as they were last set.
  func testDelegateAndQueueReadBack() throws {
    let session = CaptureSession(on: .iPhone16Pro)
    XCTAssertNil(session.controlsDelegate)
    XCTAssertNil(session.controlsDelegateCallbackQueue)
    let (delegate, queue) = (DelegateLog(), ManualQueue())
    try session.setControlsDelegate(delegate, queue: queue)
    XCTAssertTrue(session.controlsDelegate === delegate)
    XCTAssertTrue(session.controlsDelegateCallbackQueue === queue)
    // Asking twice for the main queue can give two objects.
    let main = DispatchQueue.main
    try session.setControlsDelegate(nil, queue: main)
    XCTAssertNil(session.controlsDelegate)
    XCTAssertTrue(session.controlsDelegateCallbackQueue === main)
    try session.setControlsDelegate(nil, queue: nil)
    XCTAssertNil(session.controlsDelegate)
    XCTAssertNil(session.controlsDelegateCallbackQueue)
  }

  /// SES23: the session does not retain its delegate, and without it the overlay does not open.
  func testTheDelegateIsNotKept() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    try app.session.addControl(makeSlider())
    var delegate: DelegateLog? = DelegateLog()
    let calls = try XCTUnwrap(delegate).calls
    try app.session.setControlsDelegate(delegate, queue: .inPlace)
    weak let gone = delegate
    delegate = nil
    XCTAssertNil(gone)
    XCTAssertNil(app.session.controlsDelegate)
    phone.lightPress()
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertEqual(calls.all, [])
  }

  /// SES23: a delegate that is released while the overlay is open has no callbacks in the records.
  func testADelegateThatGoesIsToldNothing() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    try app.session.addControl(makeSlider())
    var delegate: DelegateLog? = DelegateLog()
    try app.session.setControlsDelegate(delegate, queue: .inPlace)
    phone.lightPress()
    let records = Log<PhoneRecord.Event>()
    let observation = phone.core.observe { records.add($0.event) }
    delegate = nil
    phone.wait(.seconds(10))
    observation.cancel()
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertEqual(records.all, [.overlay(.hidden)])
  }

  /// SES24, SES25: controls can come before the delegate or after it, and wait for one.
  func testControlsWaitForADelegate() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    try app.session.setControlsDelegate(nil, queue: nil)
    try app.session.addControl(makeSlider())
    phone.lightPress()
    XCTAssertEqual(phone.overlay, .hidden)
    try app.session.setControlsDelegate(app.delegate, queue: .inPlace)
    XCTAssertEqual(app.delegate.calls.all, [])
    phone.lightPress()
    XCTAssertEqual(phone.overlay.face?.title, "Focus")
    XCTAssertEqual(app.delegate.calls.all, [.didBecomeActive, .willEnterFullscreen])
  }

  /// DEL01: a delegate only needs the four methods, and each is called.
  func testADelegateHasFourMethods() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    try app.session.addControl(makeSlider())
    let delegate = BareDelegate()
    try app.session.setControlsDelegate(delegate, queue: .inPlace)
    phone.lightPress()
    phone.wait(.seconds(10))
    XCTAssertEqual(delegate.calls.all, ["active", "enter", "exit", "inactive"])
  }

  /// DEL02: every callback runs on the queue that was passed for it.
  func testCallbacksRunOnTheirQueue() throws {
    let queue = DispatchQueue(label: "callbacks")
    let delegate = DelegateLog { _, _ in dispatchPrecondition(condition: .onQueue(queue)) }
    try runACycle(delegate, queue)
    queue.sync {}
    XCTAssertEqual(delegate.calls.all.count, 4)
  }

  /// DEL02: so it does on the main queue, and thereby on the main actor.
  func testCallbacksRunOnTheMainQueue() throws {
    let (phone, app) = try CameraApp.open()
    let delegate = DelegateLog { _, _ in
      MainActor.assertIsolated()
      XCTAssertTrue(DispatchQueue.main.isCurrent)
    }
    try app.session.setControlsDelegate(delegate, queue: .main)
    phone.core.send(ButtonSample(instant: phone.now, force: 0.5))
    phone.core.send(ButtonSample(instant: phone.now))
    XCTAssertEqual(delegate.calls.all, [])
    phone.settle()
    phone.wait(.seconds(10))
    XCTAssertEqual(delegate.calls.all.count, 4)
  }

  /// DEL02: an actor whose executor is a queue receives its callbacks in its own isolation.
  func testCallbacksRunInTheIsolationOfAnActor() async throws {
    let executor = QueueExecutor()
    let actor = ActorDelegate(executor)
    try await MainActor.run { try runACycle(actor, executor.queue) }
    let calls = await actor.calls
    XCTAssertEqual(
      calls, [.didBecomeActive, .willEnterFullscreen, .willExitFullscreen, .didBecomeInactive])
  }

  /// DEL03: callbacks come in the order they were sent, each with its session.
  func testCallbacksComeInOrderWithTheirSession() throws {
    for queue in [
      DispatchQueue(label: "serial"), DispatchQueue(label: "concurrent", attributes: .concurrent),
    ] {
      let (phone, app) = try CameraApp.open(titles: [], delegateQueue: queue)
      try app.session.addControl(makeSlider())
      for _ in 0..<20 {
        phone.lightPress()
        phone.wait(.seconds(10))
      }
      queue.sync(flags: .barrier) {}
      let cycle: [ControlsCallback] = [
        .didBecomeActive, .willEnterFullscreen, .willExitFullscreen, .didBecomeInactive,
      ]
      XCTAssertEqual(app.delegate.calls.all, Array(repeating: cycle, count: 20).flatMap { $0 })
      XCTAssertEqual(Set(app.delegate.sessions.all), [ObjectIdentifier(app.session)])
    }
  }

  /// DEL14: callbacks are enqueued, and never called inside the call that causes them.
  func testCallbacksAreEnqueued() throws {
    let queue = ManualQueue()
    let (phone, app) = try CameraApp.open(titles: [], delegateQueue: queue)
    try app.session.addControl(makeSlider())
    phone.lightPress()
    try app.session.stopRunning()
    XCTAssertEqual(app.delegate.calls.all, [])
    XCTAssertEqual(queue.pendingCount, 4)
    queue.runAll()
    XCTAssertEqual(app.delegate.calls.all.count, 4)
  }

  /// Even in place a callback may change the session, from inside the change that caused it.
  func testACallbackMayChangeTheSession() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let session = app.session
    try session.addControl(makeSlider("Focus"))
    let delegate = DelegateLog { [unowned session] callback, _ in
      assertAccepted {
        switch callback {
        case .didBecomeActive: try session.addControl(makeSlider("Grain"))
        case .willEnterFullscreen: try session.removeControl(session.controls[0])
        case .willExitFullscreen: try session.stopRunning()
        case .didBecomeInactive: try session.controls.forEach(session.removeControl)
        }
      }
    }
    try session.setControlsDelegate(delegate, queue: .inPlace)
    phone.lightPress()
    XCTAssertEqual(phone.overlay.face?.title, "Grain")
    XCTAssertEqual(session.controls.map(\.core.name), ["Grain"])
    phone.wait(.seconds(10))
    XCTAssertEqual(session.controls, [])
    XCTAssertFalse(session.isRunning)
    XCTAssertEqual(phone.core.brokenInvariants(), [])
  }
}

/// Opens and closes the overlay once.
private func runACycle(
  _ delegate: any CaptureSessionControlsDelegate, _ queue: DispatchQueue
) throws {
  let (phone, app) = try CameraApp.open(titles: [])
  try app.session.addControl(makeSlider())
  try app.session.setControlsDelegate(delegate, queue: queue)
  phone.lightPress()
  phone.wait(.seconds(10))
}

private final class BareDelegate: CaptureSessionControlsDelegate {
  let calls = Log<String>()

  func sessionControlsDidBecomeActive(_ session: CaptureSession) { calls.add("active") }

  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    calls.add("enter")
  }

  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    calls.add("exit")
  }

  func sessionControlsDidBecomeInactive(_ session: CaptureSession) { calls.add("inactive") }
}
