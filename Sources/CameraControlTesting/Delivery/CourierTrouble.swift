/// A callback that takes too long.
enum CourierTrouble: Sendable {
  /// The courier went on without a callback on a queue.
  case stuck(on: String)

  /// A callback on a queue keeps the thread that waits for it, and has for at least some time.
  case stalled(on: String, for: Duration)
}
