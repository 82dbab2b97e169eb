/// A controls delegate that is not kept.
// Apple's delegates are not `Sendable`, and apps have classes of every kind here. The reference is
// never written again, reading a weak reference is atomic, and methods are called on the queue only
// that the app gave with the delegate: the app said where it is safe to use.
struct WeakDelegate: @unchecked Sendable {
  private(set) weak var object: (any CaptureSessionControlsDelegate)?

  init(_ object: any CaptureSessionControlsDelegate) {
    self.object = object
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
