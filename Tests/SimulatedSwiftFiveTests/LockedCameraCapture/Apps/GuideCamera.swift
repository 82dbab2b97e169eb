import AVFoundation
import Photos
import SwiftUI

/// The camera of the guide: everything that blocks runs on a queue of its own.
class GuideCamera: NSObject, ObservableObject {
  @Published var photos = 0
  @Published var zoom: Float = 1

  let session = AVCaptureSession()
  private let sessionQueue = DispatchQueue(label: "com.yourapp.camera.session", qos: .userInitiated)
  private let photoOutput = AVCapturePhotoOutput()
  private var directory: URL?

  func checkPermissions(_ directory: URL) {
    self.directory = directory
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .authorized:
      configureSession()
    case .notDetermined:
      AVCaptureDevice.requestAccess(for: .video) { [weak self] granted in
        if granted { self?.configureSession() }
      }
    case .denied, .restricted:
      print("no access to the camera")
    @unknown default:
      break
    }
  }

  private func configureSession() {
    sessionQueue.async { [self] in
      session.beginConfiguration()
      session.sessionPreset = .photo
      if let device = AVCaptureDevice.default(
        .builtInWideAngleCamera, for: .video, position: .back),
        let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input)
      {
        session.addInput(input)
      }
      if session.canAddOutput(photoOutput) { session.addOutput(photoOutput) }
      addControls()
      session.commitConfiguration()
      session.startRunning()
    }
  }

  private func addControls() {
    guard session.supportsControls else { return }
    session.setControlsDelegate(self, queue: sessionQueue)
    let slider = AVCaptureSlider("Zoom", symbolName: "plus.magnifyingglass", in: 1...5)
    slider.setActionQueue(sessionQueue) { [weak self] value in
      DispatchQueue.main.async { self?.zoom = value }
    }
    if session.canAddControl(slider) { session.addControl(slider) }
  }

  func takePhoto() {
    sessionQueue.async { [self] in
      photoOutput.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
    }
  }
}

extension GuideCamera: AVCapturePhotoCaptureDelegate {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?
  ) {
    guard error == nil, let data = photo.fileDataRepresentation(), let directory else { return }
    try? data.write(to: directory.appendingPathComponent("\(UUID().uuidString).jpg"))
    PHPhotoLibrary.shared().performChanges {
      PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: nil)
    } completionHandler: { _, _ in
      DispatchQueue.main.async { self.photos += 1 }
    }
  }
}

extension GuideCamera: AVCaptureSessionControlsDelegate {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
}
