import CameraControl
import CameraControlTesting
import CameraControlTraits
import Testing

/// The example of the book with a trait.
@Suite(.phone(.iPhone16Pro)) struct ClickTests {
  @Test func aClickReachesTheApp() async throws {
    let phone = try #require(SimulatedPhone.current)
    let recorder = Recorder()
    let session = try phone.makeSession()
    phone.show(recorder.interaction())

    await phone.click()
    #expect(
      phone.trace.only(.event) == """
        0.010  event      camera-control began
        0.090  event      camera-control ended
        """)
    try session.stopRunning()
  }
}
