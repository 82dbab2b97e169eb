/// A controls delegate that is not kept.
// Apple's delegates are not `Sendable`, and apps have classes of every kind here. The reference is
// never written again, reading a weak reference is atomic, and methods are called on the queue only
// that the app gave with the delegate: the app said where it is safe to use.
struct WeakDelegate: @unchecked Sendable {
  private weak var delegate: (any CaptureSessionControlsDelegate)?

  /// What passes calls on to the app's delegate.
  ///
  /// It is kept, because callbacks that are on their way belong to it; its recipient says whether
  /// there still is a delegate.
  private let forwarder: (any ForwardingControlsDelegate)?

  init(_ delegate: any CaptureSessionControlsDelegate) {
    forwarder = delegate as? any ForwardingControlsDelegate
    self.delegate = delegate
  }

  /// The delegate, as long as it exists.
  var object: (any CaptureSessionControlsDelegate)? { delegate }

  /// Something that keeps the delegate; `nil` if it is gone.
  func keep() -> Kept? {
    if let forwarder { return forwarder.recipient.map(Kept.init) }
    return delegate.map { Kept($0) }
  }

  func call(_ callback: ControlsCallback, on session: CaptureSession) {
    switch callback {
    case .didBecomeActive: delegate?.sessionControlsDidBecomeActive(session)
    case .willEnterFullscreen: delegate?.sessionControlsWillEnterFullscreenAppearance(session)
    case .willExitFullscreen: delegate?.sessionControlsWillExitFullscreenAppearance(session)
    case .didBecomeInactive: delegate?.sessionControlsDidBecomeInactive(session)
    }
  }
}
