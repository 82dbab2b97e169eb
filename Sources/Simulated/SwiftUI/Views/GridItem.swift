public import Foundation

/// A row or column of a grid.
public struct GridItem: Sendable {
  /// The size of the row or column.
  public var size: Size

  /// The space to the next one.
  public var spacing: CGFloat?

  /// The place of views that are smaller.
  public var alignment: Alignment?

  /// Creates a row or column.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  /// The size of a row or column.
  public enum Size: Sendable {
    /// A size in points.
    case fixed(CGFloat)
    /// Any size in a range.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is space for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
}
