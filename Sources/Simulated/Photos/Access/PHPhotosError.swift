/// An error of the photo library, limited to those that saving needs.
@ErrorCodes(
  """
  internalError = -1; userCancelled = 3072; invalidResource = 3302; missingResource = 3303
  accessUserDenied = 3311; accessRestricted = 3310; changeNotSupported = 3300
  """)
public struct PHPhotosError: Error, Hashable, LocalizedError, Sendable {
  /// The code of the error.
  public let code: Code

  /// What happened, for display.
  public let errorDescription: String?

  /// Creates an error with a code.
  public init(_ code: Code) {
    self.init(code, "The operation could not be completed. (PHPhotosErrorDomain \(code.rawValue))")
  }

  init(_ code: Code, _ sentence: String) {
    self.code = code
    errorDescription = sentence
  }
}

extension PHPhotosError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "PHPhotosErrorDomain" }

  /// The code of the error, as a number.
  public var errorCode: Int { code.rawValue }

  /// What happened, for display, as `NSError` has it.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription as Any] }
}

extension PHPhotosError.Code {
  /// Returns whether an error has a code, for `catch PHPhotosError.accessUserDenied`.
  public static func ~= (code: PHPhotosError.Code, error: any Error) -> Bool {
    (error as? PHPhotosError)?.code == code
  }
}
