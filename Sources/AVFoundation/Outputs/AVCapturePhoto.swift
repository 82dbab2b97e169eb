public import Foundation

/// A photo without a picture: a few bytes stand for the file.
public final class AVCapturePhoto: NSObject, Sendable {
  /// What became of the app's wishes.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings

  /// The number of the photo among those of one request.
  public let photoCount = 1

  /// Whether the photo is one of a kind that is not processed.
  public let isRawPhoto = false

  /// When the photo was taken; always at the start.
  public let timestamp = CMTime.zero

  /// Data about the photo; none.
  public var metadata: [String: Any] { [:] }

  init(_ settings: AVCapturePhotoSettings) {
    resolvedSettings = AVCaptureResolvedPhotoSettings(settings)
  }

  /// The bytes that stand for the file.
  public func fileDataRepresentation() -> Data? {
    Data("photo \(resolvedSettings.uniqueID)".utf8)
  }
}
