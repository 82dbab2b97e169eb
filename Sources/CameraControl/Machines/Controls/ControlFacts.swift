/// What a phone knows of a control: a snapshot, which the control sends whenever it changes.
package struct ControlFacts: Hashable, Sendable {
  package var kind: ControlKind

  /// The title for messages and for the overlay.
  package var name: String

  /// The symbol's name as the app gave it.
  package var symbolName: String

  /// The app's identifier for the control in interface tests.
  package var identifier: String?

  /// The device that the control itself drives, once the phone knows both.
  package var device: DeviceID?

  /// Whether the app lets the person operate the control.
  package var isEnabled: Bool

  /// Whether the app has disabled the control since a session took it.
  package var wasDisabled: Bool

  /// Whether the control has a queue for its action, or needs none.
  package var isReady: Bool

  package init(
    kind: ControlKind, name: String, symbolName: String, identifier: String? = nil,
    device: DeviceID? = nil, isEnabled: Bool = true, wasDisabled: Bool = false, isReady: Bool = true
  ) {
    self.kind = kind
    self.name = name
    self.symbolName = symbolName
    self.identifier = identifier
    self.device = device
    self.isEnabled = isEnabled
    self.wasDisabled = wasDisabled
    self.isReady = isReady
  }

  /// The part of the control that stays the same when an app creates it again.
  package var memoryKey: ControlMemoryKey { ControlMemoryKey(kind: kind, name: identifier ?? name) }
}
