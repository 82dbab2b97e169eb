public import Foundation

/// An error of the photo library.
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

  /// The code of an error, limited to those that saving needs.
  public enum Code: Int, Sendable {
    /// The reason is unknown.
    case internalError = -1
    /// The person ended the change.
    case userCancelled = 3072
    /// The change is not valid.
    case invalidResource = 3302
    /// A file is missing.
    case missingResource = 3303
    /// The person does not allow it.
    case accessUserDenied = 3311
    /// The person cannot allow it.
    case accessRestricted = 3310
    /// The change was made outside a change block, or is empty.
    case changeNotSupported = 3300
  }

  /// The reason is unknown.
  public static var internalError: Code { .internalError }
  /// The person does not allow it.
  public static var accessUserDenied: Code { .accessUserDenied }
  /// The person cannot allow it.
  public static var accessRestricted: Code { .accessRestricted }
  /// The change is not valid.
  public static var invalidResource: Code { .invalidResource }
  /// A file is missing.
  public static var missingResource: Code { .missingResource }
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
