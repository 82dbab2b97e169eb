import CameraControl
import XCTest

@MainActor
final class FocusAppTests: XCTestCase {
  func testAFingerZoomsAndTakesAPhoto() async throws {
    let phone = Phone(.iPhone16, mainQueue: .inPlace)
    let app = FocusApp()
    XCTAssertFalse(app.session.supportsControls, "nobody simulates a phone yet")
    let installed = try AmbientPhone.withApp(phone.launch("Focus")) {
      let app = FocusApp()
      try app.start()
      return app
    }
    installed.sessionQueue.sync {}
    press(phone, force: 0.5, for: .milliseconds(200))
    slide(phone, millimetres: 10)
    XCTAssertEqual(installed.zoom, 2, accuracy: 0.001)
    press(phone, force: 1, for: .milliseconds(100))
    XCTAssertEqual(installed.phases, [.began, .ended])
    XCTAssertEqual(phone.diagnostics, [])
    XCTAssertEqual(phone.faults, [])
  }

  private func press(_ phone: Phone, force: Double, for duration: Duration) {
    phone.send(
      ButtonSample(instant: phone.now, force: force, position: 0, isSwitchDown: force == 1))
    phone.advance(to: phone.now.advanced(by: duration))
    phone.send(ButtonSample(instant: phone.now))
  }

  private func slide(_ phone: Phone, millimetres: Int) {
    for position in 0...millimetres {
      phone.send(ButtonSample(instant: phone.now, position: Double(position)))
      phone.advance(to: phone.now.advanced(by: .milliseconds(10)))
    }
    phone.send(ButtonSample(instant: phone.now))
  }
}
