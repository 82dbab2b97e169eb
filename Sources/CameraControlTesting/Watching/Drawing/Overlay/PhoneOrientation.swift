/// The way a person holds the phone.
public enum PhoneOrientation: String, Sendable, CaseIterable {
  /// Upright, with the Camera Control on the right.
  case portrait
  /// On its side, with the Camera Control on top.
  case landscape
}
