/// A controls delegate that is not retained; an object, because copying a weak reference is slow.
// Apple's delegates are not `Sendable`, and apps use classes of every kind here. The reference is
// never written after initialisation, reading a weak reference is atomic, and methods are called
// only on the queue that the app passed with the delegate, which states where it is safe to use.
final class WeakDelegate: @unchecked Sendable {
  private weak var delegate: (any CaptureSessionControlsDelegate)?

  /// The object that forwards calls to the app's delegate.
  ///
  /// It is retained, because pending callbacks belong to it; its recipient says whether there is
  /// still a delegate.
  private let forwarder: (any ForwardingControlsDelegate)?

  init(_ delegate: any CaptureSessionControlsDelegate) {
    forwarder = nil
    self.delegate = delegate
  }

  init(forwarding forwarder: any ForwardingControlsDelegate) {
    self.forwarder = forwarder
    delegate = forwarder
  }

  /// The delegate, for as long as it exists.
  var object: (any CaptureSessionControlsDelegate)? { forwarder ?? delegate }

  /// Returns something that retains the delegate, or `nil` if the delegate is gone.
  func keep() -> Kept? {
    if let forwarder { return forwarder.recipient.map(Kept.init) }
    return delegate.map { Kept($0) }
  }

  func call(_ callback: ControlsCallback, on session: CaptureSession) {
    switch callback {
    case .didBecomeActive: object?.sessionControlsDidBecomeActive(session)
    case .willEnterFullscreen: object?.sessionControlsWillEnterFullscreenAppearance(session)
    case .willExitFullscreen: object?.sessionControlsWillExitFullscreenAppearance(session)
    case .didBecomeInactive: object?.sessionControlsDidBecomeInactive(session)
    }
  }
}
