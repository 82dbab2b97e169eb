/// What a courier carries to a queue, to be run there.
///
/// One object may be carried many times; each time it is run once.
package protocol CallbackWork: AnyObject, Sendable {
  /// Does one piece of the work.
  func run()
}
