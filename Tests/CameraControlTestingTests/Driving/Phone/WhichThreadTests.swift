import CameraControl
import CameraControlTesting
import Dispatch
import XCTest

/// Tests that what the book says about threads holds.
final class WhichThreadTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let recorder = Recorder()

  func testAnObserverIsCalledWhereTheChangeIsMade() throws {
    let queue = DispatchQueue(label: "session")
    let session = CaptureSession(in: phone.app)
    try session.addInput(CaptureDeviceInput(device: phone.backCamera))
    let token = session.observe { [recorder] notification in
      recorder.note("\(notification) \(queue.isCurrent) \(DispatchQueue.main.isCurrent)")
    }
    try queue.sync { try session.startRunning() }
    phone.interrupt(.videoDeviceInUseByAnotherClient)
    phone.endInterruption()
    XCTAssertEqual(
      recorder.log,
      [
        "didStartRunning true false",
        "wasInterrupted(CameraControl.InterruptionReason.videoDeviceInUseByAnotherClient) false true",
        "interruptionEnded false true",
      ])
    token.cancel()
  }

  func testCallbacksComeOnTheQueuesThatTheAppPassed() throws {
    let queue = DispatchQueue(label: "actions")
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(queue) { [recorder] _ in recorder.note("action \(queue.isCurrent)") }
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.show(
      CaptureEventInteraction { [recorder] _ in
        recorder.note("handler \(DispatchQueue.main.isCurrent)")
      })
    phone.lightPress()
    recorder.clear()
    phone.slide(millimeters: 1)
    phone.press(.volumeUp)
    XCTAssertEqual(recorder.log, ["action true", "handler true", "handler true"])
    withExtendedLifetime(session) {}
  }
}
