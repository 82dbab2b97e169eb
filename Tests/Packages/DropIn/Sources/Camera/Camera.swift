import AVFoundation
import AVKit

/// A camera with zoom and focus on the button, which is also its shutter.
@MainActor
public final class Camera: NSObject {
  /// The session, which runs soon after you call `start()`.
  public let session = AVCaptureSession()
  /// The view that shows the camera, and takes the presses.
  public let preview = UIView(frame: .zero)
  /// Whether the controls are on screen.
  public private(set) var isOverlayOpen = false
  /// The zoom factor of the device.
  public private(set) var zoom: CGFloat = 1
  /// The number of photos.
  public private(set) var photos = 0
  private let sessionQueue = DispatchQueue(label: "session")
  private var observation: NSKeyValueObservation?

  /// Adds the controls, and starts the session.
  public func start() throws {
    guard let device = AVCaptureDevice.default(for: .video) else { return }
    session.beginConfiguration()
    session.addInput(try AVCaptureDeviceInput(device: device))
    session.addOutput(AVCapturePhotoOutput())
    addControls(for: device)
    session.commitConfiguration()
    preview.addInteraction(
      AVCaptureEventInteraction { [weak self] event in
        if event.phase == .ended { self?.photos += 1 }
      })
    observation = device.observe(\.videoZoomFactor, options: [.initial, .new]) {
      [weak self] device, _ in
      let factor = device.videoZoomFactor
      Task { @MainActor in self?.zoom = factor }
    }
    sessionQueue.async { [session] in session.startRunning() }
  }

  private func addControls(for device: AVCaptureDevice) {
    guard session.supportsControls else { return }
    let focus = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(sessionQueue) { @Sendable position in
      guard (try? device.lockForConfiguration()) != nil else { return }
      device.setFocusModeLocked(lensPosition: position)
      device.unlockForConfiguration()
    }
    for control in [AVCaptureSystemZoomSlider(device: device), focus]
    where session.canAddControl(control) {
      session.addControl(control)
    }
    session.setControlsDelegate(self, queue: .main)
  }
}

extension Camera: @preconcurrency AVCaptureSessionControlsDelegate {
  /// The overlay opens.
  public func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
    isOverlayOpen = true
  }

  /// A control fills the screen.
  public func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  /// No control fills the screen any longer.
  public func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}

  /// The overlay closes.
  public func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {
    isOverlayOpen = false
  }
}
