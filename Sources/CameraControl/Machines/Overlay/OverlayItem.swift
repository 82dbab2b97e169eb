/// What the overlay knows of a control.
package struct OverlayItem: Hashable, Sendable {
  package let id: ControlID

  /// The part of a control that stays the same when an app creates the control again.
  package var memoryKey: ControlMemoryKey

  /// Whether the app lets the person operate the control.
  package var isEnabled: Bool

  /// Whether the control reacts to a finger; a quirk may leave an enabled control inert.
  package var isOperable: Bool

  package init(
    id: ControlID, memoryKey: ControlMemoryKey, isEnabled: Bool = true, isOperable: Bool = true
  ) {
    self.id = id
    self.memoryKey = memoryKey
    self.isEnabled = isEnabled
    self.isOperable = isOperable
  }
}
