// What a phone asks of the objects behind its identifiers. The classes that users name stand on
// higher floors; a phone knows no more of them than this.

/// A control.
package protocol ControlObject: AnyObject, Sendable {
  /// Moves the control's value with a finger.
  func turn(_ turn: ControlTurn, in delivery: inout PhoneDelivery)

  /// Calls the action of a system slider, which has driven its device.
  func callAction(with value: Double, in delivery: inout PhoneDelivery)

  /// How the control looks now.
  func face(_ display: PhoneBehavior.Display) -> ControlFace
}

/// A session.
package protocol SessionObject: AnyObject, Sendable {
  /// Tells everything that follows the session.
  func tell(_ notification: SessionNotification)
}

/// A controls delegate with its queue.
package protocol DelegateObject: AnyObject, Sendable {
  /// Looks for the delegate, which the session does not keep.
  ///
  /// The look can make the caller the last to hold the delegate, so what it returns has to be let go
  /// of outside every lock.
  ///
  /// - Returns: Something that keeps the delegate; `nil` if the delegate is gone.
  func keep() -> Kept?

  /// Has the delegate called on its queue.
  func send(
    _ callback: ControlsCallback, of session: any SessionObject, courier: (any Courier)?)
}

/// A device.
package protocol DeviceObject: AnyObject, Sendable {
  /// Tells everything that follows the device.
  func tell(_ change: DeviceChange)

  /// Calls the handler that came with an exposure bias.
  func callHandler(ticket: UInt64, at instant: PhoneInstant)
}

/// An interaction.
package protocol InteractionObject: AnyObject, Sendable {
  /// Calls the handler for a phase of a press.
  @MainActor func handle(_ press: CapturePress, on host: PhoneHost)
}

/// A phase of a press, on its way to a handler.
package struct CapturePress: Sendable {
  package let phase: CaptureEventPhase
  package let isSecondary: Bool
  package let shouldPlaySound: Bool
  package let instant: PhoneInstant
}
