/// An input that brings a device to a session.
public final class CaptureDeviceInput: Sendable {
  /// The device.
  public let device: CaptureDevice

  /// What the device delivers.
  public let mediaType: CaptureDevice.MediaType

  /// Creates an input from a device.
  ///
  /// - Parameter device: A device that is available and that no other client uses.
  /// - Throws: ``CaptureError`` if the device cannot be opened.
  public init(device: CaptureDevice) throws(CaptureError) {
    try device.requireAvailable()
    self.device = device
    mediaType = .video
  }
}

extension CaptureDeviceInput: Hashable {
  /// Returns whether two inputs are the same object.
  public static func == (lhs: CaptureDeviceInput, rhs: CaptureDeviceInput) -> Bool { lhs === rhs }

  /// Hashes the input by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
