import AVKit
import CameraControlTesting
import SwiftUI

/// An app that makes a usual mistake.
@MainActor final class Camera: NSObject, AVCaptureSessionControlsDelegate {
  enum Mistake { case none, noDelegate, noAction, noCommit, noModifier, wrongQueue, noCancelled }

  let focus = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
  private(set) var isRecording = false
  private(set) var photos = 0
  private let session = AVCaptureSession()
  private let queue = DispatchQueue(label: "session")
  private let window = UIWindow(frame: .zero)

  init(_ mistake: Mistake) async throws {
    super.init()
    session.beginConfiguration()
    if let device = AVCaptureDevice.default(for: .video) {
      session.addInput(try AVCaptureDeviceInput(device: device))
    }
    session.addOutput(AVCapturePhotoOutput())
    focus.setActionQueue(queue) { _ in }
    let picker = AVCaptureIndexPicker("Mode", symbolName: "scope", numberOfIndexes: 3)
    if mistake != .noAction { picker.setActionQueue(queue) { _ in } }
    let controls = mistake == .noAction ? [picker] : [focus, picker]
    for control in controls where session.canAddControl(control) { session.addControl(control) }
    if mistake != .noDelegate { session.setControlsDelegate(self, queue: queue) }
    if mistake != .noCommit { session.commitConfiguration() }
    let receive = { [weak self] (event: AVCaptureEvent) in
      switch event.phase {
      case .began: self?.isRecording = true
      case .ended:
        self?.isRecording = false
        self?.photos += 1
      case .cancelled where mistake != .noCancelled: self?.isRecording = false
      default: break
      }
    }
    window.rootViewController =
      mistake == .noModifier
      ? UIHostingController(rootView: Text("Camera"))
      : UIHostingController(rootView: Text("Camera").onCameraCaptureEvent(action: receive))
    if mistake == .wrongQueue { focus.value = 0.5 }
    await start(Handoff(session: session))
  }

  private func start(_ handoff: Handoff) async {
    await withCheckedContinuation { continuation in
      queue.async {
        handoff.session.startRunning()
        continuation.resume()
      }
    }
  }

  /// Takes the session to its queue, which alone uses it until it runs.
  private struct Handoff: @unchecked Sendable {
    let session: AVCaptureSession
  }

  nonisolated func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
  nonisolated func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  nonisolated func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
  nonisolated func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
}
