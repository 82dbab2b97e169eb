/// What the system says when an intent has run; here, it is kept.
@Fields("let", "_ full: LocalizedStringResource")
public struct IntentDialog: Sendable {}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(value)) }
}
