/// A controls delegate with its queue, from being set to being replaced.
final class DelegateRegistration: DelegateObject {
  private let delegate: WeakDelegate
  private let lane: CallbackLane

  init(_ delegate: WeakDelegate, queue: any CallbackQueue) {
    self.delegate = delegate
    lane = CallbackLane(queue: queue)
  }

  /// The delegate, for as long as it exists.
  var object: (any CaptureSessionControlsDelegate)? { delegate.object }

  var queue: any CallbackQueue { lane.queue }

  func keep() -> Kept? { delegate.keep() }

  func send(
    _ callback: ControlsCallback, of session: any SessionObject, courier: (any Courier)?
  ) {
    guard let session = session as? CaptureSession else { return }
    lane.send(Call(delegate: delegate, callback: callback, session: session), courier: courier)
  }

  /// A call on its way to the delegate.
  private final class Call: CallbackWork {
    private let delegate: WeakDelegate
    private let callback: ControlsCallback
    private let session: CaptureSession

    init(delegate: WeakDelegate, callback: ControlsCallback, session: CaptureSession) {
      self.delegate = delegate
      self.callback = callback
      self.session = session
    }

    func run() { delegate.call(callback, on: session) }
  }
}
