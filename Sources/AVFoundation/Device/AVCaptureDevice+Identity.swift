import CameraControl
public import Foundation

extension AVCaptureDevice {
  /// An identifier of the device, the same in every run.
  public var uniqueID: String { device.uniqueID }

  /// An identifier of the model.
  public var modelID: String { "\(phone?.model.name ?? "iPhone") \(device.localizedName)" }

  /// Who made the device.
  public var manufacturer: String { "Apple Inc." }

  /// The device's name for people.
  public var localizedName: String { device.localizedName }

  /// What kind of device it is.
  public var deviceType: DeviceType { DeviceType(device.deviceType) }

  /// The side of the phone that it looks out of.
  public var position: Position { Position(device.position) }

  /// Whether the device consists of several others that act as one.
  public var isVirtualDevice: Bool { device.isVirtualDevice }

  /// The factors at which a virtual device goes from one constituent to the next.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] {
    device.virtualDeviceSwitchOverVideoZoomFactors.map { NSNumber(value: $0) }
  }

  /// Whether the device is there.
  public var isConnected: Bool { device.availability != .disconnected }

  /// Whether the device cannot be used for now.
  public var isSuspended: Bool { false }

  /// Whether another app has the device.
  public var isInUseByAnotherApplication: Bool { device.availability == .inUseByAnotherClient }

  /// Tells whether the device delivers a medium.
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool {
    mediaType == (deviceType == .microphone ? .audio : .video)
  }

  /// Takes the lock that every change of the device needs; throws an `AVError` if it cannot.
  public func lockForConfiguration() throws {
    try AVError.rethrowing { () throws(CaptureError) in try device.lockForConfiguration() }
  }

  /// Gives the lock back.
  public func unlockForConfiguration() { device.unlockForConfiguration() }
}
