import AVFoundation

/// An app that recreates all its controls whenever the lens changes, on a running session.
final class LensController: NSObject, AVCaptureSessionControlsDelegate {
  let session = AVCaptureSession()
  let queue = DispatchQueue(label: "lens")
  private var input: AVCaptureDeviceInput?
  var usesConfiguration = true
  private(set) var zooms: [CGFloat] = []
  private(set) var focus: Float = 0

  func start() {
    session.setControlsDelegate(self, queue: queue)
    switchLens(to: .builtInWideAngleCamera)
    queue.sync { session.startRunning() }
  }

  func switchLens(to type: AVCaptureDevice.DeviceType) {
    let discovery = AVCaptureDevice.DiscoverySession(
      deviceTypes: [type], mediaType: .video, position: .back)
    guard let device = discovery.devices.first,
      let newInput = try? AVCaptureDeviceInput(device: device)
    else { return }
    if usesConfiguration { session.beginConfiguration() }
    if let input { session.removeInput(input) }
    if session.canAddInput(newInput) { session.addInput(newInput) }
    input = newInput
    rebuildControls(for: device)
    if usesConfiguration { session.commitConfiguration() }
  }

  private func rebuildControls(for device: AVCaptureDevice) {
    for control in session.controls { session.removeControl(control) }
    let zoom = AVCaptureSystemZoomSlider(device: device) { [weak self] in self?.zooms.append($0) }
    let focus = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1, step: 0.1)
    focus.localizedValueFormat = "%@ m"
    focus.prominentValues = [0.5]
    focus.accessibilityIdentifier = "focus"
    focus.setActionQueue(queue) { [weak self, weak device] position in
      guard let device, (try? device.lockForConfiguration()) != nil else { return }
      device.setFocusModeLocked(lensPosition: position, completionHandler: nil)
      device.unlockForConfiguration()
      self?.focus = device.lensPosition
    }
    for control in [zoom, focus] where session.canAddControl(control) {
      session.addControl(control)
    }
  }

  func removeAll() {
    session.controls.forEach(session.removeControl)
  }

  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
}
