/// What the state of a device asks for.
enum DeviceEffect: Sendable {
  /// Tell everybody who watches.
  case changed(CaptureDevice.Change)
  /// The bias is applied: call the handler that came with it.
  case biasApplied(@Sendable (PhoneInstant) -> Void, PhoneInstant)
  /// A ramp began or was cut short: tell the host to look at the deadline again.
  case deadlineChanged
}
