/// How the system shows a value.
@Fields(
  "title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil")
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A picture, which its name identifies.
  @Kept("init(systemName: String) = name = systemName; init(named name: String) = self.name = name")
  public struct Image: Hashable, Sendable {
    private let name: String
  }

  #kept("init(stringLiteral value: String) = self.init(title: LocalizedStringResource(value))")
}

/// How the system shows a type of values.
@Fields("name: LocalizedStringResource")
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  #kept("init(stringLiteral value: String) = self.init(name: LocalizedStringResource(value))")
}

/// A description of an intent for the person.
@Fields(
  "let",
  """
  _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
  searchKeywords: [LocalizedStringResource] = []
  """)
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  #kept("init(stringLiteral value: String) = self.init(LocalizedStringResource(value))")
}

/// What the system says after an intent has run; the simulation only stores it.
@Fields("let", "_ full: LocalizedStringResource")
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  #kept("init(stringLiteral value: String) = self.init(LocalizedStringResource(value))")
}
