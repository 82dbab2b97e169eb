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

  private let exploration = Exploration(.iPhone16Pro) { phone in try ShutterApp(on: phone) }
    .finally("the shutter comes up") { _, app in !app.isShutterDown }

  @Test func nothingBreaksTheShutter() throws {
    let result = try exploration.run(
      .exhaustive(depth: 2), .random(scripts: 200, length: 20, seed: 7))
    try result.expectNoFailure()
  }

  @MainActor @Test func theShutterComesUp() throws {
    let script = try GestureScript(
      parsing: """
        down camera-control
        leave-app
        """)
    try exploration.run(.scripts(script)).expectNoFailure()
  }
}
