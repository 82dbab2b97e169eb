/// A rectangle.
@Kept("nonisolated init(); func path(in rect: CGRect) -> Path = Path(rect)")
public struct Rectangle: InsettableShape {}

/// A rectangle with round corners.
@Kept(
  """
  nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) = self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) = (self.cornerSize, self.style) = (cornerSize, style)
  """)
public struct RoundedRectangle: InsettableShape, TitledShape {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  nonisolated var given: String {
    let (width, height) = (cornerSize.width, cornerSize.height)
    return lookText("RoundedRectangle", ["cornerRadius": width, "height": unless(height, width)])
  }

  /// The rectangle with its corners rounded.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize)
    return path
  }
}

/// A rectangle whose corners are round in different ways; its outline is without them.
@Kept(
  """
  nonisolated init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) = self.init(cornerRadii: RectangleCornerRadii( topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) = self.cornerRadii = cornerRadii
  func path(in rect: CGRect) -> Path = Path(rect)
  """)
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
}

/// The radii of a rectangle's corners.
@Fields(
  """
  topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
  topTrailing: CGFloat = 0
  """)
public struct RectangleCornerRadii: Equatable, Sendable {}

/// A circle, the largest that fits its space.
@Kept("nonisolated init()")
public struct Circle: InsettableShape {
  /// The largest circle in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let size = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - size / 2, y: rect.midY - size / 2, width: size, height: size))
  }
}

/// An ellipse.
@Kept("nonisolated init(); func path(in rect: CGRect) -> Path = Path(ellipseIn: rect)")
public struct Ellipse: InsettableShape {}

/// A rectangle whose shorter sides are half circles.
@Kept(
  """
  nonisolated init(style: RoundedCornerStyle = .continuous) = self.style = style
  func path(in rect: CGRect) -> Path = Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  """)
public struct Capsule: InsettableShape {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
}

/// The shape of a view's container: always a rectangle.
@Kept("nonisolated init(); func path(in rect: CGRect) -> Path = Path(rect)")
public struct ContainerRelativeShape: InsettableShape {}

/// A shape of any kind.
@Kept(
  "nonisolated init<S: Shape>(_ shape: S) = base = shape; func path(in rect: CGRect) -> Path = base.path(in: rect)"
)
public struct AnyShape: Shape, TitledShape {
  private let base: any Shape

  nonisolated var given: String { base.title }
}

extension Shape where Self == Rectangle { #kept("static let rect: Rectangle = Rectangle()") }

extension Shape where Self == RoundedRectangle {
  #kept(
    "static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle = RoundedRectangle(cornerRadius: cornerRadius, style: style)"
  )
}

extension Shape where Self == UnevenRoundedRectangle {
  #kept(
    """
    static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0) -> UnevenRoundedRectangle = UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
    static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    """)
}

extension Shape where Self == Circle { #kept("static let circle: Circle = Circle()") }

extension Shape where Self == Ellipse { #kept("static let ellipse: Ellipse = Ellipse()") }

extension Shape where Self == Capsule { #kept("static let capsule: Capsule = Capsule()") }

extension Shape where Self == ContainerRelativeShape {
  #kept("static let containerRelative: ContainerRelativeShape = ContainerRelativeShape()")
}

extension ButtonBorderShape: InsettableShape, TitledShape {
  #kept("func path(in rect: CGRect) -> Path = Path(rect)")

  nonisolated var given: String { description }
}

extension Shape where Self == ButtonBorderShape {
  #kept("static let buttonBorder: ButtonBorderShape = .automatic")
}

extension Path: Shape {
  /// The outline itself.
  public func path(in rect: CGRect) -> Path { self }
}
