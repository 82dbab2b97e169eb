/// A callback that takes too long.
enum CourierTrouble: Sendable {
  /// A callback on a queue took too long, and the phone continued without it.
  case stuck(on: String)

  /// A queue's callback has run for some time on a thread that itself waits for the callback.
  case stalled(on: String, for: Duration)
}
