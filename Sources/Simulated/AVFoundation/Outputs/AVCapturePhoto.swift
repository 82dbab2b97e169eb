/// A photo without a picture; a few bytes stand in for the file.
@Kept(
  """
  let photoCount: Int = 1; let isRawPhoto: Bool = false; let timestamp: CMTime = .zero
  let metadata: [String: Any] = [kCGImagePropertyOrientation: UInt32(6)]; let pixelBuffer: CVPixelBuffer? = nil
  let previewPixelBuffer: CVPixelBuffer? = nil; let sequenceCount: Int = 0
  let sourceDeviceType: AVCaptureDevice.DeviceType? = nil; let lensStabilizationStatus: Int = 0
  let depthData: AVDepthData? = nil; let bracketSettings: AVCaptureBracketedStillImageSettings? = nil
  func cgImageRepresentation() -> CGImage? = picture(resolvedSettings.photoDimensions)
  func previewCGImageRepresentation() -> CGImage? = picture(resolvedSettings.previewDimensions); let cameraCalibrationData: AVCameraCalibrationData? = nil
  func semanticSegmentationMatte(for type: AVSemanticSegmentationMatte.MatteType) -> AVSemanticSegmentationMatte? = nil
  func fileDataRepresentation(with customizer: any AVCapturePhotoFileDataRepresentationCustomizer) -> Data? = fileDataRepresentation()
  let portraitEffectsMatte: AVPortraitEffectsMatte? = nil; let embeddedThumbnailPhotoFormat: [String: Any]? = nil
  """)
public class AVCapturePhoto: NSObject {
  /// The settings that the photo was taken with.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings

  init(_ settings: AVCapturePhotoSettings) {
    resolvedSettings = AVCaptureResolvedPhotoSettings(settings)
  }

  /// Returns the bytes that stand in for the file.
  public func fileDataRepresentation() -> Data? { Data("photo \(resolvedSettings.uniqueID)".utf8) }

  /// Returns a picture without a content, or `nil` if it would be empty.
  private func picture(_ size: CMVideoDimensions) -> CGImage? {
    size.width > 0 ? CGImage(width: Int(size.width), height: Int(size.height)) : nil
  }
}

/// A photo that the system finishes later; the simulation never delivers one.
public final class AVCaptureDeferredPhotoProxy: AVCapturePhoto {}

/// Customizes the file of a photo; nothing calls it, because simulated photos have no picture.
public protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {}

/// A matte that marks a part of a picture; the simulation never delivers one.
@Kept(
  """
  let mattingImage: CVPixelBuffer = CVPixelBuffer(width: 1, height: 1, format: pixelFormatType)
  func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self = self
  let matteType: MatteType = .skin; let pixelFormatType: OSType = kCVPixelFormatType_OneComponent8
  """)
public final class AVSemanticSegmentationMatte: NSObject {
  /// The type of the part that a matte marks.
  @RawText("AVSemanticSegmentationMatteType", "skin; hair; teeth; glasses")
  public struct MatteType: RawRepresentable, Hashable, Sendable {}
}

/// A matte that marks the person in a picture; the simulation never delivers one.
@Kept(
  """
  let mattingImage: CVPixelBuffer = CVPixelBuffer(width: 1, height: 1, format: pixelFormatType)
  func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self = self
  let pixelFormatType: OSType = kCVPixelFormatType_OneComponent8
  """)
public final class AVPortraitEffectsMatte: NSObject {}
