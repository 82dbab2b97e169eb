/// An error of the photo library, limited to those that saving needs.
@ErrorCodes(
  "PHPhotosErrorDomain",
  """
  internalError = -1; userCancelled = 3072; invalidResource = 3302; missingResource = 3303
  accessUserDenied = 3311; accessRestricted = 3310; changeNotSupported = 3300
  """)
public struct PHPhotosError: CustomNSError, LocalizedError, Hashable, Sendable {}
