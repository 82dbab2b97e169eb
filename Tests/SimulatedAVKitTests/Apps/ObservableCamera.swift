import AVFoundation
import Observation

/// An app with an observable model on the main actor that is its own controls delegate.
@Observable @MainActor
final class ObservableCamera: NSObject {
  private(set) var zoom: CGFloat = 1
  private(set) var look = 0
  private(set) var focus: Float = 0
  private(set) var isOverlayVisible = false
  @ObservationIgnored let session = AVCaptureSession()
  @ObservationIgnored private let queue = DispatchQueue(label: "observable camera")
  @ObservationIgnored private var observation: NSKeyValueObservation?

  func configure() throws {
    guard
      let device = AVCaptureDevice.default(.builtInTripleCamera, for: .video, position: .back)
        ?? .default(for: .video)
    else { return }
    session.addInput(try AVCaptureDeviceInput(device: device))
    let controls = [lenses(of: device), focusSlider(), looks(), zoomSlider(for: device)]
    controls.filter(session.canAddControl).forEach(session.addControl)
    session.setControlsDelegate(self, queue: .main)
    observation = device.observe(\.videoZoomFactor, options: [.initial, .new]) {
      [weak self] device, change in
      let factor = change.newValue ?? device.videoZoomFactor
      Task { @MainActor in self?.zoom = factor }
    }
    queue.async { [session] in session.startRunning() }
  }

  /// A slider that reaches only the factors at which the phone switches lenses.
  private func lenses(of device: AVCaptureDevice) -> AVCaptureControl {
    let factors = device.virtualDeviceSwitchOverVideoZoomFactors.map { CGFloat(truncating: $0) }
    let slider = AVCaptureSlider(
      "Lens", symbolName: "camera.aperture", values: [1] + factors.map { Float($0) })
    slider.setActionQueue(queue) { @Sendable factor in
      guard (try? device.lockForConfiguration()) != nil else { return }
      device.ramp(toVideoZoomFactor: CGFloat(factor), withRate: 4)
      device.unlockForConfiguration()
    }
    return slider
  }

  /// A slider whose action runs on the main queue and assumes the main actor's isolation.
  private func focusSlider() -> AVCaptureControl {
    let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1, step: 0.05)
    slider.localizedValueFormat = "%@ of the way"
    slider.prominentValues = [0, 0.5, 1]
    slider.setActionQueue(.main) { [weak self] position in
      MainActor.assumeIsolated { self?.focus = position }
    }
    return slider
  }

  /// A picker whose action hops to the main actor.
  private func looks() -> AVCaptureControl {
    let picker = AVCaptureIndexPicker(
      "Look", symbolName: "camera.filters", localizedIndexTitles: ["Plain", "Warm", "Cold"])
    picker.setActionQueue(queue) { @Sendable [weak self] index in
      Task { @MainActor in self?.look = index }
    }
    return picker
  }

  private func zoomSlider(for device: AVCaptureDevice) -> AVCaptureControl {
    AVCaptureSystemZoomSlider(device: device)
  }

  /// Disables a control that it finds by its class, as a settings screen does.
  func disable<Control: AVCaptureControl>(_ kind: Control.Type) {
    for control in session.controls {
      if let control = control as? Control { control.isEnabled = false }
    }
  }
}

extension ObservableCamera: @preconcurrency AVCaptureSessionControlsDelegate {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) { isOverlayVisible = true }
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) { isOverlayVisible = false }
}
