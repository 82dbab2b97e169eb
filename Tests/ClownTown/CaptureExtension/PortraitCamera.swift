import AVFoundation
import Observation

/// What the viewfinder shows and does.
@MainActor
@Observable
final class PortraitCamera {
  let captureSession = AVCaptureSession()
  private(set) var portraits = 0

  private let photoOutput = AVCapturePhotoOutput()
  private let sessionQueue = DispatchQueue(label: "session")
  @ObservationIgnored private var writers: [PortraitWriter] = []

  func start() async {
    guard await AVCaptureDevice.requestAccess(for: .video),
      let device = AVCaptureDevice.default(for: .video),
      let input = try? AVCaptureDeviceInput(device: device)
    else { return }
    captureSession.beginConfiguration()
    if captureSession.canAddInput(input) { captureSession.addInput(input) }
    if captureSession.canAddOutput(photoOutput) { captureSession.addOutput(photoOutput) }
    captureSession.commitConfiguration()
    sessionQueue.async { @Sendable [captureSession] in captureSession.startRunning() }
  }

  func takePortrait(into directory: URL) {
    guard captureSession.isRunning else { return }
    let writer = PortraitWriter(directory: directory) { [weak self] in self?.portraits += 1 }
    writers.append(writer)
    photoOutput.capturePhoto(with: AVCapturePhotoSettings(), delegate: writer)
  }
}
