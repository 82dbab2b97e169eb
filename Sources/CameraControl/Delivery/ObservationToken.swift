/// Keeps an observer registered until the token is cancelled or released.
public final class ObservationToken: Sendable {
  private let onCancel: Guarded<(@Sendable () -> Void)?>

  package init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = Guarded(onCancel)
  }

  /// Ends the observation; later calls have no effect.
  public func cancel() {
    onCancel.withLock { $0.take() }?()
  }

  deinit { cancel() }
}
