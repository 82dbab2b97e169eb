import CameraControl

/// An input that captures from a device.
@Settings(
  """
  unifiedAutoExposureDefaultsEnabled = false; videoMinFrameDurationOverride: CMTime = .invalid; isWindNoiseRemovalEnabled = false
  let isWindNoiseRemovalSupported: Bool = false
  """)
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Creates an input for a device; throws an `AVError` if the device cannot be opened.
  ///
  /// While the app's access to the device is not determined, the person is asked.
  public required init(device: AVCaptureDevice) throws {
    self.device = device
    let input = try AVError.rethrowing { () throws(CaptureError) in
      guard let app = PhoneApp.opening(device) else {
        return try CaptureDeviceInput(device: device.device)
      }
      return try CaptureDeviceInput(device: device.device, for: app)
    }
    super.init(input, from: device)
  }

  /// Returns the ports of a medium, and of a type and position of the device they come from.
  ///
  /// - Parameters:
  ///   - mediaType: What the port delivers; `nil` for any.
  ///   - sourceDeviceType: The type of the device; `nil` for any.
  ///   - sourceDevicePosition: The position of the device; `unspecified` for any.
  /// - Returns: The ports.
  open func ports(
    for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
    sourceDevicePosition: AVCaptureDevice.Position
  ) -> [AVCaptureInput.Port] {
    ports.filter { port in
      mediaType.map { $0 == port.mediaType } ?? true
        && sourceDeviceType.map { $0 == port.sourceDeviceType } ?? true
        && (sourceDevicePosition == .unspecified
          || sourceDevicePosition == port.sourceDevicePosition)
    }
  }
}

extension PhoneApp {
  /// Returns the app that opens a device: the current one, or else the only one on its phone.
  fileprivate static func opening(_ device: AVCaptureDevice) -> PhoneApp? {
    guard let phone = device.phone else { return nil }
    if let app = AmbientPhone.app, app.phone === phone { return app }
    return phone.apps.count == 1 ? phone.apps.first : nil
  }
}
