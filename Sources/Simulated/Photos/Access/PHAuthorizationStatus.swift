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

  init(_ access: PhotoStore.Access) {
    switch access {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .authorized: self = .authorized
    case .limited: self = .limited
    }
  }

  var access: PhotoStore.Access {
    switch self {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .authorized: .authorized
    case .limited: .limited
    }
  }
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
