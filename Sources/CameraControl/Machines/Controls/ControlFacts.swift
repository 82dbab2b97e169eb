/// A snapshot of a control, which the control sends to its phone whenever it changes.
package struct ControlFacts: Equatable, Sendable {
  var subject: ControlSubject

  /// The title for messages and for the overlay.
  package var name: String

  /// The symbol's name as the app gave it.
  var symbolName: String

  /// The app's identifier for the control in interface tests.
  var identifier: String?

  /// The app's format for the value.
  var format: String?

  /// The values that a slide snaps to.
  var prominentValues: [Double] = []

  /// Whether the app lets the person operate the control.
  var isEnabled = true

  /// Whether the app has disabled the control since it was added to a session.
  var wasDisabled = false

  /// The label of the action's queue in records; `nil` before the app sets an action.
  var queue: String?

  /// Whether the control has a queue for its action, or needs none.
  var isReady: Bool { subject.device != nil || queue != nil }

  /// The part of the control that stays the same when an app creates it again.
  var memoryKey: ControlMemoryKey {
    ControlMemoryKey(
      kind: subject.kind, name: identifier ?? name, isIdentifier: identifier != nil)
  }
}

extension ControlFacts: Hashable {
  // Hashes only parts that nearly always differ, because a picker can have many titles.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(subject.kind)
    hasher.combine(name)
    hasher.combine(identifier)
    hasher.combine(isEnabled)
    hasher.combine(wasDisabled)
  }
}

/// The kind and name by which a phone remembers the control that was used last.
///
/// They identify the control even if the app creates it again.
package struct ControlMemoryKey: Hashable, Sendable {
  var kind: ControlKind
  var name: String
  /// Whether the name is an identifier, which differs from every title (OVL07).
  var isIdentifier: Bool

  package init(kind: ControlKind, name: String, isIdentifier: Bool = false) {
    self.kind = kind
    self.name = name
    self.isIdentifier = isIdentifier
  }
}

/// A control that an app wants to add to a session.
struct ControlCandidate: Sendable {
  var facts: ControlFacts

  /// The identifier of the control, if the phone still mentions it.
  let known: ControlID?

  /// Whether the control is already in a session.
  let isTaken: Bool

  /// The name of the device that the control sets, if the device belongs to another phone (DEV26).
  let foreignDevice: String?
}

/// The state of a control that is in a session, or that the overlay still shows.
struct ControlState: Hashable, Sendable {
  var facts: ControlFacts

  var session: SessionID?

  /// The position of a finger, and the value that the overlay shows for it.
  var dial: Dial

  /// The number of the value that a finger chose last.
  ///
  /// The control counts the values that have reached its action, so a write by the app shows
  /// whether the finger is ahead of the write.
  var chosen: UInt64 = 0
}
