/// A predefined set of gestures for an exploration.
public enum NamedSteps: String, Hashable, Codable, Sendable, CaseIterable {
  /// All gestures that make sense on the phone, the common ones more often.
  ///
  /// Some of them go just below and just above each threshold, and the waits just around each
  /// deadline.
  case usual

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
