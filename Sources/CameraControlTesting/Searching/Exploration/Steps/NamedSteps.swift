/// A predefined set of gestures for an exploration.
public enum NamedSteps: String, Hashable, Codable, Sendable, CaseIterable {
  /// All gestures that make sense on the phone; random scripts use common gestures more often.
  ///
  /// Some gestures end just below or just above a threshold, and waits end just before, at, or just
  /// after each timer.
  case usual

  /// The usual gestures, the Action button, the AirPods, the settings that change what an app
  /// receives, and interruptions for all reasons.
  case everything

  /// One gesture of each kind, without variants, and one wait.
  ///
  /// The set is small enough to try all scripts of five steps.
  case abstract
}

/// The gestures that an exploration tries.
enum Gestures: Hashable, Sendable {
  /// A predefined set of gestures, and some additional gestures.
  case named(NamedSteps, more: [GestureStep] = [])
  /// Only the listed gestures.
  case listed([GestureStep])
}
