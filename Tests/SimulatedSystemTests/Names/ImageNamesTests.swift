import ImageIO
import XCTest

/// What apps name of files of pictures, in Swift 5 and in Swift 6.
@MainActor
final class ImageNamesTests: XCTestCase {
  func testConstantsAreThere() async {
    let _: [Any?] = [
      kCGImageDestinationLossyCompressionQuality, kCGImagePropertyExifDateTimeDigitized,
      kCGImagePropertyExifDateTimeOriginal, kCGImagePropertyExifDictionary,
      kCGImagePropertyExifExposureBiasValue, kCGImagePropertyExifExposureTime,
      kCGImagePropertyExifDigitalZoomRatio, kCGImagePropertyExifFNumber, kCGImagePropertyExifFlash,
      kCGImagePropertyExifFocalLenIn35mmFilm, kCGImagePropertyExifFocalLength,
      kCGImagePropertyExifISOSpeedRatings, kCGImagePropertyExifLensMake,
      kCGImagePropertyExifLensModel, kCGImagePropertyExifPixelXDimension,
      kCGImagePropertyExifPixelYDimension, kCGImagePropertyExifUserComment,
      kCGImagePropertyGPSAltitude, kCGImagePropertyGPSAltitudeRef, kCGImagePropertyGPSDateStamp,
      kCGImagePropertyGPSHPositioningError, kCGImagePropertyGPSImgDirection,
      kCGImagePropertyGPSImgDirectionRef, kCGImagePropertyGPSLongitude,
      kCGImagePropertyGPSLongitudeRef, kCGImagePropertyGPSSpeed, kCGImagePropertyGPSSpeedRef,
      kCGImagePropertyGPSTimeStamp, kCGImagePropertyMakerAppleDictionary,
      kCGImagePropertyPixelHeight, kCGImagePropertyPixelWidth, kCGImagePropertyTIFFDateTime,
      kCGImagePropertyTIFFMake, kCGImagePropertyTIFFModel, kCGImagePropertyTIFFOrientation,
      kCGImagePropertyTIFFSoftware, kCGImageSourceCreateThumbnailFromImageAlways,
      kCGImageSourceCreateThumbnailFromImageIfAbsent, kCGImageSourceCreateThumbnailWithTransform,
      kCGImageSourceShouldCache, kCGImageSourceShouldCacheImmediately,
    ]
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      CGImageDestination.self
    ]
  }
}
