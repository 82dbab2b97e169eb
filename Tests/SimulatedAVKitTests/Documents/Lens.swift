import AVFoundation

/// What the app asks of its controls, so that a test can do without a button.
@MainActor
protocol Controls: AnyObject {
  var slide: ((Float) -> Void)? { get set }
}

/// What a test puts in their place.
final class MockControls: Controls {
  var slide: ((Float) -> Void)?
}

/// What a phone gets, and what a mock leaves untested.
final class SessionControls: NSObject, Controls, AVCaptureSessionControlsDelegate {
  var slide: ((Float) -> Void)?
  private let session = AVCaptureSession()

  func start() throws {
    guard let device = AVCaptureDevice.default(for: .video) else { return }
    session.addInput(try AVCaptureDeviceInput(device: device))
    let focus = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.main) { position in
      MainActor.assumeIsolated { self.slide?(position) }
    }
    if session.canAddControl(focus) { session.addControl(focus) }
    session.setControlsDelegate(self, queue: .main)
    session.startRunning()
  }

  nonisolated func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
  nonisolated func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  nonisolated func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
  nonisolated func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
}

/// What the app is about.
@MainActor
final class Lens {
  private(set) var position: Float = 0

  init(controls: any Controls) {
    controls.slide = { [weak self] in self?.position = $0 }
  }
}
