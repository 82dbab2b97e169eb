import CameraControl

extension AVCaptureDevice {
  #choices("FlashMode: Int = off, on, auto; TorchMode: Int = off, on, auto")
  #deviceSettings("torchMode: TorchMode")

  // A flash and a torch are one lamp.
  #kept(
    #"""
    let hasFlash: Bool = device.hasFlash; let isFlashAvailable: Bool = device.hasFlash
    let hasTorch: Bool = device.hasFlash; let isTorchAvailable: Bool = device.hasFlash
    let isTorchActive: Bool = setting(\.torchMode) == .on
    class let maxAvailableTorchLevel: Float = .greatestFiniteMagnitude
    let torchLevel: Float = isTorchActive ? setting(\.torchLevel) : 0
    func isTorchModeSupported(_ torchMode: TorchMode) -> Bool = torchMode == .off || device.hasFlash
    """#)

  /// Turns the torch on with a brightness of at most 1.
  public func setTorchModeOn(level torchLevel: Float) throws {
    guard device.hasFlash else { throw AVError(.deviceNotConnected) }
    configure("setTorchModeOn(level:)") {
      $0.torchMode = .on
      $0.torchLevel = min(torchLevel, 1)
    }
  }
}
