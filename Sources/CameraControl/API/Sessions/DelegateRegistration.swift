/// A controls delegate with its queue, until another one replaces it. The app's delegate isn't
/// retained.
// Apple's delegates are not `Sendable`, and an app's delegate can be of any class. The reference is
// never written after initialization, reading a weak reference is atomic, and methods are called
// only on the queue that the app passed with the delegate, which states where it is safe to use.
// The forwarder never changes and is called there, too; the lane is `Sendable` itself.
final class DelegateRegistration: DelegateObject, CallbackWork, @unchecked Sendable {
  private weak let delegate: (any CaptureSessionControlsDelegate)?

  /// The object that forwards calls to the app's delegate.
  ///
  /// It is retained, because pending callbacks belong to it; its recipient says whether there is
  /// still a delegate.
  private let forwarder: (any ForwardingControlsDelegate)?

  let queue: any CallbackQueue
  private let lane = Guarded(Lane<Call>())

  /// Creates the registration of a delegate, which is also passed as the forwarder if it only
  /// forwards calls.
  init(
    _ delegate: any CaptureSessionControlsDelegate, forwarder: (any ForwardingControlsDelegate)?,
    queue: any CallbackQueue
  ) {
    self.forwarder = forwarder
    self.queue = queue
    self.delegate = forwarder == nil ? delegate : nil
    _ = lane.withLock { $0.move(to: self) }
  }

  /// The delegate, for as long as it exists.
  var object: (any CaptureSessionControlsDelegate)? { forwarder ?? delegate }

  func keep() -> Handoff<AnyObject>? {
    if let forwarder { return forwarder.recipient.map { Handoff($0) } }
    return delegate.map { Handoff($0 as AnyObject) }
  }

  func send(_ callback: ControlsCallback, of session: any SessionObject, courier: (any Courier)?) {
    guard let session = session as? CaptureSession else { return }
    lane.withLock { $0.add(Call(callback: callback, session: session)) }
    queue.deliver(self, through: courier)
  }

  var subject: String { lane.withLock { $0.newest }?.callback.rawValue ?? "" }

  func run() {
    Lane.useTurn {
      lane.withLock { $0.takeTurn(of: self) }
    } end: {
      lane.withLock { $0.endCall(of: self) }
    } passOn: { _ in
    } make: { call in
      let (delegate, session) = (object, call.session)
      switch call.callback {
      case .didBecomeActive: delegate?.sessionControlsDidBecomeActive(session)
      case .willEnterFullscreen: delegate?.sessionControlsWillEnterFullscreenAppearance(session)
      case .willExitFullscreen: delegate?.sessionControlsWillExitFullscreenAppearance(session)
      case .didBecomeInactive: delegate?.sessionControlsDidBecomeInactive(session)
      }
    }
  }

  /// A call on its way to the delegate.
  private struct Call: Sendable {
    let callback: ControlsCallback
    let session: CaptureSession
  }
}
