public import Foundation

/// What became of an app's wishes for a photo.
public final class AVCaptureResolvedPhotoSettings: NSObject, Sendable {
  /// The number of the settings that the app passed.
  public let uniqueID: Int64

  /// Whether the flash is used.
  public let isFlashEnabled: Bool

  /// The size of the photo.
  public let photoDimensions = CMVideoDimensions(width: 4032, height: 3024)

  init(_ settings: AVCapturePhotoSettings) {
    uniqueID = settings.uniqueID
    isFlashEnabled = settings.flashMode == .on
  }
}
