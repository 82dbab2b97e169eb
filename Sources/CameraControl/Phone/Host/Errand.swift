/// An effect whose object has been found: what the host carries out, outside its lock.
enum Errand: Sendable {
  /// Pass a value that a finger chose on to a control.
  case value(any ControlObject, Double, number: UInt64)
  /// Call a controls delegate.
  case callback(ControlsCallback, any DelegateObject, any SessionObject)
  /// Call an interaction's handler for a phase of a press.
  case press(any InteractionObject, CapturePress)
  /// Notify a session's followers.
  case notify(any SessionObject, SessionNotification)
  /// Tell code of an app that the app is on its way out of the front or back.
  case tell(ObserverList<AppTransition>, AppTransition, AppID)
  /// Notify a device's followers.
  case device(any DeviceObject, DeviceChange)
  /// Call the handler that was passed with an exposure bias.
  case biasApplied(any DeviceObject, UInt64, PhoneInstant)
  /// Ask something of a product's code or of its files.
  indirect case product(any ProductObject, ProductID, ProductCommand)
  /// Release an object, which may release objects of an app, and those may call the phone.
  case release(DeferredRelease)
}
