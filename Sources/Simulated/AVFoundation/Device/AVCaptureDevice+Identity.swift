import CameraControl

extension AVCaptureDevice {
  #kept(
    #"""
    let uniqueID: String = device.uniqueID
    let modelID: String = "\(phone?.model.name ?? "iPhone") \(device.localizedName)"
    let manufacturer: String = "Apple Inc."
    let localizedName: String = device.localizedName
    let deviceType: DeviceType = DeviceType(device.deviceType)
    let position: Position = Position(device.position)
    let isVirtualDevice: Bool = device.isVirtualDevice
    let virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] \
      = device.virtualDeviceSwitchOverVideoZoomFactors.map { NSNumber(value: $0) }
    let isConnected: Bool = device.availability != .disconnected
    let isSuspended: Bool = false
    let isInUseByAnotherApplication: Bool = device.availability == .inUseByAnotherClient
    func hasMediaType(_ mediaType: AVMediaType) -> Bool \
      = mediaType == (deviceType == .microphone ? .audio : .video)
    """#)

  /// Takes the lock that changing the device requires; throws an `AVError` if that fails.
  public func lockForConfiguration() throws {
    try AVError.rethrowing { () throws(CaptureError) in try device.lockForConfiguration() }
  }

  /// Releases the configuration lock.
  public func unlockForConfiguration() { device.unlockForConfiguration() }
}
