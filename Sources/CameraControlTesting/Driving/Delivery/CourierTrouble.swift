/// A callback that takes too long.
enum CourierTrouble: Sendable {
  /// The courier went on without a callback on a queue.
  case stuck(on: String)

  /// A callback on a queue has not returned for some time, and it runs on the thread that waits for it.
  case stalled(on: String, for: Duration)
}
