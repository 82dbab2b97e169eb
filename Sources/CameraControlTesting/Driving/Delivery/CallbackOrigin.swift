/// The cause of a callback.
enum CallbackOrigin: Sendable {
  /// The phone, which is handling an input or a call of the app.
  case phone
  /// A callback that is running.
  case callback
  /// A call of the app, on one of the app's threads.
  case call
}
