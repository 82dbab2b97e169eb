/// Something that has to be done, in the order in which the machines asked for it.
///
/// An effect names things by their identifiers; the host finds the objects.
package enum PhoneEffect: Sendable {
  /// Pass a value that a finger chose on to a control, which calls its action.
  case value(ControlID, Double, number: UInt64)
  /// Call a controls delegate.
  case callback(ControlsCallback, to: DelegateID, of: SessionID)
  /// Call an interaction's handler for a phase of a press.
  case press(InteractionID, CapturePress)
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
  case release(RetainedID)
}

/// A phase of a press, on its way to a handler.
package struct CapturePress: Sendable {
  let phase: CaptureEventPhase
  let isSecondary: Bool
  let shouldPlaySound: Bool
  let instant: PhoneInstant
}

/// Something whose object a phone keeps for as long as it mentions it.
package enum RetainedID: Hashable, Sendable {
  case control(ControlID)
  case delegate(DelegateID)
  case input(InputID, of: SessionID)
  case output(OutputID, of: SessionID)
  case view(ViewID)
  case interaction(InteractionID)
}
