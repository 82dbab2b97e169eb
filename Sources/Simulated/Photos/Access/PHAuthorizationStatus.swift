/// An app's access to the photo library; with `limited`, the app can access only some photos.
@nonexhaustive
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited

  // The store has the same numbers.
  init(_ access: PhotoStore.Access) { self = Self(rawValue: access.rawValue) ?? .denied }

  var access: PhotoStore.Access { PhotoStore.Access(rawValue: rawValue) ?? .denied }
}

/// How an app wants to use the photo library: to add photos, or also to read them.
@nonexhaustive
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite

  var level: PhotoStore.Level { self == .addOnly ? .add : .readAndWrite }
}

/// An error of the photo library, with only the codes that saving needs.
public struct PHPhotosError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case invalidResource = 3302
    case missingResource = 3303
    case accessUserDenied = 3311
    case accessRestricted = 3310
    case changeNotSupported = 3300

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? PHPhotosError)?.code == code
    }
  }

  /// What went wrong.
  public let code: Code
  /// A sentence for display.
  public let localizedDescription: String

  init(_ code: Code, _ localizedDescription: String) {
    (self.code, self.localizedDescription) = (code, localizedDescription)
  }

  #kept(
    #"""
    static let internalError: Code = .internalError; static let userCancelled: Code = .userCancelled
    static let invalidResource: Code = .invalidResource; static let missingResource: Code = .missingResource
    static let accessUserDenied: Code = .accessUserDenied; static let accessRestricted: Code = .accessRestricted
    static let changeNotSupported: Code = .changeNotSupported
    init(_ code: Code) = self.init(code, "The operation could not be completed. (PHPhotosErrorDomain \(code.rawValue))")
    static let errorDomain: String = "PHPhotosErrorDomain"; let errorCode: Int = code.rawValue
    let errorDescription: String? = localizedDescription
    let errorUserInfo: [String: Any] = [NSLocalizedDescriptionKey: localizedDescription]
    """#)
}
