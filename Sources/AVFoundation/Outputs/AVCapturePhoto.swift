public import Foundation

/// A photo without a picture; a few bytes stand in for the file.
public final class AVCapturePhoto: NSObject, Sendable {
  /// The settings that the photo was taken with.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings

  /// The number of the photo among those of its request; always 1.
  public let photoCount = 1

  /// Whether this is a RAW photo; always `false`.
  public let isRawPhoto = false

  /// The time at which the photo was taken; always zero.
  public let timestamp = CMTime.zero

  /// The metadata of the photo; always empty.
  public var metadata: [String: Any] { [:] }

  init(_ settings: AVCapturePhotoSettings) {
    resolvedSettings = AVCaptureResolvedPhotoSettings(settings)
  }

  /// Returns the bytes that stand in for the file.
  public func fileDataRepresentation() -> Data? {
    Data("photo \(resolvedSettings.uniqueID)".utf8)
  }
}
