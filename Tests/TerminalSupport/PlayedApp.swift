package import CameraControl
package import CameraControlTerminal
package import CameraControlTesting

/// A camera app on a phone of its own, which can be made again.
package struct PlayedApp {
  package let phone: SimulatedPhone
  private let session: CaptureSession
  private let recorder: Recorder

  /// Makes the controls of the app.
  package typealias Controls = (CaptureDevice, Recorder) throws -> [CaptureControl]

  private init(on phone: SimulatedPhone, _ controls: Controls) throws {
    self.phone = phone
    recorder = Recorder(on: phone)
    let camera = try phone.backCamera
    session = CaptureSession(in: phone.app)
    try session.addInput(CaptureDeviceInput(device: camera))
    try session.addOutput(CaptureOutput(.photo))
    if session.supportsControls {
      for control in try controls(camera, recorder) { try session.addControl(control) }
      try session.setControlsDelegate(recorder, queue: .inPlace)
    }
    try session.startRunning()
    phone.onUnfinishedWork = { _ in }
    phone.show(recorder.interactionWithTwoHandlers())
    phone.settle()
  }

  /// Returns a subject for the terminal, which starts over with an app like the one before.
  ///
  /// - Parameters:
  ///   - model: The phone's model.
  ///   - settings: The phone's settings.
  ///   - canStartOver: Whether it does.
  ///   - controls: Makes the app's controls.
  /// - Returns: The subject.
  /// - Throws: `CaptureError` for controls that the session refuses.
  package static func subject(
    _ model: PhoneModel = .iPhone16Pro, settings: PhoneSettings = PhoneSettings(),
    canStartOver: Bool = true, controls: @escaping Controls = PlayedApp.systemControls
  ) throws -> TerminalPhone.Subject {
    let app = try PlayedApp(on: SimulatedPhone(model, settings: settings), controls)
    let again = { try subject(model, settings: settings, controls: controls) }
    // The facts keep the app for as long as it is shown.
    let facts = {
      let presses = app.recorder.log.count { $0.hasSuffix(" ended") }
      return [PhonePicture.Fact(name: "presses", value: "\(presses)")]
    }
    return TerminalPhone.Subject(
      app.phone, facts: facts, startOver: canStartOver ? again : nil)
  }

  /// The system's two sliders.
  package static let systemControls:
    @Sendable (CaptureDevice, Recorder) throws -> [CaptureControl] =
      { camera, recorder in
        [
          try SystemZoomSlider(device: camera, action: recorder.action("zoom")),
          try SystemExposureBiasSlider(device: camera, action: recorder.action("exposure")),
        ]
      }

  /// Makes a slider from 0 to 1 for each title.
  package static func sliders(_ titles: String..., step: Float? = nil) -> Controls {
    { _, recorder in
      try titles.map { title in
        let slider =
          if let step {
            try CaptureSlider(title, symbolName: "circle", in: 0...1, step: step)
          } else {
            try CaptureSlider(title, symbolName: "circle", in: 0...1)
          }
        slider.setActionQueue(.inPlace, action: recorder.action(title))
        return slider
      }
    }
  }
}
