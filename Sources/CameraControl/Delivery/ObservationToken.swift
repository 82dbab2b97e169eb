/// Keeps an observer registered; the observer goes when this goes, or is cancelled.
public final class ObservationToken: Sendable {
  private let onCancel: Guarded<(@Sendable () -> Void)?>

  package init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = Guarded(onCancel)
  }

  /// Ends the observation; later calls do nothing.
  public func cancel() {
    onCancel.withLock { $0.take() }?()
  }

  deinit { cancel() }
}
