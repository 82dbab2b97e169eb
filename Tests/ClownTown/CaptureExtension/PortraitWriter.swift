import AVFoundation
import Photos

/// Writes a portrait under a temporary name first, so that the app never sees half of one.
final class PortraitWriter: NSObject, AVCapturePhotoCaptureDelegate {
  private let directory: URL
  private let onFinish: @MainActor @Sendable () -> Void

  init(directory: URL, onFinish: @escaping @MainActor @Sendable () -> Void) {
    self.directory = directory
    self.onFinish = onFinish
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {
    guard error == nil, let data = photo.fileDataRepresentation() else { return }
    let name = UUID().uuidString
    let temporary = directory.appendingPathComponent(".\(name).partial")
    let file = directory.appendingPathComponent("\(name).heic")
    guard (try? data.write(to: temporary)) != nil,
      (try? FileManager.default.moveItem(at: temporary, to: file)) != nil
    else { return }
    PHPhotoLibrary.shared().performChanges {
      PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: nil)
    }
    Task { [onFinish] in await onFinish() }
  }
}
