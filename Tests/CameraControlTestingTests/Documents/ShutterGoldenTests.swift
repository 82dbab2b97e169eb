import CameraControl
import CameraControlTesting
import Testing

@Test func whatAClickDoes() async throws {
  let phone = SimulatedPhone(.iPhone16Pro)
  let recorder = Recorder(on: phone)
  let session = try phone.makeSession()
  phone.show(recorder.interaction())
  await phone.click()
  let trace = phone.trace.only(.event, .app)
  #expect(throws: Never.self) { try trace.expectGolden("click") }
  #expect(throws: Never.self) {
    try trace.expectGolden {
      """
         0.010  event      camera-control began
         0.010  app        press began
         0.090  event      camera-control ended
         0.090  app        press ended
      """
    }
  }
  try await phone.finish()
  try session.stopRunning()
}
