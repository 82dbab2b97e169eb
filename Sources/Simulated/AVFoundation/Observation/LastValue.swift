import CameraControl

/// The value that an observer was last called with.
final class LastValue<Value>: Sendable {
  private let value: Guarded<Handoff<Value>>

  init(_ value: Value) {
    self.value = Guarded(Handoff(value))
  }

  /// Stores a new value and returns the previous one, or `nil` if the two are equal.
  func replace(with newValue: Value) -> Value? {
    let new = Handoff(newValue)
    return value.withLock { value -> Handoff<Value?> in
      if let before = value.value as? AnyHashable, before == new.value as? AnyHashable {
        return Handoff(nil)
      }
      defer { value = new }
      return Handoff(value.value)
    }.value
  }
}
