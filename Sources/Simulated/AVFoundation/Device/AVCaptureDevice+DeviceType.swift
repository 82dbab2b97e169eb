import CameraControl

extension AVCaptureDevice {
  /// A type of device; more can be created from names.
  @RawText(
    "AVCaptureDeviceType",
    """
    builtInWideAngleCamera; builtInUltraWideCamera; builtInTelephotoCamera; builtInDualCamera; builtInDualWideCamera
    builtInTripleCamera; builtInTrueDepthCamera; builtInLiDARDepthCamera; external; microphone; continuityCamera; deskViewCamera
    """)
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
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
    case unspecified = 0
    case back = 1
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
