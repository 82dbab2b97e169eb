import CameraControlTesting
import CameraControlXCTest
import XCTest

/// The app of this target, tested with XCTest.
@MainActor
final class FocusAppTests: PhoneTestCase {
  nonisolated override func makePhone() -> SimulatedPhone { SimulatedPhone(.iPhone16) }

  func testAFingerZoomsAndTakesAPhoto() async throws {
    let app = FocusApp()
    try app.start()
    try await phone.wait(until: { app.session.isRunning })
    await phone.lightPress()
    await phone.slide(millimeters: 10)
    XCTAssertEqual(app.zoom, 2, accuracy: 0.001)
    await phone.click()
    XCTAssertEqual(app.phases, [.began, .ended])
    await phone.wait(.seconds(4))
    XCTAssertEqual(phone.diagnostics, [])
  }
}

@MainActor
final class FocusAppWithoutAPhoneTests: XCTestCase {
  func testThereAreNoControls() async {
    XCTAssertFalse(FocusApp().session.supportsControls)
  }
}
