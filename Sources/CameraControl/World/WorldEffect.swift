/// A request of a phone's machines; requests are in the order in which they have to happen.
///
/// An effect names things by their identifiers; the host finds the objects.
package enum WorldEffect: Sendable {
  /// Send a record to the phone's followers.
  case record(PhoneRecord.Event)
  /// Send the phone's followers what the overlay shows.
  case overlayChanged(OverlayMachine.Appearance)
  /// Call a controls delegate.
  case callback(ControlsCallback, to: DelegateID, of: SessionID)
  /// Move a control's value.
  case turn(ControlID, ControlTurn)
  /// Call the action of a system slider, which has already driven its device.
  case systemAction(ControlID, value: Double)
  /// Call an interaction's handler for a press.
  case capture(PressTarget, CaptureEventPhase, PhoneButton, shouldPlaySound: Bool)
  /// Notify a session's followers.
  case notify(SessionID, SessionNotification)
  /// Tell code of an app that the app is on its way out of the front or back.
  case tell(AppID, AppTransition)
  /// Notify a device's followers.
  case device(DeviceID, DeviceChange)
  /// Call the handler that was passed with an exposure bias.
  case biasApplied(DeviceID, ticket: UInt64, PhoneInstant)
  /// Ask something of a product's code or of its files.
  indirect case product(ProductID, ProductCommand)
  /// Release an object that the phone no longer mentions.
  case release(Mentioned)
}

/// Something whose object a phone keeps for as long as it mentions it.
package enum Mentioned: Hashable, Sendable {
  case control(ControlID)
  case delegate(DelegateID)
  case input(InputID, of: SessionID)
  case output(OutputID, of: SessionID)
  case view(ViewID)
  case interaction(InteractionID)
}
