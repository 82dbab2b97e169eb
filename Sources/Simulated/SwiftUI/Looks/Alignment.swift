public import Foundation

/// Where a view is in a place that is larger.
public struct Alignment: Hashable, Sendable, CustomStringConvertible {
  /// The horizontal part.
  public var horizontal: HorizontalAlignment
  /// The vertical part.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The parts.
  public var description: String { "\(vertical) \(horizontal)" }

  /// The alignment, or `nil` for the usual one.
  var unlessCenter: Alignment? { self == .center ? nil : self }
}

extension Alignment {
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top of the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top of the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom of the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom of the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// Where a view is between the leading and the trailing edge.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// Where a view is between the top and the bottom.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// On the baseline of the first line of text.
  case firstTextBaseline
  /// On the baseline of the last line of text.
  case lastTextBaseline
}

/// Where lines of text begin.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// An edge of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The top.
  case top
  /// The leading edge.
  case leading
  /// The bottom.
  case bottom
  /// The trailing edge.
  case trailing

  /// Some edges of a view.
  public struct Set: OptionSet, Sendable, CustomStringConvertible {
    /// The edges as bits.
    public let rawValue: Int8

    /// Creates a set of edges.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
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

/// Lengths at the edges of a view.
public struct EdgeInsets: Equatable, Sendable {
  /// The length at the top.
  public var top: CGFloat
  /// The length at the leading edge.
  public var leading: CGFloat
  /// The length at the bottom.
  public var bottom: CGFloat
  /// The length at the trailing edge.
  public var trailing: CGFloat

  /// Creates insets.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From the top to the bottom.
  case vertical

  /// Some directions.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Creates a set of directions.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From the leading to the trailing edge.
    public static let horizontal = Set(rawValue: 1)
    /// From the top to the bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
