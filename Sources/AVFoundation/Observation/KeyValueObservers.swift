import CameraControl

/// Something that tells observers of its properties.
protocol KeyValueSource: AnyObject, Sendable {
  var observers: KeyValueObservers { get }
}

/// Those who observe an object's properties, in the order they asked.
final class KeyValueObservers: Sendable {
  private let entries = Guarded(Entries())

  private struct Entries {
    var nextID = 0
    var handlers: [(id: Int, keyPath: AnyKeyPath, handler: Handoff<(Any) -> Void>)] = []
  }

  func add(_ keyPath: AnyKeyPath, _ handler: @escaping (Any) -> Void) -> Int {
    let entry = Handoff((keyPath, Handoff(handler)))
    return entries.withLock { entries in
      entries.nextID += 1
      entries.handlers.append((entries.nextID, entry.value.0, entry.value.1))
      return entries.nextID
    }
  }

  func remove(_ id: Int) {
    // Let go of outside the lock: with a handler, objects of the app can go.
    let gone = entries.withLock { entries -> Handoff<(Any) -> Void>? in
      guard let index = entries.handlers.firstIndex(where: { $0.id == id }) else { return nil }
      return entries.handlers.remove(at: index).handler
    }
    withExtendedLifetime(gone) {}
  }

  func changed(_ keyPath: AnyKeyPath, to value: Any) {
    let wanted = Handoff(keyPath)
    let handlers = entries.withLock { entries in
      entries.handlers.filter { $0.keyPath == wanted.value }.map(\.handler)
    }
    for handler in handlers { handler.value(value) }
  }
}
