/// What comes of it when the phone asks the person to authenticate.
public enum AuthenticationAnswer: String, Hashable, Codable, Sendable, CaseIterable {
  /// The person authenticates, and the phone unlocks.
  case succeeds
  /// The phone does not recognise the person.
  case fails
  /// The person cancels.
  case cancels
}
