import AVKit
import CameraControlTesting
import Testing

/// The app in Swift Testing, whose program has an asynchronous main function.
@MainActor
struct WatchfulCameraInSwiftTestingTests {
  /// NTF01, NTF02: observers on the main queue are called on the main thread, and in their order.
  @Test(arguments: WatchfulStep.allCases)
  func theAppHearsOnTheMainThread(step: WatchfulStep) async throws {
    let heard = try await step.heard()
    #expect(heard == step.expected)
  }

  /// NTF01: a session that starts elsewhere does not wait for the main thread, which waits for it.
  @Test func aSessionStartsWhileTheMainThreadWaits() throws {
    let phone = SimulatedPhone()
    let app = phone.asCurrent { WatchfulCamera() }
    app.startAndWait()
    #expect(app.log == [])
    phone.leaveApp()
    #expect(
      app.takeLog() == ["started", "resigns", "scene in background", "background", "interrupted"])
    phone.returnToApp()
    #expect(app.log == ["foreground", "resumed", "active"])
    try phone.finish()
  }
}
