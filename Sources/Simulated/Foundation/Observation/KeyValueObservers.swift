import CameraControl

/// An object that notifies observers of changes to its properties.
package protocol KeyValueSource: AnyObject {
  var observers: KeyValueObservers { get }
}

/// The observers of an object's properties, in the order in which they registered.
package final class KeyValueObservers: Sendable {
  private let entries = Guarded(Entries())

  private struct Entries {
    var nextID = 0
    var handlers: [(id: Int, keyPath: AnyKeyPath, handler: Handoff<(Any) -> Void>)] = []
  }

  package init() {}

  package func add(_ keyPath: AnyKeyPath, _ handler: @escaping (Any) -> Void) -> Int {
    let entry = Handoff((keyPath, Handoff(handler)))
    return entries.withLock { entries in
      entries.nextID += 1
      entries.handlers.append((entries.nextID, entry.value.0, entry.value.1))
      return entries.nextID
    }
  }

  package func remove(_ id: Int) {
    // Released outside the lock, because releasing it may run the app's deinitializers.
    let gone = entries.withLock { entries -> Handoff<(Any) -> Void>? in
      guard let index = entries.handlers.firstIndex(where: { $0.id == id }) else { return nil }
      return entries.handlers.remove(at: index).handler
    }
    withExtendedLifetime(gone) {}
  }

  /// Returns whether a property has an observer.
  package func contain(_ keyPath: AnyKeyPath) -> Bool {
    let wanted = Handoff(keyPath)
    return entries.withLock { entries in entries.handlers.contains { $0.keyPath == wanted.value } }
  }

  package func changed(_ keyPath: AnyKeyPath, to value: Any) {
    let wanted = Handoff(keyPath)
    let handlers = entries.withLock { entries in
      entries.handlers.filter { $0.keyPath == wanted.value }.map(\.handler)
    }
    for handler in handlers { handler.value(value) }
  }
}

/// The value that an observer was last called with.
final class LastValue<Value>: Sendable {
  private let value: Guarded<Handoff<Value>>

  init(_ value: Value) { self.value = Guarded(Handoff(value)) }

  /// Stores a new value and returns the previous one, or `nil` if the two are equal.
  package func replace(with newValue: Value) -> Value? {
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
