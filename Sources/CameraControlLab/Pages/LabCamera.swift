#if os(iOS) || !canImport(Darwin)
  import CameraControlConformance
  import Foundation

  /// The camera of one repetition of a card, set up for the card and watched by the recorder.
  @MainActor
  final class LabCamera {
    private let session = AVCaptureSession()
    private let recorder: CaptureRecorder
    private let sliders: [AVCaptureSlider]
    private var interactions: [AVCaptureEventInteraction] = []
    private var views: [UIView] = []
    private var preview: AVCaptureVideoPreviewLayer?

    /// Starts a camera, whose views with interactions go into the finder.
    ///
    /// The titles of the sliders contain the number of the repetition, because a phone may
    /// remember a control by its title, and each repetition is to begin like the first one.
    init(_ setup: CardSetup, repetition: Int, _ recorder: CaptureRecorder, in finder: UIView) {
      self.recorder = recorder
      sliders = setup.titles.map { title in
        let slider = AVCaptureSlider("\(title) \(repetition)", symbolName: "scope", in: 0...1)
        slider.value = CardSetup.middle
        slider.setActionQueue(.main, action: recorder.action(title) { (_: Float) in })
        return slider
      }
      for slider in sliders.prefix(setup.disabled) { slider.isEnabled = false }
      recorder.watch(session)
      if let device = AVCaptureDevice.default(for: .video),
        let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input)
      {
        session.addInput(input)
      }
      let output = AVCapturePhotoOutput()
      if setup.hasOutput, session.canAddOutput(output) { session.addOutput(output) }
      // Without a Camera Control, the next call raises an exception.
      guard session.supportsControls else { return }
      session.setControlsDelegate(recorder.watching(), queue: .main)
      // A preview makes sure that the camera runs; the preview counts as an output.
      if setup.hasOutput {
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.frame = finder.bounds
        finder.layer.insertSublayer(layer, at: 0)
        preview = layer
      }
      session.startRunning()
      for (slider, title) in zip(sliders, setup.titles) {
        if session.canAddControl(slider) {
          session.addControl(slider)
        } else {
          recorder.note(.refused, title.lowercased())
        }
      }
      show(setup.handlers, in: finder)
    }

    /// Shows views with an interaction each; the first one is in front of the others.
    private func show(_ handlers: Int, in finder: UIView) {
      for number in 0..<handlers {
        let view = UIView(frame: finder.bounds)
        let interaction = recorder.interaction(handlers == 1 ? "press" : "press \(number)")
        view.addInteraction(interaction)
        finder.addSubview(view)
        views.append(view)
        interactions.append(interaction)
      }
      if let first = views.first { finder.bringSubviewToFront(first) }
    }

    /// Performs a step of a card that the app takes, not the person.
    func act(_ name: String) {
      recorder.note(.did, name)
      switch name {
      case "remove the first control":
        guard let first = session.controls.first else { return }
        let count = session.controls.count
        session.removeControl(first)
        if session.controls.count == count { recorder.note(.refused, name) }
      case "disable the controls": for slider in sliders { slider.isEnabled = false }
      case "enable the controls": for slider in sliders { slider.isEnabled = true }
      case "set the first slider to 0.75": sliders.first?.value = 0.75
      case "clear the controls delegate": session.setControlsDelegate(nil, queue: nil)
      case "disable the capture events":
        for interaction in interactions { interaction.isEnabled = false }
      case "stop the session": session.stopRunning()
      default: recorder.note(.refused, name)
      }
    }

    /// Stops the camera, and takes its views away.
    func stop() {
      session.stopRunning()
      preview?.removeFromSuperlayer()
      for view in views { view.removeFromSuperview() }
    }
  }
#endif
