import CameraControlTesting
import XCTest

@MainActor
final class FocusAppTests: XCTestCase {
  func testAFingerZoomsAndTakesAPhoto() async throws {
    let phone = SimulatedPhone(.iPhone16)
    XCTAssertFalse(FocusApp().session.supportsControls, "no phone is simulated yet")
    let app = try phone.asCurrent {
      let app = FocusApp()
      try app.start()
      return app
    }
    try await phone.wait(until: { app.session.isRunning })
    await phone.lightPress()
    await phone.slide(millimetres: 10)
    XCTAssertEqual(app.zoom, 2, accuracy: 0.001)
    await phone.click()
    XCTAssertEqual(app.phases, [.began, .ended])
    await phone.wait(.seconds(4))
    XCTAssertEqual(phone.diagnostics, [])
    try await phone.finish()
  }
}
