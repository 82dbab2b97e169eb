import AVFoundation
import Combine

/// Takes photos.
final class PhotoCapture: OutputService {
  @Published private(set) var activity = CaptureActivity.idle
  let output = AVCapturePhotoOutput()

  func takePhoto() async throws -> Photo {
    guard isReady else { throw CameraError.interrupted }
    return try await withCheckedThrowingContinuation { continuation in
      let settings = AVCapturePhotoSettings()
      settings.photoQualityPrioritization = .balanced
      let receiver = PhotoReceiver(continuation: continuation)
      receiver.$activity.assign(to: &$activity)
      output.capturePhoto(with: settings, delegate: receiver)
    }
  }
}
