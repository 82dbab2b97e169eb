import Synchronization

/// A list of observers, in the order they were added.
package final class ObserverList<Value: Sendable>: Sendable {
  private let entries = Guarded(Entries())
  private let count = Atomic<Int>(0)

  private struct Entries {
    var nextID = 0
    var observers: [Observer] = []
  }

  private struct Observer: Sendable {
    var id: Int
    var hears: @Sendable (Value) -> Bool
    var handler: @Sendable (Value) -> Void
    // A consumer that awaits the next value must learn that no value will come.
    var end: @Sendable () -> Void
  }

  package init() {}

  /// Whether there are no observers; cheap, so that values without an observer need not be created.
  package var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Calls `handler` with every value from now on, outside any lock, and `end` when the list ends.
  ///
  /// `hears` returns whether the app receives a value through the handler.
  package func add(
    _ handler: @escaping @Sendable (Value) -> Void, end: @escaping @Sendable () -> Void = {},
    hears: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> ObservationToken {
    let id = entries.withLock { entries in
      entries.nextID += 1
      entries.observers.append(
        Observer(id: entries.nextID, hears: hears, handler: handler, end: end))
      count.store(entries.observers.count, ordering: .releasing)
      return entries.nextID
    }
    return ObservationToken { [weak self] in self?.remove(id) }
  }

  /// Returns a sequence of every value from now on, which ends with this list.
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

  /// Calls all observers, outside any lock.
  package func notify(_ value: Value) { if !isEmpty { notify(value) { _ in } } }

  /// Calls `prepare` with whether the app receives a value, and then the observers.
  package func notify(_ value: Value, after prepare: (_ isHeard: Bool) -> Void) {
    let observers = entries.withLock { $0.observers }
    prepare(observers.contains { $0.hears(value) })
    for observer in observers where isListening(observer.id) { observer.handler(value) }
  }

  /// Returns whether an observer is still registered; another observer may just have canceled it.
  private func isListening(_ id: Int) -> Bool {
    entries.withLock { entries in entries.observers.contains { $0.id == id } }
  }

  private func remove(_ id: Int) {
    // The observer is released outside the lock, because releasing it may release objects of the
    // app.
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

/// A token that keeps an observer registered until you cancel or release the token.
public final class ObservationToken: Sendable {
  private let ending: Guarded<Ending?>

  // A bare closure would have to be wrapped in another to go behind the lock.
  private struct Ending: Sendable {
    let call: @Sendable () -> Void
  }

  package init(onCancel: @escaping @Sendable () -> Void) {
    ending = Guarded(Ending(call: onCancel))
  }

  /// Ends the observation; later calls have no effect.
  public func cancel() { ending.withLock { $0.take() }?.call() }

  deinit { cancel() }
}
