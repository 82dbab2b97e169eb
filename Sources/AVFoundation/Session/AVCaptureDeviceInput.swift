import CameraControl
import Foundation

/// An input that captures from a device.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Creates an input for a device; throws an `AVError` if the device cannot be opened.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    let input = try AVError.rethrowing { () throws(CaptureError) in
      try CaptureDeviceInput(device: device.device)
    }
    super.init(device.hasMediaType(.video) ? input : nil, from: device)
  }
}
