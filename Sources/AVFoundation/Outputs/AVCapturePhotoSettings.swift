public import Foundation

/// What an app wants of a photo.
open class AVCapturePhotoSettings: NSObject {
  /// A number that no other settings have.
  public let uniqueID: Int64

  /// How the photo is to be compressed.
  public let format: [String: Any]?

  /// Makes settings for a photo of the usual kind.
  public override convenience init() {
    self.init(format: nil)
  }

  /// Makes settings for a photo of a format.
  public init(format: [String: Any]?) {
    self.format = format
    uniqueID = SerialNumber.next()
  }

  /// Makes new settings that wish for the same.
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

  /// Whether the flash is to be used.
  public var flashMode = AVCaptureDevice.FlashMode.off

  /// Whether the photo may be larger than the format's pictures.
  public var isHighResolutionPhotoEnabled = false

  /// How much quality may cost in time.
  public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced

  /// How large the photo may be.
  public var maxPhotoDimensions = CMVideoDimensions()

  /// Whether the photo takes distances along.
  public var isDepthDataDeliveryEnabled = false

  /// Where the movie of a live photo goes.
  public var livePhotoMovieFileURL: URL?

  /// The format of a smaller picture to show first.
  public var previewPhotoFormat: [String: Any]?

  /// The formats of a smaller picture.
  public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
}
