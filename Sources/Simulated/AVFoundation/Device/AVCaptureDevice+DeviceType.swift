import CameraControl
import SimulatedCoreGraphics

extension AVCaptureDevice {
  /// A type of device; more can be created from names.
  @Fields("rawValue: String")
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// A wide-angle camera, which every phone has.
    public static let builtInWideAngleCamera = DeviceType(.builtInWideAngleCamera)
    /// A camera with a shorter focal length than the wide-angle one.
    public static let builtInUltraWideCamera = DeviceType(.builtInUltraWideCamera)
    /// A camera with a longer focal length than the wide-angle one.
    public static let builtInTelephotoCamera = DeviceType(.builtInTelephotoCamera)
    /// A wide-angle and a telephoto camera that act as one.
    public static let builtInDualCamera = DeviceType(.builtInDualCamera)
    /// An ultra-wide and a wide-angle camera that act as one.
    public static let builtInDualWideCamera = DeviceType(.builtInDualWideCamera)
    /// An ultra-wide, a wide-angle and a telephoto camera that act as one.
    public static let builtInTripleCamera = DeviceType(.builtInTripleCamera)
    /// A front camera that also measures depth.
    public static let builtInTrueDepthCamera = DeviceType(.builtInTrueDepthCamera)
    /// A camera that measures depth with LiDAR; no simulated phone has one.
    public static let builtInLiDARDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// An external camera; no simulated phone has one.
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

  /// The side of the phone that a device faces.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Position: Int, Sendable {
    /// No particular side.
    case unspecified = 0
    /// The back of the phone.
    case back = 1
    /// The front of the phone, where the screen is.
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
