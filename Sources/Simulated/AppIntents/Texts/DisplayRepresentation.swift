/// How the system shows a value.
@Fields(
  """
  title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  """)
public struct DisplayRepresentation: Hashable, Sendable {
  /// A picture, known by its name.
  public struct Image: Hashable, Sendable {
    private let name: String

    /// Creates the system's symbol with a name.
    public init(systemName: String) { name = systemName }

    /// Creates the picture with a name in the app's catalogue.
    public init(named name: String) { self.name = name }
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
