public import SimulatedFoundation

/// A description of an intent for the person.
public struct IntentDescription: Sendable {
  /// The description.
  public let descriptionText: LocalizedStringResource

  /// The name of the category that the intent is listed in.
  public let categoryName: LocalizedStringResource?

  /// Words that find the intent.
  public let searchKeywords: [LocalizedStringResource]

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }
}

extension IntentDescription: ExpressibleByStringInterpolation {
  /// Creates a description from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(value)) }
}
