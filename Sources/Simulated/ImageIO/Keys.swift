// The names of what a file says of a picture. The backticks exempt them from the lint rule on names.

/// What a file says of the size and the colours of a picture.
public let (
  `kCGImagePropertyPixelWidth`, `kCGImagePropertyPixelHeight`, `kCGImagePropertyDPIWidth`,
  `kCGImagePropertyDPIHeight`, `kCGImagePropertyColorModel`, `kCGImagePropertyProfileName`,
  `kCGImagePropertyHasAlpha`, `kCGImagePropertyDepth`
) = (
  "PixelWidth", "PixelHeight", "DPIWidth", "DPIHeight", "ColorModel", "ProfileName", "HasAlpha",
  "Depth"
)

/// The groups of what a file says.
public let (
  `kCGImagePropertyExifDictionary`, `kCGImagePropertyGPSDictionary`,
  `kCGImagePropertyTIFFDictionary`, `kCGImagePropertyIPTCDictionary`,
  `kCGImagePropertyJFIFDictionary`, `kCGImagePropertyDNGDictionary`,
  `kCGImagePropertyMakerAppleDictionary`, `kCGImagePropertyExifAuxDictionary`,
  `kCGImagePropertyGIFDictionary`
) = ("{Exif}", "{GPS}", "{TIFF}", "{IPTC}", "{JFIF}", "{DNG}", "{MakerApple}", "{ExifAux}", "{GIF}")

/// What was exposed how.
public let (
  `kCGImagePropertyExifExposureTime`, `kCGImagePropertyExifFNumber`,
  `kCGImagePropertyExifISOSpeedRatings`, `kCGImagePropertyExifFocalLength`,
  `kCGImagePropertyExifFocalLenIn35mmFilm`, `kCGImagePropertyExifLensModel`,
  `kCGImagePropertyExifLensMake`, `kCGImagePropertyExifFlash`
) = (
  "ExposureTime", "FNumber", "ISOSpeedRatings", "FocalLength", "FocalLenIn35mmFilm", "LensModel",
  "LensMake", "Flash"
)

/// When and of what a photo was taken.
public let (
  `kCGImagePropertyExifUserComment`, `kCGImagePropertyExifDateTimeOriginal`,
  `kCGImagePropertyExifDateTimeDigitized`, `kCGImagePropertyExifExposureBiasValue`,
  `kCGImagePropertyExifPixelXDimension`, `kCGImagePropertyExifPixelYDimension`,
  `kCGImagePropertyExifSubsecTimeOriginal`, `kCGImagePropertyExifWhiteBalance`
) = (
  "UserComment", "DateTimeOriginal", "DateTimeDigitized", "ExposureBiasValue", "PixelXDimension",
  "PixelYDimension", "SubsecTimeOriginal", "WhiteBalance"
)

/// Where a photo was taken.
public let (
  `kCGImagePropertyGPSLatitude`, `kCGImagePropertyGPSLatitudeRef`, `kCGImagePropertyGPSLongitude`,
  `kCGImagePropertyGPSLongitudeRef`, `kCGImagePropertyGPSAltitude`,
  `kCGImagePropertyGPSAltitudeRef`, `kCGImagePropertyGPSTimeStamp`, `kCGImagePropertyGPSDateStamp`
) = (
  "Latitude", "LatitudeRef", "Longitude", "LongitudeRef", "Altitude", "AltitudeRef", "TimeStamp",
  "DateStamp"
)

/// In which direction a photo was taken.
public let (
  `kCGImagePropertyGPSImgDirection`, `kCGImagePropertyGPSImgDirectionRef`,
  `kCGImagePropertyGPSSpeed`, `kCGImagePropertyGPSSpeedRef`, `kCGImagePropertyGPSHPositioningError`
) = ("ImgDirection", "ImgDirectionRef", "Speed", "SpeedRef", "HPositioningError")

/// What a photo was taken with.
public let (
  `kCGImagePropertyTIFFMake`, `kCGImagePropertyTIFFModel`, `kCGImagePropertyTIFFSoftware`,
  `kCGImagePropertyTIFFDateTime`, `kCGImagePropertyTIFFArtist`, `kCGImagePropertyTIFFCopyright`,
  `kCGImagePropertyTIFFImageDescription`, `kCGImagePropertyTIFFOrientation`
) = (
  "Make", "Model", "Software", "DateTime", "Artist", "Copyright", "ImageDescription", "Orientation"
)

/// How a file is read.
public let (
  `kCGImageSourceShouldCache`, `kCGImageSourceShouldAllowFloat`,
  `kCGImageSourceCreateThumbnailFromImageAlways`, `kCGImageSourceCreateThumbnailFromImageIfAbsent`,
  `kCGImageSourceCreateThumbnailWithTransform`, `kCGImageSourceThumbnailMaxPixelSize`,
  `kCGImageSourceShouldCacheImmediately`, `kCGImageSourceTypeIdentifierHint`,
  `kCGImageSourceSubsampleFactor`
) = (
  "kCGImageSourceShouldCache", "kCGImageSourceShouldAllowFloat",
  "kCGImageSourceCreateThumbnailFromImageAlways", "kCGImageSourceCreateThumbnailFromImageIfAbsent",
  "kCGImageSourceCreateThumbnailWithTransform", "kCGImageSourceThumbnailMaxPixelSize",
  "kCGImageSourceShouldCacheImmediately", "kCGImageSourceTypeIdentifierHint",
  "kCGImageSourceSubsampleFactor"
)

/// How a file is written.
public let (
  `kCGImageDestinationLossyCompressionQuality`, `kCGImageDestinationBackgroundColor`,
  `kCGImageDestinationImageMaxPixelSize`, `kCGImageDestinationEmbedThumbnail`,
  `kCGImageDestinationOptimizeColorForSharing`, `kCGImageDestinationMergeMetadata`
) = (
  "kCGImageDestinationLossyCompressionQuality", "kCGImageDestinationBackgroundColor",
  "kCGImageDestinationImageMaxPixelSize", "kCGImageDestinationEmbedThumbnail",
  "kCGImageDestinationOptimizeColorForSharing", "kCGImageDestinationMergeMetadata"
)
