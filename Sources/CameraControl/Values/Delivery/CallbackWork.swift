/// Work that a courier carries to a queue to run there.
///
/// One object may be carried many times and runs once each time.
package protocol CallbackWork: AnyObject, Sendable {
  /// Performs one piece of the work.
  func run()
}
