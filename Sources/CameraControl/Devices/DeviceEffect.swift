/// What the state of a device asks for.
package enum DeviceEffect: Hashable, Sendable {
  /// Tell everything that follows the device.
  case changed(DeviceChange)
  /// The bias is applied: call the handler that came with it, which the device knows by a ticket.
  case biasApplied(ticket: UInt64, PhoneInstant)
}
