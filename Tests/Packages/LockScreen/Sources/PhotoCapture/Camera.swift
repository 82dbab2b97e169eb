import AVFoundation
import Observation

/// Writes each photo into a visit's directory.
@MainActor
@Observable
final class Camera: NSObject {
  private(set) var count = 0
  @ObservationIgnored private let service = CaptureService()
  @ObservationIgnored private let directory: URL

  init(directory: URL) {
    self.directory = directory
  }

  func start() async {
    await service.start()
  }

  func takePhoto() {
    Task { await service.takePhoto(for: self) }
  }
}

extension Camera: AVCapturePhotoCaptureDelegate {
  /// Writes under a temporary name first, because the phone may end the extension at any instant.
  nonisolated func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {
    guard let data = photo.fileDataRepresentation() else { return }
    let file = directory.appendingPathComponent("\(photo.resolvedSettings.uniqueID).jpg")
    let unfinished = file.appendingPathExtension("part")
    do {
      try data.write(to: unfinished)
      try FileManager.default.moveItem(at: unfinished, to: file)
      Task { @MainActor in count += 1 }
    } catch {
      // There is no room left; the next photo may be smaller.
    }
  }
}
