/// Sends work to its queue, for a test that waits until the work has run.
///
/// Without a courier, a phone enqueues directly. A test's courier waits until a callback has run
/// before it sends the next callback, so that two runs of a script give the same trace.
package protocol Courier: AnyObject, Sendable {
  /// Runs `work` once on `queue`.
  ///
  /// The courier takes an object rather than a closure, because every callback would have to
  /// allocate a closure.
  func carry(_ work: any CallbackWork, to queue: any CallbackQueue)

  /// Informs the courier that work for `queue` may follow, because an app has named the queue.
  func expect(_ queue: any CallbackQueue)

  /// Holds back all work carried from now on, because the phone begins to carry out effects.
  func hold()

  /// The virtual time in which apps wait; `nil` if they wait in real time.
  var appTime: (any AppTime)? { get }

  /// Releases held work after the phone has carried out its effects; each call matches a `hold`.
  func release()
}

extension Courier {
  package func expect(_ queue: any CallbackQueue) {}

  package var appTime: (any AppTime)? { nil }
}

/// Work that a courier carries to a queue to run there.
///
/// A courier may carry one object many times, and the object runs once each time.
package protocol CallbackWork: AnyObject, Sendable {
  /// Performs one piece of the work.
  func run()

  /// What the newest piece tells the app, such as a control's title; empty if only its step says that.
  var subject: String { get }
}

extension CallbackQueue {
  /// Runs `work` on this queue, through a test's courier if there is one.
  package func deliver(_ work: any CallbackWork, through courier: (any Courier)?) {
    // Chained, because a binding would retain the courier.
    if courier?.carry(work, to: self) != nil { return }
    if self is InPlaceQueue {
      work.run()
    } else {
      enqueue { work.run() }
    }
  }

  /// Calls `body` on this queue, through a test's courier if there is one.
  package func deliver(
    about subject: String = "", through courier: (any Courier)?,
    _ body: @escaping @Sendable () -> Void
  ) {
    if let courier {
      courier.carry(ClosureWork(about: subject, body), to: self)
    } else {
      enqueue(body)
    }
  }
}

package final class ClosureWork: CallbackWork {
  package let subject: String
  private let body: @Sendable () -> Void

  package init(about subject: String = "", _ body: @escaping @Sendable () -> Void) {
    (self.subject, self.body) = (subject, body)
  }

  package func run() { body() }
}
