extension CaptureDevice {
  /// What kind of camera a device is; an open set.
  public struct DeviceType: RawRepresentable, Hashable, Codable, Sendable {
    /// The name of the kind.
    public var rawValue: String

    /// Makes a kind from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The camera that every phone has.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "builtInWideAngleCamera")
    /// A camera with a shorter focal length than the wide one.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "builtInUltraWideCamera")
    /// A camera with a longer focal length than the wide one.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "builtInTelephotoCamera")
    /// A wide and a telephoto camera that act as one.
    public static let builtInDualCamera = DeviceType(rawValue: "builtInDualCamera")
    /// An ultra wide and a wide camera that act as one.
    public static let builtInDualWideCamera = DeviceType(rawValue: "builtInDualWideCamera")
    /// An ultra wide, a wide and a telephoto camera that act as one.
    public static let builtInTripleCamera = DeviceType(rawValue: "builtInTripleCamera")
    /// A front camera that also measures depth.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "builtInTrueDepthCamera")
  }
}

extension CaptureDevice.DeviceType: CustomStringConvertible {
  /// The name of the kind.
  public var description: String { rawValue }
}
