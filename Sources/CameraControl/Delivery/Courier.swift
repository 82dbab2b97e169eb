/// Takes work to the queue it belongs to, for a test that wants to know when it has run.
///
/// Without a courier a phone enqueues directly. A test's courier waits for each piece of work before
/// it lets the next one go, so that two runs of a script give the same trace.
package protocol Courier: AnyObject, Sendable {
  /// Has `work` run once on `queue`.
  ///
  /// The courier takes an object and not a closure, because a closure would have to be allocated for
  /// each callback.
  func carry(_ work: any CallbackWork, to queue: any CallbackQueue)

  /// The phone begins to carry out effects: what it has carried from now on sets out afterwards.
  func hold()

  /// The phone has carried out its effects; each call matches one of `hold`.
  func release()
}
