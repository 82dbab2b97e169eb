/// How a control looks in the overlay.
public struct ControlFace: Hashable, Codable, Sendable {
  /// The kind of control.
  public var kind: ControlKind

  /// The control's title.
  public var title: String

  /// The name of the symbol beside the title, or `nil` if there is no such symbol.
  public var symbolName: String?

  /// The value as text.
  public var valueText: String

  /// The position of the value between the two ends of the control, from 0 to 1.
  public var fraction: Double

  /// Whether the person can operate the control.
  public var isEnabled: Bool

  /// Creates the look of a control.
  public init(
    kind: ControlKind, title: String, symbolName: String?, valueText: String, fraction: Double,
    isEnabled: Bool
  ) {
    self.kind = kind
    self.title = title
    self.symbolName = symbolName
    self.valueText = valueText
    self.fraction = fraction
    self.isEnabled = isEnabled
  }
}
