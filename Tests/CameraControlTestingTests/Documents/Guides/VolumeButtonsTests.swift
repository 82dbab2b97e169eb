import CameraControl
import CameraControlTesting
import Synchronization
import Testing

@MainActor @Suite struct VolumeButtonsTests {
  @Test func volumeUpSwitchesTheLens() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession()
    phone.show(
      CaptureEventInteraction(
        primary: { event in if event.phase == .ended { recorder.note("photo") } },
        secondary: { event in if event.phase == .ended { recorder.note("other lens") } }))

    await phone.press(.volumeDown)
    await phone.click()
    await phone.press(.volumeUp)
    #expect(recorder.log == ["photo", "photo", "other lens"])
    #expect(phone.systemActions.isEmpty)  // the volume stays as it is
    try await phone.finish()
    try session.stopRunning()
  }

  @Test func volumeUpReachesTheAppWhileTheOverlayIsOpen() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let recorder = Recorder(on: phone)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { _ in }
    let session = try phone.makeSession([focus], delegate: recorder)
    let interaction = recorder.interactionWithTwoHandlers()
    phone.show(interaction)

    await phone.lightPress()
    await phone.press(.volumeUp)
    #expect(recorder.log.suffix(2) == ["secondary began", "secondary ended"])
    #expect(phone.overlay != .hidden)

    interaction.isEnabled = false  // now the system changes the volume
    await phone.press(.volumeUp)
    #expect(phone.systemActions == [.volumeUp])
    await phone.wait(.seconds(4))
    try await phone.finish()
    try session.stopRunning()
  }
}
