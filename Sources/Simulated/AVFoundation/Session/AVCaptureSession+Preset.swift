import CameraControl

extension AVCaptureSession {
  /// A quality or use that a session can be configured for.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name of the preset.
    public var rawValue: String

    /// Creates a preset from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// For photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High-quality output.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Output that can be shared over a fast network.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Output that can be shared over a slow network.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 352 by 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// The format of the input decides.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")

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
