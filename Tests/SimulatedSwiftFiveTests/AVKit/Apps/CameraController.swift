import AVFoundation
import AVKit

/// An app in one class, as written before actors: a session queue, observers and a delegate.
final class CameraController: NSObject {
  private(set) var zoomFactor: CGFloat = 1
  private(set) var exposureBias: Float = 0
  private(set) var isCameraControlActive = false
  private(set) var authorizationStatus: AVAuthorizationStatus = .notDetermined
  private(set) var photos: [Data] = []
  private(set) var phases: [AVCaptureEventPhase] = []

  let session = AVCaptureSession()
  let sessionQueue = DispatchQueue(label: "camera controller", qos: .userInitiated)
  private let photoOutput = AVCapturePhotoOutput()
  private var deviceInput: AVCaptureDeviceInput?
  private var keyValueObservations: [NSKeyValueObservation] = []
  var onPhoto: (() -> Void)?
  var selectedFlashMode: AVCaptureDevice.FlashMode = .auto

  override init() {
    super.init()
    checkAuthorization()
  }

  private func checkAuthorization() {
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .authorized:
      authorizationStatus = .authorized
      sessionQueue.async { self.configureSession() }
    case .notDetermined:
      sessionQueue.suspend()
      AVCaptureDevice.requestAccess(for: .video) { [weak self] granted in
        guard let self else { return }
        DispatchQueue.main.async {
          self.authorizationStatus = granted ? .authorized : .denied
        }
        if granted {
          self.configureSession()
        }
        self.sessionQueue.resume()
      }
    case .denied, .restricted:
      authorizationStatus = .denied
    @unknown default:
      break
    }
  }

  private func configureSession() {
    session.beginConfiguration()
    session.sessionPreset = .photo
    guard
      let camera = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back)
    else { return }
    do {
      let input = try AVCaptureDeviceInput(device: camera)
      guard session.canAddInput(input) else { return }
      session.addInput(input)
      deviceInput = input
    } catch {
      return
    }
    guard session.canAddOutput(photoOutput) else { return }
    session.addOutput(photoOutput)
    photoOutput.isHighResolutionCaptureEnabled = true
    photoOutput.maxPhotoQualityPrioritization = .quality
    if #available(iOS 18.0, *) {
      configureCameraControls()
    }
    setupObservers(for: camera)
    session.commitConfiguration()
    session.startRunning()
  }

  private func setupObservers(for device: AVCaptureDevice) {
    let zoomObservation = device.observe(\.videoZoomFactor, options: .new) {
      [weak self] _, change in
      guard let value = change.newValue else { return }
      DispatchQueue.main.async {
        self?.zoomFactor = value
      }
    }
    let exposureObservation = device.observe(\.exposureTargetBias, options: [.new]) {
      [weak self] _, change in
      guard let value = change.newValue else { return }
      DispatchQueue.main.async {
        self?.exposureBias = value
      }
    }
    keyValueObservations = [zoomObservation, exposureObservation]
  }

  func stop() {
    sessionQueue.async { [weak self] in
      guard let self, self.session.isRunning else { return }
      self.session.stopRunning()
    }
  }

  deinit {
    keyValueObservations.removeAll()
  }
}

@available(iOS 18.0, *)
extension CameraController: AVCaptureSessionControlsDelegate {
  func configureCameraControls() {
    guard session.supportsControls else { return }
    guard let device = deviceInput?.device else { return }
    session.controls.forEach({ session.removeControl($0) })
    let zoomSlider = AVCaptureSystemZoomSlider(device: device) { [weak self] factor in
      DispatchQueue.main.async {
        self?.zoomFactor = factor
      }
    }
    let exposureSlider = AVCaptureSystemExposureBiasSlider(device: device) { [weak self] bias in
      DispatchQueue.main.async {
        self?.exposureBias = bias
      }
    }
    for control in [zoomSlider, exposureSlider] where session.canAddControl(control) {
      session.addControl(control)
    }
    for control in createCustomControls(for: device) where session.canAddControl(control) {
      session.addControl(control)
    }
    session.setControlsDelegate(self, queue: sessionQueue)
  }

  func createCustomControls(for device: AVCaptureDevice) -> [AVCaptureControl] {
    var controls: [AVCaptureControl] = []
    if device.isExposureModeSupported(.custom) {
      let isoRange = device.activeFormat.minISO...device.activeFormat.maxISO
      let isoSlider = AVCaptureSlider(
        "ISO", symbolName: "camera.aperture",
        in: Float(isoRange.lowerBound)...Float(isoRange.upperBound))
      isoSlider.setActionQueue(sessionQueue) { [weak self] value in
        guard self != nil else { return }
        do {
          try device.lockForConfiguration()
          device.setExposureModeCustom(duration: device.exposureDuration, iso: value)
          device.unlockForConfiguration()
        } catch {
          print("the device is locked: \(error)")
        }
      }
      controls.append(isoSlider)
    }
    if device.hasFlash {
      let flashPicker = AVCaptureIndexPicker(
        "Flash", symbolName: "bolt.fill", localizedIndexTitles: ["Off", "On", "Auto"])
      flashPicker.setActionQueue(sessionQueue) { [weak self] index in
        DispatchQueue.main.async {
          self?.selectedFlashMode = AVCaptureDevice.FlashMode(rawValue: index) ?? .auto
        }
      }
      controls.append(flashPicker)
    }
    return controls
  }

  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
    DispatchQueue.main.async { [weak self] in
      self?.isCameraControlActive = true
    }
  }

  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {
    DispatchQueue.main.async { [weak self] in
      self?.isCameraControlActive = false
    }
  }

  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {
    NotificationCenter.default.post(name: .controlsWillEnterFullscreen, object: self)
  }

  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {
    NotificationCenter.default.post(name: .controlsWillExitFullscreen, object: self)
  }
}

extension Notification.Name {
  static let controlsWillEnterFullscreen = Notification.Name("controlsWillEnterFullscreen")
  static let controlsWillExitFullscreen = Notification.Name("controlsWillExitFullscreen")
}

extension CameraController {
  func setupCaptureEventInteraction(on view: UIView) -> AVCaptureEventInteraction {
    let interaction = AVCaptureEventInteraction(
      primary: { [weak self] event in
        self?.handleCaptureEvent(event)
      },
      secondary: { [weak self] event in
        self?.handleCaptureEvent(event)
      }
    )
    interaction.isEnabled = true
    view.addInteraction(interaction)
    return interaction
  }

  private func handleCaptureEvent(_ event: AVCaptureEvent) {
    phases.append(event.phase)
    if event.phase == .ended { capturePhoto() }
  }
}

extension CameraController: AVCapturePhotoCaptureDelegate {
  func capturePhoto() {
    guard let connection = photoOutput.connection(with: .video), connection.isEnabled else {
      return
    }
    let settings = AVCapturePhotoSettings()
    settings.flashMode = .auto
    settings.isHighResolutionPhotoEnabled = true
    photoOutput.capturePhoto(with: settings, delegate: self)
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?
  ) {
    guard error == nil, let data = photo.fileDataRepresentation() else { return }
    DispatchQueue.main.async {
      self.photos.append(data)
      self.onPhoto?()
    }
  }
}

final class PreviewView: UIView {
  override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
  var videoPreviewLayer: AVCaptureVideoPreviewLayer? { layer as? AVCaptureVideoPreviewLayer }
}
