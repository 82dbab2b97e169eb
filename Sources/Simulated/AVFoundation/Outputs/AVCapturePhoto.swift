public import Foundation

/// A photo without a picture; a few bytes stand in for the file.
public class AVCapturePhoto: NSObject {
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

  /// Returns an image of the size of the photo, without a content.
  public func cgImageRepresentation() -> CGImage? {
    let dimensions = resolvedSettings.photoDimensions
    return CGImage(width: Int(dimensions.width), height: Int(dimensions.height))
  }

  /// Returns `nil`, since there are no previews.
  public func previewCGImageRepresentation() -> CGImage? { nil }

  /// The picture; always `nil`.
  public var pixelBuffer: CVPixelBuffer? { nil }
}

/// A photo that is finished later; none is ever delivered.
public final class AVCaptureDeferredPhotoProxy: AVCapturePhoto {}
