// The names of what a file says of a picture. The backticks exempt them from the lint rule on names.

/// The keys for the width and the height of a file's picture.
public let (kCGImagePropertyPixelWidth, kCGImagePropertyPixelHeight) = ("PixelWidth", "PixelHeight")

/// The groups of what a file says.
public let (
  kCGImagePropertyExifDictionary, kCGImagePropertyGPSDictionary,
  kCGImagePropertyTIFFDictionary, kCGImagePropertyMakerAppleDictionary
) = ("{Exif}", "{GPS}", "{TIFF}", "{MakerApple}")

/// What was exposed how.
public let (
  kCGImagePropertyExifExposureTime, kCGImagePropertyExifFNumber,
  kCGImagePropertyExifISOSpeedRatings, kCGImagePropertyExifFocalLength,
  kCGImagePropertyExifFocalLenIn35mmFilm, kCGImagePropertyExifLensModel,
  kCGImagePropertyExifLensMake, kCGImagePropertyExifFlash
) = (
  "ExposureTime", "FNumber", "ISOSpeedRatings", "FocalLength", "FocalLenIn35mmFilm", "LensModel",
  "LensMake", "Flash"
)

/// When and of what a photo was taken.
public let (
  kCGImagePropertyExifUserComment, kCGImagePropertyExifDateTimeOriginal,
  kCGImagePropertyExifDateTimeDigitized, kCGImagePropertyExifExposureBiasValue,
  kCGImagePropertyExifPixelXDimension, kCGImagePropertyExifPixelYDimension
) = (
  "UserComment", "DateTimeOriginal", "DateTimeDigitized", "ExposureBiasValue", "PixelXDimension",
  "PixelYDimension"
)

/// Where a photo was taken.
public let (
  kCGImagePropertyGPSLatitude, kCGImagePropertyGPSLatitudeRef, kCGImagePropertyGPSLongitude,
  kCGImagePropertyGPSLongitudeRef, kCGImagePropertyGPSAltitude,
  kCGImagePropertyGPSAltitudeRef, kCGImagePropertyGPSTimeStamp, kCGImagePropertyGPSDateStamp
) = (
  "Latitude", "LatitudeRef", "Longitude", "LongitudeRef", "Altitude", "AltitudeRef", "TimeStamp",
  "DateStamp"
)

/// In which direction a photo was taken.
public let (
  kCGImagePropertyGPSImgDirection, kCGImagePropertyGPSImgDirectionRef,
  kCGImagePropertyGPSSpeed, kCGImagePropertyGPSSpeedRef, kCGImagePropertyGPSHPositioningError
) = ("ImgDirection", "ImgDirectionRef", "Speed", "SpeedRef", "HPositioningError")

/// What a photo was taken with.
public let (
  kCGImagePropertyTIFFMake, kCGImagePropertyTIFFModel, kCGImagePropertyTIFFSoftware,
  kCGImagePropertyTIFFDateTime, kCGImagePropertyTIFFOrientation
) = ("Make", "Model", "Software", "DateTime", "Orientation")

/// How a file is read.
public let (
  kCGImageSourceShouldCache, kCGImageSourceCreateThumbnailFromImageAlways,
  kCGImageSourceCreateThumbnailFromImageIfAbsent, kCGImageSourceCreateThumbnailWithTransform,
  kCGImageSourceThumbnailMaxPixelSize, kCGImageSourceShouldCacheImmediately
) = (
  "kCGImageSourceShouldCache", "kCGImageSourceCreateThumbnailFromImageAlways",
  "kCGImageSourceCreateThumbnailFromImageIfAbsent", "kCGImageSourceCreateThumbnailWithTransform",
  "kCGImageSourceThumbnailMaxPixelSize", "kCGImageSourceShouldCacheImmediately"
)

/// How a file is written.
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
