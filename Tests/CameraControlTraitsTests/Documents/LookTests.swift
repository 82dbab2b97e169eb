import CameraControl
import CameraControlTesting
import CameraControlTraits
import Testing

@Test func aSlideChoosesALook() async throws {
  // The app: a picker of looks with an action, in a running session.
  let phone = SimulatedPhone(.iPhone16Pro)
  let app = Recorder(on: phone)
  let looks = try CaptureIndexPicker(
    "Look", symbolName: "camera.filters", localizedIndexTitles: ["Plain", "Warm", "Cold"])
  looks.setActionQueue(.inPlace, action: app.action("look"))
  let session = try phone.makeSession([looks], delegate: app)

  // The finger: a light press, a slide across half the range, and a wait.
  await phone.lightPress()
  await phone.slide(by: 0.5)
  #expect(app.log.last == "look 1")

  await phone.wait(.seconds(4))
  #expect(
    phone.trace.only(.overlay, .callback, .value) == """
      0.070  callback   did become active
      0.070  callback   will enter fullscreen
      0.070  overlay    Look ●──────────── Plain
      0.190  value      Look 1
      3.290  callback   will exit fullscreen
      3.290  callback   did become inactive
      3.290  overlay    hidden
      """)
  try await phone.finish()
  try session.stopRunning()
}
