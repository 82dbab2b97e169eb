/// What a phone knows of a control: a snapshot, which the control sends whenever it changes.
package struct ControlFacts: Equatable, Sendable {
  var kind: ControlKind

  /// The title for messages and for the overlay.
  package var name: String

  /// The symbol's name as the app gave it.
  var symbolName: String

  /// The titles of a picker's values, if the app gave any.
  var titles: [String]?

  /// The app's identifier for the control in interface tests.
  var identifier: String?

  /// The app's format for the value.
  var format: String?

  /// The values that catch a slide.
  var prominentValues: [Double] = []

  /// The device that the control itself drives, once the phone knows both.
  var device: DeviceID?

  /// Whether the app lets the person operate the control.
  var isEnabled = true

  /// Whether the app has disabled the control since a session took it.
  var wasDisabled = false

  /// What records call the queue of the control's action; `nil` before there is one.
  var queue: String?

  /// Whether the control has a queue for its action, or needs none.
  var isReady: Bool { kind.isSystemSlider || queue != nil }

  /// The part of the control that stays the same when an app creates it again.
  var memoryKey: ControlMemoryKey { ControlMemoryKey(kind: kind, name: identifier ?? name) }
}

extension ControlFacts: Hashable {
  // Hashes only what nearly always tells two controls apart, because a picker can have many titles.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(name)
    hasher.combine(identifier)
    hasher.combine(isEnabled)
    hasher.combine(wasDisabled)
  }
}

/// The kind and name by which a phone remembers the control that was used last.
///
/// They identify the control even if the app has created it again.
package struct ControlMemoryKey: Hashable, Sendable {
  var kind: ControlKind
  var name: String

  package init(kind: ControlKind, name: String) {
    self.kind = kind
    self.name = name
  }
}
