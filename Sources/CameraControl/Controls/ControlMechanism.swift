/// What the system's side asks of a control of any kind.
package protocol ControlMechanism: AnyObject, Sendable {
  /// What all kinds have in common.
  var core: ControlCore { get }

  /// What kind of control it is.
  var kind: ControlKind { get }

  /// The title, as messages and the overlay show it.
  var name: String { get }

  /// The symbol's name as the app gave it.
  var symbolName: String { get }

  /// What the app calls it, in interface tests.
  var identifier: String? { get }

  /// The device that the control drives by itself.
  var device: CaptureDevice? { get }

  /// Whether an app has said where the action runs, or there is no need to.
  var isReady: Bool { get }

  /// Moves the control's value with a finger.
  func turn(_ turn: ControlTurn, on phone: Phone)

  /// How the control looks now.
  func face(_ display: PhoneBehavior.Display) -> ControlFace
}

extension ControlMechanism {
  /// What stays the same when an app makes the control anew.
  package var memoryKey: ControlMemoryKey {
    ControlMemoryKey(kind: kind, name: identifier ?? name)
  }
}
