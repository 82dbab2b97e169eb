/// The reason why a wait ended before everything it waited for was done.
enum CourierDelay: Sendable {
  /// A callback, on the queue with this label.
  case callback(String)
  /// Another thread's call to the phone, such as a call whose observer has not returned.
  case call
  /// The waiting task was canceled, whatever the task was waiting for.
  case cancelled
}
