/// How close a wait comes to the next instant at which a phone, or a task that sleeps on its clock,
/// acts by itself.
public enum DeadlineWait: String, Hashable, Codable, Sendable, CaseIterable {
  /// The wait ends a nanosecond before it.
  case justBefore
  /// The wait ends at it.
  case until
  /// The wait ends a nanosecond after it.
  case justAfter
}
