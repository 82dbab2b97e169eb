/// The content of the overlay: nothing, a control, or the list of controls.
public enum OverlayAppearance: Hashable, Codable, Sendable {
  /// The overlay is hidden.
  case hidden
  /// One control, ready to adjust.
  case control(ControlFace)
  /// The list of all controls, one of which is highlighted.
  case list([ControlFace], highlighted: Int)
}

/// The appearance of a control in the overlay.
public struct ControlFace: Hashable, Codable, Sendable {
  /// The kind of control.
  public var kind: ControlKind

  /// The control's title.
  public var title: String

  /// The name of the symbol beside the title, or `nil` if the symbol doesn't exist.
  public var symbolName: String?

  /// The value as text.
  public var valueText: String

  /// The position of the value between the two ends of the control, from 0 to 1.
  public var fraction: Double

  /// Whether the person can operate the control.
  public var isEnabled: Bool

  /// How other values of the control look; `nil` if the face does not come from a phone.
  ///
  /// Two faces are equal only if their other values look the same, too.
  package var look: ControlLook?

  package init(
    kind: ControlKind, title: String, symbolName: String?, valueText: String, fraction: Double,
    isEnabled: Bool, look: ControlLook? = nil
  ) {
    self.kind = kind
    self.title = title
    self.symbolName = symbolName
    self.valueText = valueText
    self.fraction = fraction
    self.isEnabled = isEnabled
    self.look = look
  }
}
