import CameraControl

extension AVCaptureDevice {
  // The side of the phone that a device faces; the core has the same numbers.
  /// The side of the phone that a device faces; the core has the same numbers.
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

  /// Returns whether the device delivers a medium: the microphone sound, a camera pictures.
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool {
    mediaType == (deviceType == .microphone ? .audio : .video)
  }

  /// Takes the lock that changing the device requires; throws an `AVError` if that fails.
  public func lockForConfiguration() throws {
    try AVError.rethrowing { () throws(CaptureError) in try device.lockForConfiguration() }
  }

  /// Releases the configuration lock.
  public func unlockForConfiguration() { device.unlockForConfiguration() }

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
}

/// A class whose initializer can return an object that exists already.
///
/// Only an initializer in an extension of a protocol can. Apple's, being an Objective-C initializer,
/// can as well, and apps compare devices by identity. The protocol is not bound to classes, because `self`
/// could not be replaced then.
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
