/// A controls delegate that is not kept.
// Apple's delegates are not `Sendable`, and apps have classes of every kind here. The reference is
// never written again, reading a weak reference is atomic, and methods are called on the queue only
// that the app gave with the delegate: the app said where it is safe to use.
struct WeakDelegate: @unchecked Sendable {
  private(set) weak var object: (any CaptureSessionControlsDelegate)?

  init(_ object: any CaptureSessionControlsDelegate) {
    self.object = object
  }

  /// Something that keeps the delegate as long as it is kept itself; nil if the delegate is gone.
  ///
  /// Whoever looks at the reference under a lock keeps this until the lock is free: the look could
  /// make them the last to let go of the delegate, and what that does belongs to the app.
  func keep() -> (any AnyObject & Sendable)? {
    guard let object else { return nil }
    guard let forwarder = object as? any ForwardingControlsDelegate else {
      return Keeper(object: object, recipient: nil)
    }
    return forwarder.recipient.map { Keeper(object: forwarder, recipient: $0) }
  }

  private final class Keeper: @unchecked Sendable {
    let object: AnyObject
    let recipient: AnyObject?

    init(object: AnyObject, recipient: AnyObject?) {
      self.object = object
      self.recipient = recipient
    }
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
