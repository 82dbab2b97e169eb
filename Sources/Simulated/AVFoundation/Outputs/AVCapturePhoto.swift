public import Foundation
import SimulatedCoreGraphics

/// A photo without a picture; a few bytes stand in for the file.
@Kept(
  """
  let photoCount: Int = 1; let isRawPhoto: Bool = false; let timestamp: CMTime = .zero
  let metadata: [String: Any] = [:]; let pixelBuffer: CVPixelBuffer? = nil
  let previewPixelBuffer: CVPixelBuffer? = nil; let sequenceCount: Int = 0
  let sourceDeviceType: AVCaptureDevice.DeviceType? = nil; let lensStabilizationStatus: Int = 0
  let depthData: AVDepthData? = nil; let bracketSettings: AVCaptureBracketedStillImageSettings? = nil
  func previewCGImageRepresentation() -> CGImage? = nil
  """)
public class AVCapturePhoto: NSObject {
  /// The settings that the photo was taken with.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings

  init(_ settings: AVCapturePhotoSettings) {
    resolvedSettings = AVCaptureResolvedPhotoSettings(settings)
  }

  /// Returns the bytes that stand in for the file.
  public func fileDataRepresentation() -> Data? { Data("photo \(resolvedSettings.uniqueID)".utf8) }

  /// Returns an image of the size of the photo, without a content.
  public func cgImageRepresentation() -> CGImage? {
    let dimensions = resolvedSettings.photoDimensions
    return CGImage(width: Int(dimensions.width), height: Int(dimensions.height))
  }
}

/// A photo that is finished later; none is ever delivered.
public final class AVCaptureDeferredPhotoProxy: AVCapturePhoto {}

/// The distances in a picture; there are none.
public final class AVDepthData: NSObject {}
