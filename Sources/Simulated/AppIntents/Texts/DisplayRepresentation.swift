/// How the system shows a value.
@Fields(
  """
  title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  """)
public struct DisplayRepresentation: Hashable, Sendable {
  /// A picture, known by its name.
  @Kept("init(systemName: String) = name = systemName; init(named name: String) = self.name = name")
  public struct Image: Hashable, Sendable {
    private let name: String
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// Creates a representation from a literal.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(value)) }
}

/// How the system shows a type of values.
@Fields("name: LocalizedStringResource")
public struct TypeDisplayRepresentation: Hashable, Sendable {}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  /// Creates a representation from a literal.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(value)) }
}
