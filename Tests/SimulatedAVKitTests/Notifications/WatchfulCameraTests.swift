import AVKit
import CameraControlTesting
import XCTest

/// The app in XCTest, which keeps the main thread.
final class WatchfulCameraTests: XCTestCase {
  /// NTF01, NTF02: observers on the main queue are called on the main thread, and in their order.
  @MainActor
  func testTheAppHearsOnTheMainThread() async throws {
    for step in WatchfulStep.allCases {
      let heard = try await step.heard()
      XCTAssertEqual(heard, step.expected, "\(step)")
    }
  }

  /// NTF01: a session that starts elsewhere does not wait for the main thread, which waits for it.
  func testASessionStartsWhileTheMainThreadWaits() throws {
    try MainActor.assumeIsolated {
      let phone = SimulatedPhone()
      let app = phone.asCurrent { WatchfulCamera() }
      app.startAndWait()
      XCTAssertEqual(app.log, [])
      phone.leaveApp()
      XCTAssertEqual(
        app.takeLog(), ["started", "resigns", "scene in background", "background", "interrupted"])
      phone.returnToApp()
      XCTAssertEqual(app.log, ["foreground", "resumed", "active"])
      try phone.finish()
    }
  }
}
