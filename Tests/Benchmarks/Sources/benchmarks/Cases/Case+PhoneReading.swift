import CameraControl

extension Case {
  /// A reading of a sliding finger on a plain phone, not a simulated one, with one value observer.
  static var phoneReading: Case {
    let stage = PhoneStage()
    return Case(name: "phone-reading", allowance: .nothing) { stage.slide(readings: $0) }
  }

  /// Returns a slider in a session, with an action that the optimizer cannot remove.
  static func preparedSlider(in session: CaptureSession) -> CaptureSlider {
    do {
      let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      slider.setActionQueue(.inPlace) { blackHole($0) }
      try session.addControl(slider)
      return slider
    } catch {
      fatalError("a plain slider was refused: \(error)")
    }
  }
}

/// A phone whose overlay shows a slider, with a finger on the button.
private final class PhoneStage: CaptureSessionControlsDelegate {
  private let phone = Phone(.iPhone16Pro, mainQueue: .inPlace)
  private let session: CaptureSession
  private let observation: ObservationToken

  init() {
    session = CaptureSession(in: phone.launch("benchmark"))
    observation = phone.observe([.value]) { blackHole($0) }
    _ = Case.preparedSlider(in: session)
    do {
      try session.addInput(CaptureDeviceInput(device: phone.cameras[0]))
      try session.setControlsDelegate(self, queue: .inPlace)
      try session.startRunning()
    } catch {
      fatalError("a plain session was refused: \(error)")
    }
    phone.send(ButtonSample(instant: phone.now, force: 0.5, position: 0))
    slide(readings: 16)
    guard case .control = phone.overlay else { fatalError("the overlay did not open") }
  }

  func slide(readings: Int) {
    for sample in FingerPath(after: phone.now, count: readings) { phone.send(sample) }
  }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) {}
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {}
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {}
}
