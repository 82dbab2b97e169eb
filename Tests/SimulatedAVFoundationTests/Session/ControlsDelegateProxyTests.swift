import AVFoundation
import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// An app that sets its controls delegate again, as clients do whenever they attach a camera.
final class ControlsDelegateProxyTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let queue = DispatchQueue(label: "delegate")

  private func makeSession() throws -> AVCaptureSession {
    try phone.asCurrent {
      let session = AVCaptureSession()
      let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      session.addControl(AVCaptureSystemZoomSlider(device: device))
      session.startRunning()
      return session
    }
  }

  /// Keeps a queue busy until the phone has sent a callback, and then runs `body` on the queue.
  private func keepBusy(
    _ queue: DispatchQueue, until callback: ControlsCallback, then body: @escaping () -> Void
  ) -> ObservationToken {
    let (sent, entered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let observation = phone.core.observe([.callback]) { record in
      if record.event == .callback(callback) { sent.signal() }
    }
    let work = DispatchWorkItem {
      entered.signal()
      sent.wait()
      body()
    }
    queue.async(execute: work)
    entered.wait()
    return observation
  }

  /// DEL03, DEL10, DEL15: a delegate that is set again while the overlay is open misses nothing.
  func testADelegateThatIsSetAgainIsToldEverything() throws {
    let (session, delegate) = (try makeSession(), RecordingDelegate())
    session.setControlsDelegate(delegate, queue: queue)
    let observation = keepBusy(queue, until: .didBecomeActive) { [queue] in
      session.setControlsDelegate(delegate, queue: queue)
    }
    phone.lightPress()
    session.setControlsDelegate(delegate, queue: queue)
    phone.wait(.seconds(5))
    queue.sync {}
    XCTAssertEqual(delegate.heard, ["active", "enter", "exit", "inactive"])
    XCTAssertEqual(phone.trace.entries.filter { $0.kind == .callback }.count, 4)
    withExtendedLifetime(observation) {}
  }

  /// DEL03, DEL10, DEL15: the timeout closes the overlay while the queue is about to set the delegate.
  func testADelegateThatIsSetAgainAsTheOverlayClosesIsToldEverything() throws {
    let (session, delegate) = (try makeSession(), RecordingDelegate())
    session.setControlsDelegate(delegate, queue: queue)
    phone.lightPress()
    let observation = keepBusy(queue, until: .willExitFullscreen) { [queue] in
      session.setControlsDelegate(delegate, queue: queue)
    }
    phone.wait(.seconds(5))
    queue.sync {}
    XCTAssertEqual(delegate.heard, ["active", "enter", "exit", "inactive"])
    withExtendedLifetime(observation) {}
  }

  /// DEL03, DEL15: on a concurrent queue a delegate that is set again is still called in order.
  func testADelegateThatIsSetAgainIsCalledInOrder() throws {
    // No test library drives this phone: it would wait for the delegate.
    let phone = Phone(mainQueue: .inPlace)
    let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let delegate = HesitantDelegate()
    let session = try AmbientPhone.withApp(phone.launch("app")) {
      let session = AVCaptureSession()
      let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      session.addControl(AVCaptureSystemZoomSlider(device: device))
      session.setControlsDelegate(delegate, queue: concurrent)
      session.startRunning()
      return session
    }
    phone.send(ButtonSample(instant: .zero, force: 0.5))
    phone.send(ButtonSample(instant: .zero))
    delegate.hasEntered.wait()
    session.setControlsDelegate(delegate, queue: concurrent)
    phone.advance(to: PhoneInstant(nanoseconds: 5_000_000_000))
    // What was sent meanwhile has had its turn once this has run.
    for _ in 0..<8 { concurrent.sync {} }
    delegate.mayGoOn.signal()
    concurrent.sync(flags: .barrier) {}
    XCTAssertEqual(delegate.calls.all, ["active", "enter", "exit", "inactive"])
  }

  /// DEL13, DEL15: on another queue it gets the rest there, and what was on the way where it was sent.
  func testADelegateOnAnotherQueueIsToldEverything() throws {
    let (session, delegate) = (try makeSession(), RecordingDelegate())
    let other = DispatchQueue(label: "other")
    session.setControlsDelegate(delegate, queue: queue)
    let observation = keepBusy(queue, until: .didBecomeActive) {
      session.setControlsDelegate(delegate, queue: other)
    }
    phone.lightPress()
    queue.sync {}
    XCTAssertTrue(session.controlsDelegateCallbackQueue === other)
    phone.wait(.seconds(5))
    other.sync {}
    XCTAssertEqual(delegate.heard, ["active", "enter", "exit", "inactive"])
    withExtendedLifetime(observation) {}
  }

  /// DEL13, DEL15: what was sent before another delegate was set still reaches the one it was sent to.
  func testAnotherDelegateIsToldTheRest() throws {
    let (session, first, second) = (try makeSession(), RecordingDelegate(), RecordingDelegate())
    session.setControlsDelegate(first, queue: queue)
    let observation = keepBusy(queue, until: .didBecomeActive) { [queue] in
      session.setControlsDelegate(second, queue: queue)
    }
    phone.lightPress()
    queue.sync {}
    phone.wait(.seconds(5))
    queue.sync {}
    XCTAssertEqual(first.heard + second.heard, ["active", "enter", "exit", "inactive"])
    XCTAssertEqual(first.heard.first, "active")
    XCTAssertEqual(second.heard.suffix(2), ["exit", "inactive"])
    withExtendedLifetime(observation) {}
  }
}

/// A delegate whose first callback waits until the test lets it go on.
private final class HesitantDelegate: NSObject, AVCaptureSessionControlsDelegate {
  let (hasEntered, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  let calls = Log<String>()

  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
    hasEntered.signal()
    mayGoOn.wait()
    calls.add("active")
  }

  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {
    calls.add("enter")
  }

  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {
    calls.add("exit")
  }

  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) { calls.add("inactive") }
}
