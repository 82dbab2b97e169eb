import Synchronization

extension CaptureDevice {
  /// The registration of an observer; it lasts until it is cancelled or let go.
  public final class Observation: Sendable {
    private let cancellation: Mutex<(@Sendable () -> Void)?>

    init(_ cancellation: @escaping @Sendable () -> Void) {
      self.cancellation = Mutex(cancellation)
    }

    /// Ends the observation; only a call that is already under way still arrives.
    public func cancel() {
      cancellation.withLock { $0.take() }?()
    }

    deinit { cancel() }
  }
}
