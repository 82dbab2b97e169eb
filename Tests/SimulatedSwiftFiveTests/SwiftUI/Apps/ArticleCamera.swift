import AVFoundation
import AVKit
import Combine
import Photos

/// A camera in one class, as an article builds it: published values for the screen, a session queue,
/// observers, a delegate for the button, and photos that go to the library.
final class ArticleCamera: NSObject, ObservableObject {
  @Published private(set) var zoomFactor: CGFloat = 1
  @Published private(set) var exposureBias: Float = 0
  @Published private(set) var isControlActive = false
  @Published private(set) var authorizationStatus: AVAuthorizationStatus = .notDetermined

  let session = AVCaptureSession()

  private let sessionQueue = DispatchQueue(label: "article.session", qos: .userInitiated)
  private let photoOutput = AVCapturePhotoOutput()
  private var deviceInput: AVCaptureDeviceInput?
  private var observations: [NSKeyValueObservation] = []

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
        if granted { self.configureSession() }
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
      let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back),
      let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input)
    else {
      session.commitConfiguration()
      return
    }
    session.addInput(input)
    deviceInput = input
    if session.canAddOutput(photoOutput) { session.addOutput(photoOutput) }
    photoOutput.maxPhotoQualityPrioritization = .quality
    if #available(iOS 18.0, *) { configureControls() }
    observe(device)
    session.commitConfiguration()
    session.startRunning()
  }

  private func observe(_ device: AVCaptureDevice) {
    observations = [
      device.observe(\.videoZoomFactor, options: .new) { [weak self] _, change in
        guard let value = change.newValue else { return }
        DispatchQueue.main.async { self?.zoomFactor = value }
      },
      device.observe(\.exposureTargetBias, options: .new) { [weak self] _, change in
        guard let value = change.newValue else { return }
        DispatchQueue.main.async { self?.exposureBias = value }
      },
    ]
  }

  func start() {
    sessionQueue.async { [weak self] in
      guard let self, !self.session.isRunning else { return }
      self.session.startRunning()
    }
  }

  func stop() {
    sessionQueue.async { [weak self] in
      guard let self, self.session.isRunning else { return }
      self.session.stopRunning()
    }
  }

  deinit { observations.removeAll() }
}

@available(iOS 18.0, *)
extension ArticleCamera: AVCaptureSessionControlsDelegate {
  func configureControls() {
    guard session.supportsControls, let device = deviceInput?.device else { return }
    session.controls.forEach({ session.removeControl($0) })
    let zoomSlider = AVCaptureSystemZoomSlider(device: device) { [weak self] factor in
      DispatchQueue.main.async { self?.zoomFactor = factor }
    }
    let biasSlider = AVCaptureSystemExposureBiasSlider(device: device) { [weak self] bias in
      DispatchQueue.main.async { self?.exposureBias = bias }
    }
    for control in [zoomSlider, biasSlider] where session.canAddControl(control) {
      session.addControl(control)
    }
    session.setControlsDelegate(self, queue: sessionQueue)
  }

  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
    DispatchQueue.main.async { [weak self] in self?.isControlActive = true }
  }

  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {
    DispatchQueue.main.async { [weak self] in self?.isControlActive = false }
  }

  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}

  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
}

extension ArticleCamera {
  @available(iOS 17.2, *)
  func addPresses(to view: UIView) -> AVCaptureEventInteraction {
    let interaction = AVCaptureEventInteraction(
      primary: { [weak self] event in self?.handle(event) },
      secondary: { [weak self] event in self?.handle(event) })
    interaction.isEnabled = true
    view.addInteraction(interaction)
    return interaction
  }

  private func handle(_ event: AVCaptureEvent) {
    switch event.phase {
    case .ended: takePhoto()
    case .began, .cancelled: break
    @unknown default: break
    }
  }
}

extension ArticleCamera: AVCapturePhotoCaptureDelegate {
  func takePhoto() {
    guard let connection = photoOutput.connection(with: .video), connection.isEnabled else {
      return
    }
    let settings = AVCapturePhotoSettings()
    settings.flashMode = .auto
    photoOutput.capturePhoto(with: settings, delegate: self)
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?
  ) {
    guard error == nil, let data = photo.fileDataRepresentation() else { return }
    PHPhotoLibrary.requestAuthorization(for: .addOnly) { status in
      guard status == .authorized else { return }
      PHPhotoLibrary.shared().performChanges {
        let request = PHAssetCreationRequest.forAsset()
        request.addResource(with: .photo, data: data, options: nil)
      }
    }
  }
}
