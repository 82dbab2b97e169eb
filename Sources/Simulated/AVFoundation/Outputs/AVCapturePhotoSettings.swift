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
  isAutoContentAwareDistortionCorrectionEnabled = false; processedFileType: AVFileType? = nil; rawFileType: AVFileType? = nil
  enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []; rawEmbeddedThumbnailPhotoFormat: [String: Any]? = nil
  livePhotoMovieMetadata: [AVMetadataItem] = []; embedsPortraitEffectsMatteInPhoto = false; embedsSemanticSegmentationMattesInPhoto = false
  let availablePreviewPhotoPixelFormatTypes: [UInt32] = [kCVPixelFormatType_32BGRA]; let rawPhotoPixelFormatType: UInt32 = 0
  let availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] = []; let availableRawEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] = []
  rawFileFormat: [String: Any]? = nil; virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice] = []
  let __availablePreviewPhotoPixelFormatTypes: [NSNumber] = availablePreviewPhotoPixelFormatTypes.map { NSNumber(value: $0) }
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

  /// Creates a copy of other settings with a new identifier.
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
  /// The size of the preview; empty unless the app asks for a preview.
  public let previewDimensions: CMVideoDimensions

  init(_ settings: AVCapturePhotoSettings) {
    (uniqueID, isFlashEnabled) = (settings.uniqueID, settings.flashMode == .on)
    previewDimensions =
      settings.previewPhotoFormat.map { _ in CMVideoDimensions(width: 1440, height: 1080) }
      ?? CMVideoDimensions()
  }
}

/// Settings for several photos with different exposures; the simulation takes one photo.
@Kept(
  "bracketedSettings: [AVCaptureBracketedStillImageSettings] = []; isLensStabilizationEnabled = false; let isLensStabilizationSupported: Bool = false"
)
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
  /// Creates settings for several photos, one for each exposure.
  public convenience init(
    rawPixelFormatType: UInt32, processedFormat: [String: Any]?,
    bracketedSettings: [AVCaptureBracketedStillImageSettings]
  ) {
    self.init(format: processedFormat)
    self.bracketedSettings = bracketedSettings
  }
}

/// The exposure of one of several photos.
public class AVCaptureBracketedStillImageSettings: NSObject {}

/// An exposure that the camera chooses, with a bias.
@Fields("let", "exposureTargetBias: Float")
@Kept(
  "static func autoExposureSettings(exposureTargetBias: Float) -> Self = Self(exposureTargetBias: exposureTargetBias)"
)
public final class AVCaptureAutoExposureBracketedStillImageSettings:
  AVCaptureBracketedStillImageSettings
{}

/// An exposure that the app chooses.
@Fields("let", "exposureDuration: CMTime, iso: Float")
@Kept(
  "static func manualExposureSettings(exposureDuration: CMTime, iso: Float) -> Self = Self(exposureDuration: exposureDuration, iso: iso)"
)
public final class AVCaptureManualExposureBracketedStillImageSettings:
  AVCaptureBracketedStillImageSettings
{}

/// An item of a movie's metadata.
@Kept(
  """
  identifier: AVMetadataIdentifier? = nil; value: (any NSCopying & NSObjectProtocol)? = nil; locale: Locale? = nil
  extendedLanguageTag: String? = nil; dataType: String? = nil; let stringValue: String? = value.map { String(describing: $0) }
  let dateValue: Date? = (value as? NSDate).map { $0 as Date }; key: (any NSCopying & NSObjectProtocol)? = nil; keySpace: AVMetadataKeySpace? = nil
  """)
open class AVMetadataItem: NSObject {}

/// An item of metadata that an app sets.
public final class AVMutableMetadataItem: AVMetadataItem {}

/// The meaning of an item of metadata.
@RawText(
  """
  commonIdentifierTitle; commonIdentifierDescription; commonIdentifierCreationDate; commonIdentifierLocation
  commonIdentifierMake; commonIdentifierModel; commonIdentifierSoftware; commonIdentifierArtwork
  quickTimeMetadataLocationISO6709; quickTimeMetadataCreationDate; quickTimeMetadataContentIdentifier
  """)
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {}

/// A set of keys for the metadata of a movie.
@RawText("common; quickTimeMetadata")
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {}
