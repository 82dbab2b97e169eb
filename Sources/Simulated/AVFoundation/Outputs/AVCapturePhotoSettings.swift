public import Foundation
import SimulatedCoreGraphics
import Synchronization

/// The settings for a request for a photo.
@Kept(
  """
  flashMode = AVCaptureDevice.FlashMode.off; isHighResolutionPhotoEnabled = false
  photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  maxPhotoDimensions = CMVideoDimensions(); isDepthDataDeliveryEnabled = false
  embedsDepthDataInPhoto = false; livePhotoMovieFileURL: URL? = nil
  livePhotoVideoCodecType = AVVideoCodecType.hevc; previewPhotoFormat: [String: Any]? = nil
  embeddedThumbnailPhotoFormat: [String: Any]? = nil; metadata: [String: Any] = [:]
  isPortraitEffectsMatteDeliveryEnabled = false; isAutoRedEyeReductionEnabled = false
  isAutoVirtualDeviceFusionEnabled = true; isCameraCalibrationDataDeliveryEnabled = false
  isShutterSoundSuppressionEnabled = false; isConstantColorEnabled = false
  isAutoContentAwareDistortionCorrectionEnabled = false
  let availablePreviewPhotoPixelFormatTypes: [UInt32] = []; let rawPhotoPixelFormatType: UInt32 = 0
  let availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] = []
  convenience init(rawPixelFormatType: UInt32) = self.init(format: nil)
  convenience init(rawPixelFormatType: UInt32, processedFormat: [String: Any]?) = self.init(format: processedFormat)
  """)
open class AVCapturePhotoSettings: NSObject {
  /// A number that is unique to these settings.
  public let uniqueID: Int64

  /// The format of the photo, such as its codec.
  public let format: [String: Any]?

  private static let count = Atomic<Int64>(0)

  /// Creates settings for a photo in the default format.
  public override convenience init() { self.init(format: nil) }

  /// Creates settings for a photo in a format.
  public init(format: [String: Any]?) {
    self.format = format
    uniqueID = Self.count.add(1, ordering: .relaxed).newValue
  }

  /// Creates settings that ask for the same and have an identifier of their own.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    flashMode = photoSettings.flashMode
    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
    photoQualityPrioritization = photoSettings.photoQualityPrioritization
    maxPhotoDimensions = photoSettings.maxPhotoDimensions
    isDepthDataDeliveryEnabled = photoSettings.isDepthDataDeliveryEnabled
    livePhotoMovieFileURL = photoSettings.livePhotoMovieFileURL
    previewPhotoFormat = photoSettings.previewPhotoFormat
  }
}

/// The settings that a photo is taken with; the dimensions are stand-ins for simulation.
@Kept(
  """
  let photoDimensions: CMVideoDimensions = CMVideoDimensions(width: 4032, height: 3024)
  let livePhotoMovieDimensions: CMVideoDimensions = CMVideoDimensions()
  let previewDimensions: CMVideoDimensions = CMVideoDimensions()
  let rawPhotoDimensions: CMVideoDimensions = CMVideoDimensions()
  let deferredPhotoProxyDimensions: CMVideoDimensions = CMVideoDimensions()
  let photoProcessingTimeRange: CMTimeRange = CMTimeRange(start: .zero, duration: .zero)
  let expectedPhotoCount: Int = 1; let isRedEyeReductionEnabled: Bool = false
  let isStillImageStabilizationEnabled: Bool = false; let isContentAwareDistortionCorrectionEnabled: Bool = false
  """)
public final class AVCaptureResolvedPhotoSettings: NSObject, Sendable {
  /// The identifier of the settings that the app passed.
  public let uniqueID: Int64

  /// Whether the flash fires.
  public let isFlashEnabled: Bool

  init(_ settings: AVCapturePhotoSettings) {
    (uniqueID, isFlashEnabled) = (settings.uniqueID, settings.flashMode == .on)
  }
}

/// Settings for several photos with different exposures, of which one is taken.
@Kept(
  """
  let maxBracketedCaptureStillImageSettings: Int = 3; isLensStabilizationEnabled = false
  convenience init(rawPixelFormatType: UInt32, processedFormat: [String: Any]?, bracketedSettings: [AVCaptureBracketedStillImageSettings]) = self.init(format: processedFormat)
  """)
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {}

/// The exposure of one of several photos.
@Kept(
  """
  static func autoExposureSettings(exposureTargetBias: Float) -> AVCaptureBracketedStillImageSettings = .init()
  static func manualExposureSettings(exposureDuration: CMTime, iso: Float) -> AVCaptureBracketedStillImageSettings = .init()
  """)
public final class AVCaptureBracketedStillImageSettings: NSObject {}
