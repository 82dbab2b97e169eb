import AVFoundation
import Combine

typealias PhotoContinuation = CheckedContinuation<Photo, any Error>

/// Receives one photo.
final class PhotoReceiver: NSObject, AVCapturePhotoCaptureDelegate {
  @Published private(set) var activity = CaptureActivity.photo(willCapture: false)
  private let continuation: PhotoContinuation
  private var photo: Photo?

  init(continuation: PhotoContinuation) {
    self.continuation = continuation
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {
    activity = .photo(willCapture: true)
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?,
    error: (any Error)?
  ) {
    photo = deferredPhotoProxy?.fileDataRepresentation().map { Photo(data: $0, isProxy: true) }
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {
    self.photo = photo.fileDataRepresentation().map { Photo(data: $0, isProxy: false) }
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {
    activity = .idle
    if let error {
      continuation.resume(throwing: error)
    } else if let photo {
      continuation.resume(returning: photo)
    } else {
      continuation.resume(throwing: CameraError.noData)
    }
  }
}
