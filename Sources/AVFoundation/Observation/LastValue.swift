import CameraControl

/// The value that an observer heard of last.
final class LastValue<Value>: Sendable {
  private let value: Guarded<Handoff<Value>>

  init(_ value: Value) {
    self.value = Guarded(Handoff(value))
  }

  /// Takes a new value and returns the one before it, or nil if they are the same.
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
