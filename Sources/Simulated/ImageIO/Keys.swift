// The keys for a picture's metadata. The backticks exempt them from the lint rule on names.

/// The keys for the width and the height of a file's picture.
public let (kCGImagePropertyPixelWidth, kCGImagePropertyPixelHeight) = ("PixelWidth", "PixelHeight")

/// The keys for the groups of metadata in a file.
public let (
  kCGImagePropertyExifDictionary, kCGImagePropertyGPSDictionary,
  kCGImagePropertyTIFFDictionary, kCGImagePropertyMakerAppleDictionary
) = ("{Exif}", "{GPS}", "{TIFF}", "{MakerApple}")

/// The keys for the exposure of a photo, and for the lens.
public let (
  kCGImagePropertyExifExposureTime, kCGImagePropertyExifFNumber,
  kCGImagePropertyExifISOSpeedRatings, kCGImagePropertyExifFocalLength,
  kCGImagePropertyExifFocalLenIn35mmFilm, kCGImagePropertyExifLensModel,
  kCGImagePropertyExifLensMake, kCGImagePropertyExifFlash,
  kCGImagePropertyExifDigitalZoomRatio
) = (
  "ExposureTime", "FNumber", "ISOSpeedRatings", "FocalLength", "FocalLenIn35mmFilm", "LensModel",
  "LensMake", "Flash", "DigitalZoomRatio"
)

/// The keys for the comment, the dates, the exposure bias, and the size of a photo.
public let (
  kCGImagePropertyExifUserComment, kCGImagePropertyExifDateTimeOriginal,
  kCGImagePropertyExifDateTimeDigitized, kCGImagePropertyExifExposureBiasValue,
  kCGImagePropertyExifPixelXDimension, kCGImagePropertyExifPixelYDimension
) = (
  "UserComment", "DateTimeOriginal", "DateTimeDigitized", "ExposureBiasValue", "PixelXDimension",
  "PixelYDimension"
)

/// The keys for the place and the time at which a camera took a photo.
public let (
  kCGImagePropertyGPSLatitude, kCGImagePropertyGPSLatitudeRef, kCGImagePropertyGPSLongitude,
  kCGImagePropertyGPSLongitudeRef, kCGImagePropertyGPSAltitude,
  kCGImagePropertyGPSAltitudeRef, kCGImagePropertyGPSTimeStamp, kCGImagePropertyGPSDateStamp
) = (
  "Latitude", "LatitudeRef", "Longitude", "LongitudeRef", "Altitude", "AltitudeRef", "TimeStamp",
  "DateStamp"
)

/// The keys for the direction and the speed of the camera.
public let (
  kCGImagePropertyGPSImgDirection, kCGImagePropertyGPSImgDirectionRef,
  kCGImagePropertyGPSSpeed, kCGImagePropertyGPSSpeedRef, kCGImagePropertyGPSHPositioningError
) = ("ImgDirection", "ImgDirectionRef", "Speed", "SpeedRef", "HPositioningError")

/// The keys for the camera and its software.
public let (
  kCGImagePropertyTIFFMake, kCGImagePropertyTIFFModel, kCGImagePropertyTIFFSoftware,
  kCGImagePropertyTIFFDateTime, kCGImagePropertyTIFFOrientation
) = ("Make", "Model", "Software", "DateTime", "Orientation")

/// The options for reading a file.
public let (
  kCGImageSourceShouldCache, kCGImageSourceCreateThumbnailFromImageAlways,
  kCGImageSourceCreateThumbnailFromImageIfAbsent, kCGImageSourceCreateThumbnailWithTransform,
  kCGImageSourceThumbnailMaxPixelSize, kCGImageSourceShouldCacheImmediately
) = (
  "kCGImageSourceShouldCache", "kCGImageSourceCreateThumbnailFromImageAlways",
  "kCGImageSourceCreateThumbnailFromImageIfAbsent", "kCGImageSourceCreateThumbnailWithTransform",
  "kCGImageSourceThumbnailMaxPixelSize", "kCGImageSourceShouldCacheImmediately"
)

/// The option for the quality of a compressed file.
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
