/// A predefined set of gestures, for explorations that do not list their own.
public enum NamedSteps: String, Hashable, Codable, Sendable, CaseIterable {
  /// All gestures that make sense on the phone, the common ones more often.
  ///
  /// Some of them go just below and just above each threshold, and the waits just around each
  /// deadline.
  case usual

  /// The usual gestures, with all reasons for interruptions, the Action button, the AirPods, and the settings
  /// that change what an app receives.
  ///
  /// Random scripts try what the usual gestures lack only after the first 64.
  case everything

  /// One gesture for each thing that can happen, without variants, and one wait.
  ///
  /// There are few enough to try all scripts of five steps.
  case abstract
}

/// The gestures that an exploration tries.
enum Gestures: Hashable, Sendable {
  /// Those that go by a name, and some more.
  case named(NamedSteps, more: [GestureStep] = [])
  /// Only these.
  case listed([GestureStep])
}
