import CameraControl
import Foundation

/// A device as an input of a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Makes an input from a device; throws an `AVError` if the device cannot be opened.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    let input = try AVError.rethrowing { () throws(CaptureError) in
      try CaptureDeviceInput(device: device.device)
    }
    super.init(device.hasMediaType(.video) ? input : nil, from: device)
  }
}
