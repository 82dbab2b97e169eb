import CameraControl
import CameraControlTesting
import Synchronization
import Testing

/// The examples in the comments of symbols, which are compiled and run here.
@Suite struct SymbolExampleTests {
  private let phone = SimulatedPhone(.iPhone16Pro)
  private let recorder = Recorder()

  private func makeFocus() throws -> CaptureSlider {
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace, action: recorder.action("focus"))
    return focus
  }

  @Test @MainActor func interactions() async throws {
    let (phone, recorder) = (self.phone, self.recorder)
    let session = try phone.makeSession()
    let interaction = CaptureEventInteraction { event in
      switch event.phase {
      case .began: recorder.note("start recording")
      case .ended, .cancelled: recorder.note("stop recording")
      }
    }
    let view = CaptureView(in: phone.app)
    view.addInteraction(interaction)
    phone.app.show(view)
    await phone.click()
    #expect(recorder.log == ["start recording", "stop recording"])
    try session.stopRunning()
  }

  @Test @MainActor func twoHandlers() async throws {
    let (phone, recorder) = (self.phone, self.recorder)
    let session = try phone.makeSession()
    let interaction = CaptureEventInteraction(
      primary: { event in if event.phase == .ended { recorder.note("photo") } },
      secondary: { event in if event.phase == .ended { recorder.note("other lens") } })
    phone.show(interaction)
    await phone.press(.volumeUp)
    #expect(recorder.log == ["other lens"])
    try session.stopRunning()
  }

  @Test @MainActor func sounds() async throws {
    let phone = self.phone
    phone.settings.airPodsRemote = .pressOnce
    let session = try phone.makeSession()
    let interaction = CaptureEventInteraction { event in
      if event.phase == .ended { event.play(.cameraShutter) }
    }
    interaction.isDefaultSoundDisabled = true
    phone.show(interaction)
    await phone.press(.airPodsStem)
    #expect(phone.trace.only(.sound).texts.contains("cameraShutter"))
    try session.stopRunning()
  }

  @Test @MainActor func controls() async throws {
    let (phone, recorder) = (self.phone, self.recorder)
    let session = try phone.makeSession(delegate: recorder)
    let camera = try phone.backCamera
    let look = try CaptureIndexPicker(
      "Look", symbolName: "camera.filters", localizedIndexTitles: ["Plain", "Warm", "Cold"])
    look.setActionQueue(.main) { index in recorder.note("look \(index)") }
    try session.addControl(look)
    let zoom = try SystemZoomSlider(device: camera) { factor in recorder.note("zoom \(factor)") }
    try session.addControl(zoom)
    let factorBeforeThePinch = camera.videoZoomFactor
    #expect(factorBeforeThePinch == 1)
    let exposure = try SystemExposureBiasSlider(device: camera) { bias in
      recorder.note("bias \(bias)")
    }
    try session.addControl(exposure)
    try camera.lockForConfiguration()
    defer { camera.unlockForConfiguration() }
    try camera.setVideoZoomFactor(2)
    #expect(session.controls.count == 3)
    try session.stopRunning()
  }

  @Test func errors() throws {
    let session = try phone.makeSession()
    let focus = try makeFocus()
    if let refusal = session.reasonNotToAdd(focus) {
      print(refusal.message)
    }
    for title in ["A", "B", "C", "D"] {
      let slider = try CaptureSlider(title, symbolName: "scope", in: 0...1)
      slider.setActionQueue(.inPlace) { _ in }
      try session.addControl(slider)
    }
    do {
      try session.addControl(focus)
    } catch {
      guard error.code == .controlLimitReached else { throw error }
      recorder.note("no room for \(error.source)")
    }
    #expect(recorder.log == ["no room for Focus"])
    try session.stopRunning()
  }

  @Test func accessAndCameras() throws {
    let session = try phone.makeSession()
    phone.app.setAuthorizationStatus(.denied, for: .video)
    #expect(!session.isRunning)
    let microscope = try phone.core.addCamera(
      CameraBlueprint(
        localizedName: "Microscope",
        formats: [CameraFormat(width: 1920, height: 1080, videoMaxZoomFactor: 50)]))
    #expect(phone.core.cameras.contains(microscope))
  }

  @Test func phones() throws {
    let behavior = PhoneBehavior { $0.overlay.timeouts.control = .seconds(5) }
    let slowPhone = SimulatedPhone(.iPhone16Pro, behavior: behavior)
    let settings = PhoneSettings { $0.cleanPreview = false }
    let noisyPhone = SimulatedPhone(.iPhone16Pro, settings: settings)
    var quirks = Quirks()
    quirks.reenableDoesNotStick = true
    let oddPhone = SimulatedPhone(.iPhone16Pro, quirks: quirks)
    let symbols = SymbolCatalog.listed(["scope", "camera.filters"])
    let strictPhone = SimulatedPhone(.iPhone16Pro, symbols: symbols)
    let shuffledPhone = SimulatedPhone(.iPhone16Pro, delivery: .shuffled(seed: 7))
    let latePhone = SimulatedPhone(
      .iPhone16Pro, delivery: .late([LateCallbacks(step: 2, queue: "focus")]))
    for phone in [slowPhone, noisyPhone, oddPhone, strictPhone, shuffledPhone, latePhone] {
      let session = try phone.makeSession([makeFocus()], delegate: recorder)
      phone.lightPress()
      #expect(phone.overlay != .hidden)
      try session.stopRunning()
      try phone.finish()
    }
  }
}
