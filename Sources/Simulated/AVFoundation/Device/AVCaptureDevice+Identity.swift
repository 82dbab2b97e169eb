import CameraControl

extension AVCaptureDevice {
  /// The identifier of the device, the same in every run.
  public var uniqueID: String { device.uniqueID }

  /// The identifier of the device's model.
  public var modelID: String { "\(phone?.model.name ?? "iPhone") \(device.localizedName)" }

  /// The manufacturer of the device.
  public var manufacturer: String { "Apple Inc." }

  /// The name of the device, for display.
  public var localizedName: String { device.localizedName }

  /// The type of the device.
  public var deviceType: DeviceType { DeviceType(device.deviceType) }

  /// The side of the phone that the device faces.
  public var position: Position { Position(device.position) }

  /// Whether the device combines several devices that act as one.
  public var isVirtualDevice: Bool { device.isVirtualDevice }

  /// The zoom factors at which a virtual device switches from one constituent to the next.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] {
    device.virtualDeviceSwitchOverVideoZoomFactors.map { NSNumber(value: $0) }
  }

  /// Whether the device is connected.
  public var isConnected: Bool { device.availability != .disconnected }

  /// Whether the device is suspended; always `false`.
  public var isSuspended: Bool { false }

  /// Whether another app is using the device.
  public var isInUseByAnotherApplication: Bool { device.availability == .inUseByAnotherClient }

  /// Returns whether the device delivers a media type.
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool {
    mediaType == (deviceType == .microphone ? .audio : .video)
  }

  /// Takes the lock that changing the device requires; throws an `AVError` if that fails.
  public func lockForConfiguration() throws {
    try AVError.rethrowing { () throws(CaptureError) in try device.lockForConfiguration() }
  }

  /// Releases the configuration lock.
  public func unlockForConfiguration() { device.unlockForConfiguration() }
}
