/// A controls delegate with its queue, from being set to being replaced.
final class DelegateRegistration: DelegateObject {
  private let delegate: WeakDelegate
  private let lane: CallbackLane<Call>

  private struct Call: Sendable {
    var callback: ControlsCallback
    var session: CaptureSession
  }

  init(_ delegate: any CaptureSessionControlsDelegate, queue: any CallbackQueue) {
    let weak = WeakDelegate(delegate)
    self.delegate = weak
    lane = CallbackLane(queue: queue) { call in
      weak.call(call.callback, on: call.session)
    }
  }

  /// The delegate, for as long as it exists.
  var object: (any CaptureSessionControlsDelegate)? { delegate.object }

  func keep() -> Kept? { delegate.keep() }

  func send(
    _ callback: ControlsCallback, of session: any SessionObject, courier: (any Courier)?
  ) {
    guard let session = session as? CaptureSession else { return }
    lane.send(Call(callback: callback, session: session), courier: courier)
  }
}
