import CameraControl

/// A controls delegate that logs its callbacks and their sessions, and calls the test's closures.
package final class DelegateLog: CaptureSessionControlsDelegate, Sendable {
  /// The callbacks, in order.
  package let calls = Log<ControlsCallback>()

  /// The sessions of the callbacks, in the same order.
  package let sessions = Log<ObjectIdentifier>()

  private let onCall: @Sendable (ControlsCallback, CaptureSession) -> Void
  private let onDeinit: @Sendable () -> Void

  /// Creates a delegate that calls `onCall` in each callback, and `onDeinit` when it is destroyed.
  package init(
    onCall: @escaping @Sendable (ControlsCallback, CaptureSession) -> Void = { _, _ in },
    onDeinit: @escaping @Sendable () -> Void = {}
  ) {
    self.onCall = onCall
    self.onDeinit = onDeinit
  }

  package func sessionControlsDidBecomeActive(_ session: CaptureSession) {
    note(.didBecomeActive, session)
  }

  package func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    note(.willEnterFullscreen, session)
  }

  package func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    note(.willExitFullscreen, session)
  }

  package func sessionControlsDidBecomeInactive(_ session: CaptureSession) {
    note(.didBecomeInactive, session)
  }

  private func note(_ callback: ControlsCallback, _ session: CaptureSession) {
    calls.add(callback)
    sessions.add(ObjectIdentifier(session))
    onCall(callback, session)
  }

  deinit { onDeinit() }
}

extension DelegateLog {
  /// Creates a delegate that adds the word for each callback to a log.
  package convenience init(
    _ log: Log<String>, prefix: String = "",
    onCallback: @escaping @Sendable (ControlsCallback) -> Void = { _ in }
  ) {
    self.init(onCall: { callback, _ in
      log.add(prefix + callback.word)
      onCallback(callback)
    })
  }
}

extension ControlsCallback {
  /// One word for the callback: active, enter, exit or inactive.
  package var word: String {
    switch self {
    case .didBecomeActive: "active"
    case .willEnterFullscreen: "enter"
    case .willExitFullscreen: "exit"
    case .didBecomeInactive: "inactive"
    }
  }
}
