public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, TitledShape {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with round corners.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with round corners.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  var given: String {
    lookText(
      "RoundedRectangle",
      [
        "cornerRadius": cornerSize.width,
        "height": cornerSize.height == cornerSize.width ? nil : cornerSize.height,
      ])
  }

  /// The rectangle with its corners rounded.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize)
    return path
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
