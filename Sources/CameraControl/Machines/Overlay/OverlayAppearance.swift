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
public struct ControlFace: Sendable {
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

// Only what a person sees is compared and encoded; the look describes other values of the control.
extension ControlFace: Hashable {
  /// Returns `true` if the two controls look the same to a person.
  public static func == (lhs: ControlFace, rhs: ControlFace) -> Bool {
    lhs.kind == rhs.kind && lhs.title == rhs.title && lhs.symbolName == rhs.symbolName
      && lhs.valueText == rhs.valueText && lhs.fraction == rhs.fraction
      && lhs.isEnabled == rhs.isEnabled
  }

  /// Hashes the properties that a person sees.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(title)
    hasher.combine(symbolName)
    hasher.combine(valueText)
    hasher.combine(fraction)
    hasher.combine(isEnabled)
  }
}

extension ControlFace: Codable {
  private enum CodingKeys: CodingKey {
    case kind, title, symbolName, valueText, fraction, isEnabled
  }
}
