/// A request of the machines, which the host carries out in order.
///
/// `Things` defines how an effect names its objects. A world uses ``Identifiers``. The host finds
/// the objects for them, and carries out the effect outside its lock.
package enum PhoneEffect<Things: EffectThings>: Sendable {
  /// Give a control the value that a finger chose; the control calls its action.
  case value(Things.Control, Double, number: UInt64)
  /// Call a controls delegate.
  case callback(ControlsCallback, to: Things.Delegate, of: Things.Session)
  /// Call an interaction's handler for a phase of a press.
  case press(Things.Interaction, CapturePress)
  /// Notify a session's followers.
  case notify(Things.Session, SessionNotification)
  /// Tell the code of an app that the app is leaving the foreground or returning to it.
  case transition(Things.App, AppTransition)
  /// Notify a device's followers.
  case device(Things.Device, DeviceChange)
  /// Call the completion handler for a change of the exposure bias.
  case biasApplied(Things.Device, ticket: UInt64, PhoneInstant)
  /// Ask something of a product's code or of its files.
  indirect case product(Things.Product, ProductCommand)
  /// Release an object to which the phone's state no longer refers.
  case release(Things.Retained)
}

/// How effects name the objects that they affect.
package protocol EffectThings {
  associatedtype Control: Sendable
  associatedtype Delegate: Sendable
  associatedtype Session: Sendable
  associatedtype Interaction: Sendable
  associatedtype App: Sendable
  associatedtype Device: Sendable
  associatedtype Product: Sendable
  associatedtype Retained: Sendable
}

/// The identifiers by which a world names objects.
package enum Identifiers: EffectThings {
  package typealias Control = ControlID
  package typealias Delegate = DelegateID
  package typealias Session = SessionID
  package typealias Interaction = InteractionID
  package typealias App = AppID
  package typealias Device = DeviceID
  package typealias Product = ProductID
  package typealias Retained = RetainedID
}

/// A phase of a press, on its way to a handler.
package struct CapturePress: Sendable {
  let phase: CaptureEventPhase
  let isSecondary: Bool
  let shouldPlaySound: Bool
  let instant: PhoneInstant

  /// The phase, in a word.
  var subject: String {
    switch phase {
    case .began: "began"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

/// An object that a phone keeps while its state refers to it.
package enum RetainedID: Hashable, Sendable {
  case control(ControlID)
  case delegate(DelegateID)
  case part(PartID, of: SessionID)
  case view(ViewID)
  case interaction(InteractionID)
}
