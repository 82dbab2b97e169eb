public import Foundation

/// The settings for a request for a photo.
open class AVCapturePhotoSettings: NSObject {
  /// A number that is unique to these settings.
  public let uniqueID: Int64

  /// The format of the photo, such as its codec.
  public let format: [String: Any]?

  /// Creates settings for a photo in the default format.
  public override convenience init() {
    self.init(format: nil)
  }

  /// Creates settings for a photo in a format.
  public init(format: [String: Any]?) {
    self.format = format
    uniqueID = SerialNumber.next()
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

  /// The flash mode.
  public var flashMode = AVCaptureDevice.FlashMode.off

  /// Whether the photo may have a higher resolution than the format's video.
  public var isHighResolutionPhotoEnabled = false

  /// How to weigh quality against speed.
  public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced

  /// The maximum dimensions of the photo.
  public var maxPhotoDimensions = CMVideoDimensions()

  /// Whether the photo includes depth data.
  public var isDepthDataDeliveryEnabled = false

  /// The URL for the movie of a Live Photo.
  public var livePhotoMovieFileURL: URL?

  /// The format of a preview photo.
  public var previewPhotoFormat: [String: Any]?

  /// The pixel formats of a preview photo; there are none.
  public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
}
