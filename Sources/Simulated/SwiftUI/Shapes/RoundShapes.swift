public import Foundation

/// A circle.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}

  /// The largest circle in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let size = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - size / 2, y: rect.midY - size / 2, width: size, height: size))
  }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}

  /// The largest ellipse in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The largest capsule in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As quarters of a circle.
  case circular
  /// Without a sudden change of the curve.
  case continuous
}
