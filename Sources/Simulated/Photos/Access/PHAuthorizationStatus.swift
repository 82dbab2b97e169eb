/// What the person lets an app do with the photo library.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum PHAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// The person cannot allow it.
  case restricted = 1
  /// The person does not allow it.
  case denied = 2
  /// The person allows it.
  case authorized = 3
  /// The person allows it for some photos.
  case limited = 4

  // The store has the same numbers.
  init(_ access: PhotoStore.Access) { self = Self(rawValue: access.rawValue) ?? .denied }

  var access: PhotoStore.Access { PhotoStore.Access(rawValue: rawValue) ?? .denied }
}

/// How an app wants to use the photo library.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum PHAccessLevel: Int, Sendable {
  /// The app only adds photos.
  case addOnly = 1
  /// The app also reads photos.
  case readWrite = 2

  var level: PhotoStore.Level { self == .addOnly ? .add : .readAndWrite }
}

/// An error of the photo library, limited to those that saving needs.
@ErrorCodes(
  "PHPhotosErrorDomain",
  """
  internalError = -1; userCancelled = 3072; invalidResource = 3302; missingResource = 3303
  accessUserDenied = 3311; accessRestricted = 3310; changeNotSupported = 3300
  """)
public struct PHPhotosError: CustomNSError, LocalizedError, Hashable, Sendable {}
