import AVFoundation

/// Owns the session, off the main thread, because starting it takes a while on a phone.
actor CaptureService {
  private let session = AVCaptureSession()
  private let output = AVCapturePhotoOutput()

  func start() {
    guard let device = AVCaptureDevice.default(for: .video),
      let input = try? AVCaptureDeviceInput(device: device)
    else { return }
    session.addInput(input)
    session.addOutput(output)
    session.startRunning()
  }

  func takePhoto(for delegate: any AVCapturePhotoCaptureDelegate & Sendable) {
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: delegate)
  }
}
