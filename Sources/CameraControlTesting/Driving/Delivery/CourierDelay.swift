/// The reason why a wait ended before everything it waited for was done.
enum CourierDelay: Sendable {
  /// A callback, on the queue with this label.
  case callback(String)
  /// A call to the phone from another thread, for example while the call's observer still runs.
  case call
  /// The waiting task was canceled, whatever the task was waiting for.
  case cancelled
}
