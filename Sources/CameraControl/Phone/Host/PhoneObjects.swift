// What a phone requires of the objects behind its identifiers. The public classes belong to higher
// layers; a phone knows nothing else about them.

/// The objects with which the host carries out effects.
enum Objects: EffectThings {
  typealias Control = any ControlObject
  typealias Delegate = any DelegateObject
  typealias Session = any SessionObject
  typealias Interaction = any InteractionObject
  typealias App = (id: AppID, listeners: ObserverList<AppTransition>)
  typealias Device = any DeviceObject
  typealias Product = (id: ProductID, object: any ProductObject)
  /// An object of an app; releasing it may release other objects, which may call the phone.
  typealias Retained = Handoff<any AnyObject & Sendable>
}

protocol ControlObject: AnyObject, Sendable {
  /// Receives a value that a finger chose, and calls the action with it.
  func receive(_ value: Double, number: UInt64, on host: PhoneHost)

  /// Leaves a session that no longer exists.
  func loseSession()
}

protocol SessionObject: AnyObject, Sendable {
  /// Notifies everything that follows the session.
  func notify(_ notification: SessionNotification)
}

/// A controls delegate with its queue.
protocol DelegateObject: AnyObject, Sendable {
  /// Retains the delegate, which the session does not.
  ///
  /// The caller can become the last owner of the delegate, so it has to release the returned value
  /// outside every lock.
  ///
  /// - Returns: An object that retains the delegate, or `nil` if the delegate no longer exists.
  func keep() -> Handoff<AnyObject>?

  /// Sends the delegate a callback on its queue.
  func send(_ callback: ControlsCallback, of session: any SessionObject, courier: (any Courier)?)
}

protocol DeviceObject: AnyObject, Sendable {
  /// Notifies everything that follows the device.
  func notify(_ change: DeviceChange)

  /// Calls the handler that was passed with an exposure bias.
  func callHandler(ticket: UInt64, at instant: PhoneInstant)
}

protocol InteractionObject: AnyObject, Sendable {
  /// Calls the handler for a phase of a press.
  @MainActor func handle(_ press: CapturePress, on host: PhoneHost)
}

/// A product's code and its files.
protocol ProductObject: AnyObject, Sendable {
  /// Carries out a command, now or, where it calls the app's code, on the main queue.
  func carryOut(_ command: ProductCommand, of id: ProductID, on host: PhoneHost)
}
