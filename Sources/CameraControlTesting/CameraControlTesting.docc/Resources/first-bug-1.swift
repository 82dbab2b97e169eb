import CameraControl
import CameraControlTesting
import Testing

@MainActor @Suite struct ExploringTests {
  @Test func aClickTakesAPhoto() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let app = try ShutterApp(on: phone)
    phone.click()
    #expect(!app.isShutterDown)
    #expect(app.photos == 1)
    try phone.finish()
  }
}
