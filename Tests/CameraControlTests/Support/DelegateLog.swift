import CameraControl

/// A controls delegate that writes down what it is told, for which session, and asks a question of
/// the test each time.
final class DelegateLog: CaptureSessionControlsDelegate, Sendable {
  let calls = Log<ControlsCallback>()
  let sessions = Log<ObjectIdentifier>()
  private let onCall: @Sendable (ControlsCallback) -> Void
  private let onDeinit: @Sendable () -> Void

  init(
    onCall: @escaping @Sendable (ControlsCallback) -> Void = { _ in },
    onDeinit: @escaping @Sendable () -> Void = {}
  ) {
    self.onCall = onCall
    self.onDeinit = onDeinit
  }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) {
    note(.didBecomeActive, session)
  }

  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    note(.willEnterFullscreen, session)
  }

  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    note(.willExitFullscreen, session)
  }

  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {
    note(.didBecomeInactive, session)
  }

  private func note(_ callback: ControlsCallback, _ session: CaptureSession) {
    calls.add(callback)
    sessions.add(ObjectIdentifier(session))
    onCall(callback)
  }

  deinit { onDeinit() }
}
