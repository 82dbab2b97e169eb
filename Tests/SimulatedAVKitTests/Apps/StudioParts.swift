import AVFoundation
import UIKit

/// A source of a preview's session, on any actor.
struct StudioPreview: Sendable {
  private let session: AVCaptureSession

  init(session: AVCaptureSession) {
    self.session = session
  }

  @MainActor func connect(to view: StudioView) {
    view.previewLayer?.session = session
  }
}

/// A view whose layer is the preview.
final class StudioView: UIView {
  override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var previewLayer: AVCaptureVideoPreviewLayer? { layer as? AVCaptureVideoPreviewLayer }
}

/// Finds devices.
final class StudioDevices {
  private let back = AVCaptureDevice.DiscoverySession(
    deviceTypes: [.builtInTripleCamera, .builtInWideAngleCamera], mediaType: .video,
    position: .back)
  private let front = AVCaptureDevice.DiscoverySession(
    deviceTypes: [.builtInTrueDepthCamera, .builtInWideAngleCamera], mediaType: .video,
    position: .front)
  private let outside = AVCaptureDevice.DiscoverySession(
    deviceTypes: [.external], mediaType: .video, position: .unspecified)

  init() {
    if AVCaptureDevice.userPreferredCamera == nil {
      AVCaptureDevice.userPreferredCamera = back.devices.first
    }
  }

  var defaultCamera: AVCaptureDevice {
    get throws {
      guard let camera = AVCaptureDevice.systemPreferredCamera else {
        throw AVError(.deviceNotConnected)
      }
      return camera
    }
  }

  var microphone: AVCaptureDevice {
    get throws {
      guard let microphone = AVCaptureDevice.default(for: .audio) else {
        throw AVError(.deviceNotConnected)
      }
      return microphone
    }
  }

  var cameras: [AVCaptureDevice] { [back, front, outside].compactMap(\.devices.first) }
}

/// A controls delegate that tracks the fullscreen appearance.
final class StudioControlsDelegate: NSObject, AVCaptureSessionControlsDelegate {
  private(set) var isFullscreen = false

  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}

  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {
    isFullscreen = true
  }

  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {
    isFullscreen = false
  }

  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
}
