import CameraControl

extension AVCaptureSession {
  /// A quality or purpose for which an app can configure a session.
  @RawText(
    "AVCaptureSessionPreset",
    #"""
    photo; high; medium; low; inputPriority; cif352x288 = "AVCaptureSessionPreset352x288"
    vga640x480 = "AVCaptureSessionPreset640x480"; hd1280x720 = "AVCaptureSessionPreset1280x720"
    hd1920x1080 = "AVCaptureSessionPreset1920x1080"; hd4K3840x2160 = "AVCaptureSessionPreset3840x2160"
    iFrame960x540 = "AVCaptureSessionPresetiFrame960x540"; iFrame1280x720 = "AVCaptureSessionPresetiFrame1280x720"
    """#)
  public struct Preset: RawRepresentable, Hashable, Sendable {
    private static let known: [(Preset, CaptureSession.Preset)] = [
      (.photo, .photo), (.high, .high), (.hd1920x1080, .hd1920x1080),
      (.hd4K3840x2160, .hd4K3840x2160), (.inputPriority, .inputPriority),
    ]

    init(_ preset: CaptureSession.Preset) {
      let match = Self.known.first { $0.1 == preset }
      self = match?.0 ?? Preset(rawValue: preset.rawValue)
    }

    var preset: CaptureSession.Preset {
      let match = Self.known.first { $0.0 == self }
      return match?.1 ?? CaptureSession.Preset(rawValue: rawValue)
    }
  }
}

/// A session with several cameras; no simulated phone can run several at the same time.
@Kept("class let isMultiCamSupported: Bool = false; let systemPressureCost: Float = 0")
open class AVCaptureMultiCamSession: AVCaptureSession {}
