/// Whether an app may use the camera or the microphone.
public enum AuthorizationStatus: Int, Hashable, Codable, Sendable {
  /// The person has not been asked yet.
  case notDetermined = 0
  /// The app may not use it, and the person cannot change that.
  case restricted = 1
  /// The person has denied access.
  case denied = 2
  /// The person has granted access.
  case authorized = 3
}
