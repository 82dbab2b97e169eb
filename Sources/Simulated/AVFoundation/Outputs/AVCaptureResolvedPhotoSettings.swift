public import Foundation

/// The settings that a photo is taken with.
public final class AVCaptureResolvedPhotoSettings: NSObject, Sendable {
  /// The identifier of the settings that the app passed.
  public let uniqueID: Int64

  /// Whether the flash fires.
  public let isFlashEnabled: Bool

  /// The dimensions of the photo; a stand-in for simulation.
  public let photoDimensions = CMVideoDimensions(width: 4032, height: 3024)

  /// The dimensions of the movie of a Live Photo; zero, since there is none.
  public let livePhotoMovieDimensions = CMVideoDimensions()

  init(_ settings: AVCapturePhotoSettings) {
    uniqueID = settings.uniqueID
    isFlashEnabled = settings.flashMode == .on
  }
}
