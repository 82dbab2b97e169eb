import CameraControl
import Foundation

extension AVCaptureDevice {
  /// A flash mode.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum FlashMode: Int, Sendable {
    /// The flash never fires.
    case off = 0
    /// The flash always fires.
    case on = 1
    /// The flash fires when it is dark.
    case auto = 2
  }

  /// A torch mode.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum TorchMode: Int, Sendable {
    /// The torch is off.
    case off = 0
    /// The torch is on.
    case on = 1
    /// The torch is on when it is dark.
    case auto = 2
  }

  /// Whether the device has a flash.
  public var hasFlash: Bool { device.hasFlash }

  /// Whether the flash is available now.
  public var isFlashAvailable: Bool { device.hasFlash }

  /// Whether the device has a torch.
  public var hasTorch: Bool { device.hasFlash }

  /// Whether the torch is available now.
  public var isTorchAvailable: Bool { device.hasFlash }

  /// Whether the torch is on.
  public var isTorchActive: Bool { setting(\.torchMode) == .on }

  /// The brightness of the torch.
  public var torchLevel: Float { isTorchActive ? setting(\.torchLevel) : 0 }

  /// Returns whether a torch mode is supported.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool {
    torchMode == .off || device.hasFlash
  }

  /// The torch mode.
  public var torchMode: TorchMode {
    get { setting(\.torchMode) }
    set { configure("Setting torchMode") { $0.torchMode = newValue } }
  }

  /// A value that stands for the greatest brightness available.
  public class var maxAvailableTorchLevel: Float { .greatestFiniteMagnitude }

  /// Turns the torch on with a brightness of at most 1.
  public func setTorchModeOn(level torchLevel: Float) throws {
    guard device.hasFlash else { throw AVError(.deviceNotConnected) }
    configure("setTorchModeOn(level:)") {
      $0.torchMode = .on
      $0.torchLevel = min(torchLevel, 1)
    }
  }
}
