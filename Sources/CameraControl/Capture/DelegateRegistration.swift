/// A controls delegate with its queue, from the moment it is set until it is replaced.
package final class DelegateRegistration: Sendable {
  private let delegate: WeakDelegate
  private let lane: CallbackLane<Call>

  private struct Call: Sendable {
    var callback: ControlsCallback
    var session: CaptureSession
  }

  package init(_ delegate: any CaptureSessionControlsDelegate, queue: any CallbackQueue) {
    let weak = WeakDelegate(delegate)
    self.delegate = weak
    lane = CallbackLane(queue: queue) { call in
      weak.call(call.callback, on: call.session)
    }
  }

  /// Whether the delegate still exists; the session does not keep it.
  package var isAlive: Bool { delegate.keep() != nil }

  /// Something that keeps the delegate, if it still exists, for those who hold a lock.
  package func keepDelegate() -> (any AnyObject & Sendable)? { delegate.keep() }

  /// The delegate, as long as it exists.
  package var object: (any CaptureSessionControlsDelegate)? { delegate.object }

  /// Has the delegate called on its queue.
  package func send(
    _ callback: ControlsCallback, of session: CaptureSession, courier: (any Courier)?
  ) {
    lane.send(Call(callback: callback, session: session), courier: courier)
  }
}
