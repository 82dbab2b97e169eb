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

/// A name for `DelegateLog` in tests that log its callbacks as letters.
package typealias RecordingDelegate = DelegateLog

extension DelegateLog {
  /// Creates a delegate that adds the letter of each callback to a log.
  ///
  /// The letters are A for active, E for entering fullscreen, X for exiting it, and I for inactive.
  package convenience init(
    _ log: Log<String>, prefix: String = "",
    onCallback: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(onCall: { callback, _ in
      let letter = Self.letter(of: callback)
      log.add(prefix + letter)
      onCallback(letter)
    })
  }

  /// Returns the letter of a callback.
  package static func letter(of callback: ControlsCallback) -> String {
    switch callback {
    case .didBecomeActive: "A"
    case .willEnterFullscreen: "E"
    case .willExitFullscreen: "X"
    case .didBecomeInactive: "I"
    }
  }
}
