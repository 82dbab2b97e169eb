/// A colour, as its components.
public final class CGColor: Hashable, Sendable {
  /// The components: red, green, blue and alpha, or white and alpha.
  public let components: [CGFloat]?

  package init(components: [CGFloat]) { self.components = components }

  /// Creates a colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha])
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(components: [gray, alpha]) }

  /// How opaque the colour is.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Returns whether two colours have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }

  /// Adds the components to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A space of colours.
public final class CGColorSpace: Sendable {
  /// The name of the space.
  public let name: String?

  /// Creates the space with a name.
  public init?(name: String) { self.name = name }

  fileprivate init(known: String) { name = known }

  /// The names of spaces.
  public static let (sRGB, displayP3, extendedSRGB, linearSRGB) = (
    "kCGColorSpaceSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceExtendedSRGB",
    "kCGColorSpaceLinearSRGB"
  )
}

/// Returns the space of the phone's display.
public func `CGColorSpaceCreateDeviceRGB`() -> CGColorSpace {
  CGColorSpace(known: "kCGColorSpaceDeviceRGB")
}

/// The form of a line's ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The form of a line's corners.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
