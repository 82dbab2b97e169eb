import CameraControl
import CameraControlTesting
import Testing

@Test func aClickTakesAPhoto() async throws {
  let phone = SimulatedPhone(.iPhone16Pro)
  let recorder = Recorder(on: phone)
  let session = try phone.makeSession()
  phone.show(recorder.interaction())

  await phone.down(.cameraControl)
  #expect(recorder.log == ["press began"])
  await phone.up(.cameraControl)
  #expect(recorder.log == ["press began", "press ended"])

  #expect(phone.systemActions.isEmpty)
  try await phone.finish()
  try session.stopRunning()
}
