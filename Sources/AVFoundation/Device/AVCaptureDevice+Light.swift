import CameraControl
import Foundation

extension AVCaptureDevice {
  /// Whether to use the flash.
  public enum FlashMode: Int, Sendable {
    /// Never.
    case off = 0
    /// Always.
    case on = 1
    /// When it is dark.
    case auto = 2
  }

  /// Whether to shine the light.
  public enum TorchMode: Int, Sendable {
    /// No.
    case off = 0
    /// Yes.
    case on = 1
    /// When it is dark.
    case auto = 2
  }

  /// Whether the device has a flash.
  public var hasFlash: Bool { device.hasFlash }

  /// Whether the flash can be used now.
  public var isFlashAvailable: Bool { device.hasFlash }

  /// Whether the device has a light.
  public var hasTorch: Bool { device.hasFlash }

  /// Whether the light can be used now.
  public var isTorchAvailable: Bool { device.hasFlash }

  /// Whether the light shines.
  public var isTorchActive: Bool { setting(\.torchMode) == .on }

  /// How bright the light is.
  public var torchLevel: Float { isTorchActive ? setting(\.torchLevel) : 0 }

  /// Tells whether the light can be set to a mode.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool {
    torchMode == .off || device.hasFlash
  }

  /// Whether the light is to shine.
  public var torchMode: TorchMode {
    get { setting(\.torchMode) }
    set { configure("Setting torchMode") { $0.torchMode = newValue } }
  }

  /// The brightness that stands for the most there is.
  public class var maxAvailableTorchLevel: Float { .greatestFiniteMagnitude }

  /// Lets the light shine with a brightness between 0 and 1.
  public func setTorchModeOn(level torchLevel: Float) throws {
    guard device.hasFlash else { throw AVError(.deviceNotConnected) }
    configure("setTorchModeOn(level:)") {
      $0.torchMode = .on
      $0.torchLevel = min(torchLevel, 1)
    }
  }
}
