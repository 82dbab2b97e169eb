import CameraControl

/// The camera of an app that probes a phone; it notes the callbacks that it receives.
package final class ProbeCamera: Sendable {
  private let recorder: Recorder
  private let session: CaptureSession
  private let interactions: [CaptureEventInteraction]
  private let sliders: [CaptureSlider]

  /// Starts a camera.
  ///
  /// - Parameters:
  ///   - phone: The phone.
  ///   - titles: The titles of the sliders.
  ///   - start: The value that each slider begins with, from 0 to 1.
  ///   - disabled: The number of sliders, from the first, that are disabled.
  ///   - handlers: The number of interactions, each on a separate view.
  ///   - hasOutput: Whether the session has an output.
  /// - Throws: `CaptureError` if the phone has no such camera.
  package init(
    on phone: SimulatedPhone, titles: [String], start: Float = 0, disabled: Int = 0,
    handlers: Int = 1, hasOutput: Bool = true
  ) throws {
    let recorder = Recorder(on: phone)
    sliders = try titles.map { title in
      let slider = try CaptureSlider(title, symbolName: "scope", in: 0...1)
      if start > 0 { try slider.setValue(start) }
      slider.setActionQueue(.inPlace, action: recorder.action(title.lowercased()))
      return slider
    }
    for slider in sliders.prefix(disabled) { slider.isEnabled = false }
    session = try hasOutput ? phone.makeSession(delegate: recorder) : CaptureSession(in: phone.app)
    if !hasOutput {
      try session.addInput(CaptureDeviceInput(device: phone.backCamera))
      try session.setControlsDelegate(recorder, queue: .inPlace)
      try session.startRunning()
    }
    for (slider, title) in zip(sliders, titles) {
      if let refusal = session.reasonNotToAdd(slider) {
        recorder.note("\(title) is refused: \(refusal.message)")
      } else {
        try session.addControl(slider)
      }
    }
    interactions = (0..<handlers).map { number in
      CaptureEventInteraction(
        handler: recorder.handler(handlers == 1 ? "press" : "press \(number)"))
    }
    let views = interactions.map { phone.show($0) }
    // Shows another view than the view with the last interaction.
    if let first = views.first, handlers > 1 { phone.app.show(first) }
    self.recorder = recorder
  }

  /// What a person can do in the app.
  package var actions: [ProbeApp.Action] {
    [
      ProbeApp.Action("remove the first control") { [self] in
        if let first = session.controls.first { try session.removeControl(first) }
      },
      ProbeApp.Action("disable the controls") { [self] in
        for slider in sliders { slider.isEnabled = false }
      },
      ProbeApp.Action("enable the controls") { [self] in
        for slider in sliders { slider.isEnabled = true }
      },
      ProbeApp.Action("set the first slider to 0.75") { [self] in
        try sliders.first?.setValue(0.75)
      },
      ProbeApp.Action("clear the controls delegate") { [self] in
        try session.setControlsDelegate(nil, queue: nil)
      },
      ProbeApp.Action("disable the capture events") { [self] in
        for interaction in interactions { interaction.isEnabled = false }
      },
      ProbeApp.Action("stop the session") { [self] in try session.stopRunning() },
    ]
  }
}
