import AVFoundation
import PhoneInHand
import XCTest

@MainActor
final class IsolatedDelegateTests: XCTestCase {
  /// DEL07: nonisolated callbacks on the main queue may assume the main actor's isolation.
  func testCallbacksMayAssumeTheirActor() async throws {
    let hand = PhoneInHand()
    let app = try hand.inApp {
      let app = IsolatedDelegate()
      try app.start(with: try XCTUnwrap(AVCaptureDevice.default(for: .video)))
      return app
    }
    hand.lightPress()
    hand.slide(10)
    hand.wait(.seconds(10))
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
