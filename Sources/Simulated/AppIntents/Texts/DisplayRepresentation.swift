public import SimulatedFoundation

/// How the system shows a value.
public struct DisplayRepresentation: Hashable, Sendable {
  /// The title.
  public var title: LocalizedStringResource

  /// What stands below the title.
  public var subtitle: LocalizedStringResource?

  /// The picture.
  public var image: Image?

  /// Creates a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

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
public struct TypeDisplayRepresentation: Hashable, Sendable {
  /// The name.
  public var name: LocalizedStringResource

  /// Creates a representation.
  public init(name: LocalizedStringResource) { self.name = name }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  /// Creates a representation from a literal.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(value)) }
}
