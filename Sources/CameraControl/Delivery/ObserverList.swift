import Synchronization

/// Those who want to hear of something, in the order they asked.
package final class ObserverList<Value: Sendable>: Sendable {
  private let entries = Guarded(Entries())
  private let count = Atomic<Int>(0)

  private struct Entries {
    var nextID = 0
    var handlers: [(id: Int, handler: @Sendable (Value) -> Void)] = []
  }

  package init() {}

  /// Whether nobody listens; cheap, so that nothing need be made for nobody.
  package var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Lets `handler` hear of every value from now on.
  package func add(_ handler: @escaping @Sendable (Value) -> Void) -> ObservationToken {
    let id = entries.withLock { entries in
      entries.nextID += 1
      entries.handlers.append((entries.nextID, handler))
      count.store(entries.handlers.count, ordering: .releasing)
      return entries.nextID
    }
    return ObservationToken { [weak self] in self?.remove(id) }
  }

  /// Every value from now on as a sequence, which ends with this list.
  package func stream() -> AsyncStream<Value> {
    AsyncStream { continuation in
      let observation = add { continuation.yield($0) }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }

  /// Tells everybody, outside any lock.
  package func notify(_ value: Value) {
    guard !isEmpty else { return }
    for entry in entries.withLock({ $0.handlers }) { entry.handler(value) }
  }

  private func remove(_ id: Int) {
    // The handler is let go of outside the lock: with it, objects of the app can go.
    let removed = entries.withLock { entries -> (@Sendable (Value) -> Void)? in
      guard let index = entries.handlers.firstIndex(where: { $0.id == id }) else { return nil }
      defer { count.store(entries.handlers.count, ordering: .releasing) }
      return entries.handlers.remove(at: index).handler
    }
    withExtendedLifetime(removed) {}
  }
}
