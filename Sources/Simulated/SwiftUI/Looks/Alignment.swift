/// The position of a view in a larger space.
@Fields("horizontal: HorizontalAlignment, vertical: VerticalAlignment")
@Kept(
  """
  static let topLeading: Alignment = Self(horizontal: .leading, vertical: .top)
  static let top: Alignment = Self(horizontal: .center, vertical: .top)
  static let topTrailing: Alignment = Self(horizontal: .trailing, vertical: .top)
  static let leading: Alignment = Self(horizontal: .leading, vertical: .center)
  static let center: Alignment = Self(horizontal: .center, vertical: .center)
  static let trailing: Alignment = Self(horizontal: .trailing, vertical: .center)
  static let bottomLeading: Alignment = Self(horizontal: .leading, vertical: .bottom)
  static let bottom: Alignment = Self(horizontal: .center, vertical: .bottom)
  static let bottomTrailing: Alignment = Self(horizontal: .trailing, vertical: .bottom)
  """)
public struct Alignment: Hashable, Sendable, CustomStringConvertible {
  /// The parts.
  public var description: String { "\(vertical) \(horizontal)" }
}

/// The position of a view between the leading and the trailing edge.
@Described("leading; center; trailing; listRowSeparatorLeading; listRowSeparatorTrailing")
public struct HorizontalAlignment: Hashable, Sendable, CustomStringConvertible {}

/// The position of a view between the top and the bottom.
@Described("top; center; bottom; firstTextBaseline; lastTextBaseline")
public struct VerticalAlignment: Hashable, Sendable, CustomStringConvertible {}

/// An edge of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// A set of edges of a view.
  @Fields("let", "rawValue: Int8")
  public struct Set: OptionSet, Sendable, CustomStringConvertible {
    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The sets of one edge.
    public static let (top, leading, bottom, trailing) =
      (Set(.top), Set(.leading), Set(.bottom), Set(.trailing))
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.horizontal, .vertical]

    /// The names of the edges.
    public var description: String {
      Edge.allCases.filter { contains(Set($0)) }.map { "\($0)" }.joined(separator: " ")
    }
  }
}

/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom

  /// A set of these edges.
  @Flags("top; bottom; all = 3")
  public struct Set: OptionSet, Sendable {}
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }

/// The distances between the edges of a view and its content.
@Fields("top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0")
public struct EdgeInsets: Equatable, Sendable {}

/// A direction.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// A set of directions.
  @Flags("horizontal; vertical")
  public struct Set: OptionSet, Hashable, Sendable {}
}

/// The direction in which a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
