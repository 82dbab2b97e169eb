/// A description of an intent for the person.
@Fields(
  "let",
  """
  _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
  searchKeywords: [LocalizedStringResource] = []
  """)
public struct IntentDescription: Sendable {}

extension IntentDescription: ExpressibleByStringInterpolation {
  /// Creates a description from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(value)) }
}
