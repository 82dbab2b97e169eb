public import SimulatedFoundation

/// What the system says when an intent has run; here, it is kept.
public struct IntentDialog: Sendable {
  /// The text.
  public let full: LocalizedStringResource

  /// Creates a dialog.
  public init(_ full: LocalizedStringResource) { self.full = full }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(value)) }
}
