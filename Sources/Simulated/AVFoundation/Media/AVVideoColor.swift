// The backticks exempt Apple's names from the lint rule on names.
/// The keys of a movie's color properties.
public let (
  `AVVideoColorPropertiesKey`, `AVVideoColorPrimariesKey`, `AVVideoTransferFunctionKey`,
  `AVVideoYCbCrMatrixKey`
) = (
  "AVVideoColorPropertiesKey", "AVVideoColorPrimariesKey", "AVVideoTransferFunctionKey",
  "AVVideoYCbCrMatrixKey"
)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The color primaries of a movie.
public let (
  AVVideoColorPrimaries_ITU_R_709_2, AVVideoColorPrimaries_P3_D65, AVVideoColorPrimaries_ITU_R_2020
) = ("ITU_R_709_2", "P3_D65", "ITU_R_2020")
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transfer functions of a movie, which map its numbers to brightness.
public let (
  AVVideoTransferFunction_ITU_R_709_2, AVVideoTransferFunction_ITU_R_2100_HLG,
  AVVideoTransferFunction_SMPTE_ST_2084_PQ
) = ("ITU_R_709_2", "ITU_R_2100_HLG", "SMPTE_ST_2084_PQ")
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The matrices that convert a movie's colors to brightness and color differences.
public let (AVVideoYCbCrMatrix_ITU_R_709_2, AVVideoYCbCrMatrix_ITU_R_2020) = (
  "ITU_R_709_2", "ITU_R_2020"
)
/// The key for how a movie packs its numbers, with its values.
public let (
  `AVVideoH264EntropyModeKey`, `AVVideoH264EntropyModeCABAC`, `AVVideoH264EntropyModeCAVLC`
) = ("AVVideoH264EntropyModeKey", "CABAC", "CAVLC")

/// The key of an item of a movie's metadata.
@RawText(
  """
  commonKeyDescription; commonKeyCreationDate; commonKeyLocation; commonKeyMake; commonKeyModel
  commonKeySoftware; quickTimeMetadataKeyCreationDate; quickTimeMetadataKeyLocationISO6709
  quickTimeMetadataKeyMake; quickTimeMetadataKeyModel; quickTimeMetadataKeySoftware; quickTimeMetadataKeyContentIdentifier
  """)
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {}
