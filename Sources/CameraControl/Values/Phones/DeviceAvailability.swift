/// Whether an app can use a device; a test sets it to see how the app reacts.
public enum DeviceAvailability: String, Hashable, Codable, Sendable {
  /// The device can be locked and opened.
  case available
  /// Another client is using the device.
  case inUseByAnotherClient
  /// The device is disconnected.
  case disconnected
}
