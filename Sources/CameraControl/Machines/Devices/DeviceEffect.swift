/// A request of a device's state.
package enum DeviceEffect: Hashable, Sendable {
  /// Notify everything that follows the device.
  case changed(DeviceChange)
  /// The app wrote the zoom factor, changed or not.
  case zoomWritten
  /// The bias is applied: call the handler that was passed with it, which the ticket identifies.
  case biasApplied(ticket: UInt64, PhoneInstant)
}
