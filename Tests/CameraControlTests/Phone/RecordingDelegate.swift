import CameraControl

/// Writes down what a controls delegate is told, a letter for each callback.
final class RecordingDelegate: CaptureSessionControlsDelegate {
  private let log: Log<String>
  private let prefix: String
  private let onCallback: @Sendable (String) -> Void

  init(
    _ log: Log<String>, prefix: String = "",
    onCallback: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.log = log
    self.prefix = prefix
    self.onCallback = onCallback
  }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) { hear("A") }
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) { hear("E") }
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) { hear("X") }
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) { hear("I") }

  private func hear(_ letter: String) {
    log.add(prefix + letter)
    onCallback(letter)
  }
}
