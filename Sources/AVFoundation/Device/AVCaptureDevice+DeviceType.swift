import CameraControl

extension AVCaptureDevice {
  /// What kind of device it is; an open set.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String

    /// Makes a kind from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The camera that every phone has.
    public static let builtInWideAngleCamera = DeviceType(.builtInWideAngleCamera)
    /// A camera with a shorter focal length than the wide one.
    public static let builtInUltraWideCamera = DeviceType(.builtInUltraWideCamera)
    /// A camera with a longer focal length than the wide one.
    public static let builtInTelephotoCamera = DeviceType(.builtInTelephotoCamera)
    /// A wide and a telephoto camera that act as one.
    public static let builtInDualCamera = DeviceType(.builtInDualCamera)
    /// An ultra wide and a wide camera that act as one.
    public static let builtInDualWideCamera = DeviceType(.builtInDualWideCamera)
    /// An ultra wide, a wide and a telephoto camera that act as one.
    public static let builtInTripleCamera = DeviceType(.builtInTripleCamera)
    /// A front camera that also measures depth.
    public static let builtInTrueDepthCamera = DeviceType(.builtInTrueDepthCamera)
    /// A camera that measures depth with light; no phone here has one.
    public static let builtInLiDARDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// A camera that comes from outside; no phone here has one.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// A microphone, by its older name.
    public static let builtInMicrophone = DeviceType.microphone

    init(_ type: CaptureDevice.DeviceType) {
      let name = type.rawValue
      rawValue = "AVCaptureDeviceType\(name.prefix(1).uppercased())\(name.dropFirst())"
    }
  }

  /// The side of the phone that a camera looks out of.
  public enum Position: Int, Sendable {
    /// No side in particular.
    case unspecified = 0
    /// The side without the screen.
    case back = 1
    /// The side of the screen.
    case front = 2

    init(_ position: CaptureDevice.Position) {
      self =
        switch position {
        case .unspecified: .unspecified
        case .back: .back
        case .front: .front
        }
    }
  }
}
