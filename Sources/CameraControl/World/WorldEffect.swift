/// What a phone's machines ask for, in the order in which it has to happen.
///
/// An effect names things by their identifiers; the host finds the objects.
package enum WorldEffect: Sendable {
  /// Tell everything that follows the phone.
  case record(PhoneRecord.Event)
  /// Tell it what the overlay shows.
  case overlayChanged(OverlayMachine.Appearance)
  /// Tell a controls delegate.
  case callback(ControlsCallback, to: DelegateID, of: SessionID)
  /// Move a control's value.
  case turn(ControlID, ControlTurn)
  /// Call the action of a system slider, which has driven its device.
  case systemAction(ControlID, value: Double)
  /// Tell an interaction's handler of a press.
  case capture(PressTarget, CaptureEventPhase, PhoneButton, shouldPlaySound: Bool)
  /// Tell everything that follows a session.
  case notify(SessionID, SessionNotification)
  /// Tell everything that follows a device.
  case device(DeviceID, DeviceChange)
  /// Call the handler that came with an exposure bias.
  case biasApplied(DeviceID, ticket: UInt64, PhoneInstant)
  /// Let go of an object that the phone no longer mentions.
  case release(Mentioned)
}

/// Something that a phone keeps an object for as long as it mentions it.
package enum Mentioned: Hashable, Sendable {
  case control(ControlID)
  case delegate(DelegateID)
  case input(InputID, of: SessionID)
  case output(OutputID, of: SessionID)
  case view(ViewID)
  case interaction(InteractionID)
}
