import AVFoundation

/// An app that keeps its session in an actor, whose executor is the session's queue.
actor CaptureService {
  private let session = AVCaptureSession()
  private let photoOutput = AVCapturePhotoOutput()
  private let sessionQueue = DispatchSerialQueue(label: "capture service")
  private let controlsDelegate = ControlsDelegate()
  private var camera: AVCaptureDevice?
  private(set) var effect: Float = 0
  private(set) var zoomWrites = 0
  private(set) var isFullscreen = false
  private(set) var isActive = false

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    sessionQueue.asUnownedSerialExecutor()
  }

  func start() throws {
    guard let camera = AVCaptureDevice.default(.builtInTripleCamera, for: .video, position: .back)
    else { throw AVError(.deviceNotConnected) }
    self.camera = camera
    let input = try AVCaptureDeviceInput(device: camera)
    session.beginConfiguration()
    session.sessionPreset = .photo
    guard session.canAddInput(input), session.canAddOutput(photoOutput) else { return }
    session.addInput(input)
    session.addOutput(photoOutput)
    configureControls(for: camera)
    session.commitConfiguration()
    session.startRunning()
  }

  private func configureControls(for device: AVCaptureDevice) {
    guard session.supportsControls else { return }
    controlsDelegate.service = self
    session.setControlsDelegate(controlsDelegate, queue: sessionQueue)
    for control in session.controls { session.removeControl(control) }
    for control in makeControls(for: device) where session.canAddControl(control) {
      session.addControl(control)
    }
  }

  private func makeControls(for device: AVCaptureDevice) -> [AVCaptureControl] {
    let effectSlider = AVCaptureSlider("Effect", symbolName: "wand.and.rays", in: 0...1)
    effectSlider.setActionQueue(sessionQueue) { [weak self] value in
      self?.assumeIsolated { $0.effect = value }
    }
    return [
      AVCaptureSystemZoomSlider(device: device),
      AVCaptureSystemExposureBiasSlider(device: device),
      effectSlider,
    ]
  }

  func setZoom(_ factor: CGFloat) throws {
    guard let camera else { return }
    try camera.lockForConfiguration()
    defer { camera.unlockForConfiguration() }
    camera.videoZoomFactor = factor
    zoomWrites += 1
  }

  var zoomFactor: CGFloat { camera?.videoZoomFactor ?? 0 }

  var titles: [String] { session.controls.map { "\(type(of: $0))" } }

  fileprivate func controls(areActive: Bool) { isActive = areActive }

  fileprivate func controls(areFullscreen: Bool) { isFullscreen = areFullscreen }

  /// Called on the queue that is the service's executor.
  private final class ControlsDelegate: NSObject, AVCaptureSessionControlsDelegate {
    weak var service: CaptureService?

    func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
      service?.assumeIsolated { $0.controls(areActive: true) }
    }

    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {
      service?.assumeIsolated { $0.controls(areFullscreen: true) }
    }

    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {
      service?.assumeIsolated { $0.controls(areFullscreen: false) }
    }

    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {
      service?.assumeIsolated { $0.controls(areActive: false) }
    }
  }
}
