import Synchronization

/// Those who want to hear of something, in the order they asked.
package final class ObserverList<Value: Sendable>: Sendable {
  private let entries = Guarded(Entries())
  private let count = Atomic<Int>(0)

  private struct Entries {
    var nextID = 0
    var observers: [Observer] = []
  }

  private struct Observer: Sendable {
    var id: Int
    var handler: @Sendable (Value) -> Void
    // Who waits for the next value has to be told that there will be none.
    var end: @Sendable () -> Void
  }

  package init() {}

  /// Whether nobody listens; cheap, so that nothing need be made for nobody.
  package var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Lets `handler` hear of every value from now on.
  package func add(_ handler: @escaping @Sendable (Value) -> Void) -> ObservationToken {
    add(handler) {}
  }

  /// Every value from now on as a sequence, which ends with this list.
  package func stream() -> AsyncStream<Value> {
    AsyncStream { continuation in
      let observation = add {
        continuation.yield($0)
      } end: {
        continuation.finish()
      }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }

  private func add(
    _ handler: @escaping @Sendable (Value) -> Void, end: @escaping @Sendable () -> Void
  ) -> ObservationToken {
    let id = entries.withLock { entries in
      entries.nextID += 1
      entries.observers.append(Observer(id: entries.nextID, handler: handler, end: end))
      count.store(entries.observers.count, ordering: .releasing)
      return entries.nextID
    }
    return ObservationToken { [weak self] in self?.remove(id) }
  }

  /// Tells everybody, outside any lock.
  package func notify(_ value: Value) {
    guard !isEmpty else { return }
    for observer in entries.withLock({ $0.observers }) where isListening(observer.id) {
      observer.handler(value)
    }
  }

  /// Whether somebody still listens: another observer may just have ended it.
  private func isListening(_ id: Int) -> Bool {
    entries.withLock { entries in entries.observers.contains { $0.id == id } }
  }

  private func remove(_ id: Int) {
    // The observer is let go of outside the lock: with it, objects of the app can go.
    let removed = entries.withLock { entries -> Observer? in
      guard let index = entries.observers.firstIndex(where: { $0.id == id }) else { return nil }
      defer { count.store(entries.observers.count, ordering: .releasing) }
      return entries.observers.remove(at: index)
    }
    withExtendedLifetime(removed) {}
  }

  deinit {
    for observer in entries.withLock({ $0.observers }) { observer.end() }
  }
}
