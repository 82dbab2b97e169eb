import AVFoundation
import CameraControlTesting
import XCTest

@MainActor
final class IsolatedDelegateTests: XCTestCase {
  /// DEL07: nonisolated callbacks on the main queue may assume the main actor's isolation.
  func testCallbacksMayAssumeTheirActor() async throws {
    let phone = SimulatedPhone()
    let app = try phone.asCurrent {
      let app = IsolatedDelegate()
      try app.start(with: try XCTUnwrap(AVCaptureDevice.default(for: .video)))
      return app
    }
    await phone.lightPress()
    await phone.slide(millimeters: 10)
    await phone.wait(.seconds(10))
    await nextTurnOfMainQueue()
    XCTAssertEqual(app.callbacks, ["active", "enter", "exit", "inactive"])
    XCTAssertFalse(app.isInterfaceHidden)
    XCTAssertEqual(app.shownZoom, 2, accuracy: 0.001)
  }

  private func nextTurnOfMainQueue() async {
    await withCheckedContinuation { waiting in
      DispatchQueue.main.async { waiting.resume() }
    }
  }
}
