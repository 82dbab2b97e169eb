/// Whether the app has replaced the default sounds that it switched off.
enum SoundDebt: Hashable, Sendable {
  /// Every press of an AirPods stem had a sound. Can transition to: owed.
  case none
  /// The app has yet to play a sound for a press. Can transition to: none, lost.
  case owed(since: PhoneInstant)
  /// A press had no sound; the phone reports this only once, so the state stays `lost`.
  case lost

  /// The time after a press during which the app can play a sound for it.
  static let window: Duration = .seconds(15)
}
