/// An effect whose objects have been found: what the host carries out, outside its lock.
enum Errand: Sendable {
  /// Send a record to the phone's followers.
  case record(PhoneRecord.Event)
  /// Send the phone's followers what the overlay shows.
  case overlay(ShownControls)
  /// Call a controls delegate.
  case callback(ControlsCallback, any DelegateObject, any SessionObject)
  /// Move a control's value.
  case turn(any ControlObject, ControlTurn)
  /// Call the action of a system slider.
  case systemAction(any ControlObject, Double)
  /// Call an interaction's handler for a press.
  case capture(
    any InteractionObject, CaptureEventPhase, PhoneButton, isSecondary: Bool, Bool)
  /// Notify a session's followers, if it still exists.
  case notify((any SessionObject)?, SessionNotification)
  /// Tell code of an app that the app is on its way out of the front or back.
  case tell(ObserverList<AppTransition>, AppTransition, AppID)
  /// Notify a device's followers.
  case device(any DeviceObject, DeviceChange)
  /// Call the handler that was passed with an exposure bias.
  case biasApplied(any DeviceObject, UInt64, PhoneInstant)
  /// Ask something of a product's code or of its files.
  indirect case product(any ProductObject, ProductID, ProductCommand)
  /// Release an object, which may release objects of an app, and those may call the phone.
  case letGo(Kept)
}

/// What the overlay shows, as objects that can describe how they look.
enum ShownControls: Sendable {
  case hidden
  case control(any ControlObject)
  case list([any ControlObject], highlighted: Int)
}
