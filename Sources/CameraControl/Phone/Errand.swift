/// An effect whose objects have been found: what the host carries out, outside its lock.
enum Errand: Sendable {
  /// Tell everything that follows the phone.
  case record(PhoneRecord.Event)
  /// Tell it what the overlay shows.
  case overlay(ShownControls)
  /// Tell a controls delegate.
  case callback(ControlsCallback, any DelegateObject, any SessionObject)
  /// Move a control's value.
  case turn(any ControlObject, ControlTurn)
  /// Call the action of a system slider.
  case systemAction(any ControlObject, Double)
  /// Tell an interaction's handler of a press.
  case capture(
    any InteractionObject, CaptureEventPhase, PhoneButton, isSecondary: Bool, Bool)
  /// Tell everything that follows a session, if it still exists.
  case notify((any SessionObject)?, SessionNotification)
  /// Tell everything that follows a device.
  case device(any DeviceObject, DeviceChange)
  /// Call the handler that came with an exposure bias.
  case biasApplied(any DeviceObject, UInt64, PhoneInstant)
  /// Let go of an object: with it, objects of an app can go, and those may call the phone.
  case letGo(Kept)
}

/// What the overlay shows, as objects that can tell how they look.
enum ShownControls: Sendable {
  case hidden
  case control(any ControlObject)
  case list([any ControlObject], highlighted: Int)
}
