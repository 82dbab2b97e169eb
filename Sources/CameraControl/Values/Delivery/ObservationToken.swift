/// Keeps an observer registered until the token is cancelled or released.
public final class ObservationToken: Sendable {
  private let ending: Guarded<Ending?>

  // A closure by itself would have to be wrapped in another to go behind the lock.
  private struct Ending: Sendable {
    let call: @Sendable () -> Void
  }

  package init(onCancel: @escaping @Sendable () -> Void) {
    ending = Guarded(Ending(call: onCancel))
  }

  /// Ends the observation; later calls have no effect.
  public func cancel() {
    ending.withLock { $0.take() }?.call()
  }

  deinit { cancel() }
}
