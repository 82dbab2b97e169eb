import CameraControl

/// An app's authorization to use a kind of device.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum AVAuthorizationStatus: Int, Sendable {
  /// The person has not been asked yet.
  case notDetermined = 0
  /// The person cannot grant access.
  case restricted = 1
  /// The person denied access.
  case denied = 2
  /// The person granted access.
  case authorized = 3

  init(_ status: AuthorizationStatus) {
    self =
      switch status {
      case .notDetermined: .notDetermined
      case .restricted: .restricted
      case .denied: .denied
      case .authorized: .authorized
      }
  }
}
