/// Takes work to the queue it belongs to, where somebody wants to know when it has run.
///
/// Without a courier a phone enqueues directly. A test's courier waits for each piece of work before
/// it lets the next one go, so that two runs of a script give the same trace.
package protocol Courier: AnyObject, Sendable {
  /// Has `work` run on `queue`.
  func carry(_ work: @escaping @Sendable () -> Void, to queue: any CallbackQueue)

  /// The phone begins to carry out effects: what it has carried from now on sets out afterwards.
  func hold()

  /// The phone has carried out its effects; each call matches one of `hold`.
  func release()
}
