/// The reason why a wait ended before everything it waited for was done.
enum CourierDelay: Sendable {
  /// A callback, on the queue with this label.
  case callback(String)
  /// A call that another thread makes to the phone, such as one whose observer has not returned.
  case call
  /// Whatever it was: the waiting task was canceled.
  case cancelled
}
