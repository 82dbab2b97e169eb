import CameraControl

extension AVCaptureDevice {
  // The side of the phone that a device faces, with the raw values of `CaptureDevice.Position`.
  /// The side of the phone that a device faces, with the raw values of `CaptureDevice.Position`.
  @nonexhaustive
  public enum Position: Int, Sendable { case unspecified, back, front }

  #kept(
    #"""
    let uniqueID: String = device.uniqueID
    let modelID: String = "\(phone?.model.name ?? "iPhone") \(device.localizedName)"
    let manufacturer: String = "Apple Inc."; let localizedName: String = device.localizedName
    let deviceType: DeviceType = DeviceType(device.deviceType)
    let position: Position = Position(rawValue: device.position.rawValue) ?? .unspecified
    let isVirtualDevice: Bool = device.isVirtualDevice
    let virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] = device.virtualDeviceSwitchOverVideoZoomFactors.map { NSNumber(value: $0) }
    let isConnected: Bool = device.availability != .disconnected; let isSuspended: Bool = false
    let isInUseByAnotherApplication: Bool = device.availability == .inUseByAnotherClient
    """#)

  /// Returns whether the device delivers a type of media: a microphone sound, a camera video.
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool {
    mediaType == (deviceType == .microphone ? .audio : .video)
  }

  /// Locks the device so that you can change it; throws an `AVError` if locking fails.
  public func lockForConfiguration() throws {
    try AVError.rethrowing { () throws(CaptureError) in try device.lockForConfiguration() }
  }

  /// Releases the configuration lock.
  public func unlockForConfiguration() { device.unlockForConfiguration() }

  /// A type of device; you can create more types from their names.
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
}

/// A class whose initializer can return an object that exists already.
///
/// Apple's Objective-C initializer returns the existing object, and apps compare devices by
/// identity. In Swift, only an initializer in a protocol extension can do so. The protocol isn't
/// limited to classes, because the initializer of a class can't replace `self`.
public protocol FoundByIdentifier {
  /// Returns the object with an identifier.
  static func existing(_ uniqueID: String) -> Self?
}

extension FoundByIdentifier {
  /// Returns the phone's device with an identifier, or `nil` if there is none.
  public init?(uniqueID deviceUniqueID: String) {
    guard let device = Self.existing(deviceUniqueID) else { return nil }
    self = device
  }
}

extension AVCaptureDevice: FoundByIdentifier {
  /// Returns the phone's device with an identifier, or `nil` if there is none.
  public static func existing(_ uniqueID: String) -> AVCaptureDevice? {
    known(on: PhoneApp.ambient.phone).first { $0.uniqueID == uniqueID }
  }
}
