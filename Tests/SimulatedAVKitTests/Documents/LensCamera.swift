import AVFoundation

/// The lens without a protocol between it and the session.
@MainActor
final class LensCamera: NSObject {
  private(set) var position: Float = 0
  private let session = AVCaptureSession()

  /// Creates a lens whose session runs.
  static func started() throws -> LensCamera {
    let lens = LensCamera()
    try lens.start()
    return lens
  }

  private func start() throws {
    guard let device = AVCaptureDevice.default(for: .video) else { return }
    session.addInput(try AVCaptureDeviceInput(device: device))
    let focus = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.main) { position in
      MainActor.assumeIsolated { self.position = position }
    }
    if session.canAddControl(focus) { session.addControl(focus) }
    session.setControlsDelegate(self, queue: .main)
    session.startRunning()
  }
}

extension LensCamera: @preconcurrency AVCaptureSessionControlsDelegate {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
}
