public import Foundation

// Nothing is drawn: these are kept as they were given.
extension View {
  /// Makes the view translucent.
  public func opacity(_ opacity: Double) -> some View { looked("opacity", ["": opacity]) }

  /// Fills texts and shapes in the view.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    looked("foregroundStyle", ["": style])
  }

  /// Fills texts and shapes in the view, with a second style for less important parts.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    looked("foregroundStyle", ["": primary, "secondary": secondary])
  }

  /// Colours texts and shapes in the view.
  public func foregroundColor(_ color: Color?) -> some View {
    looked("foregroundColor", ["": color])
  }

  /// Colours the controls in the view.
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View { looked("tint", ["": tint]) }

  /// Colours the controls in the view.
  public func tint(_ tint: Color?) -> some View { looked("tint", ["": tint]) }

  /// Colours the controls in the view.
  public func accentColor(_ accentColor: Color?) -> some View {
    looked("accentColor", ["": accentColor])
  }

  /// Puts the usual background behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    looked("background", ["ignoresSafeAreaEdges": edges == .all ? nil : edges])
  }

  /// Fills the background.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    looked("background", ["": style])
  }

  /// Fills a shape in the background.
  public func background<Style: ShapeStyle, Form: Shape>(
    _ style: Style, in shape: Form, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    looked("background", ["": style, "in": shape.title])
  }

  /// Fills a shape in the background with the usual colour.
  public func background<Form: Shape>(
    in shape: Form, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    looked("background", ["in": shape.title])
  }

  /// Covers the view with a style.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    looked("overlay", ["": style])
  }

  /// Cuts the view to a shape.
  public func clipShape<Form: Shape>(_ shape: Form, style: FillStyle = FillStyle()) -> some View {
    looked("clipShape", ["": shape.title])
  }

  /// Cuts the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View { looked("clipped") }

  /// Cuts the view to a rectangle with round corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    looked("cornerRadius", ["": radius])
  }

  /// Draws a line around the view.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    looked("border", ["": content, "width": width])
  }

  /// Adds a shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    looked("shadow", ["color": color, "radius": radius, "x": x, "y": y])
  }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    looked("blur", ["radius": radius])
  }

  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some View { looked("brightness", ["": amount]) }

  /// Draws the view as one picture.
  public func compositingGroup() -> some View { looked("compositingGroup") }

  /// Draws the view as one picture, off the screen.
  public func drawingGroup(opaque: Bool = false) -> some View { looked("drawingGroup") }

  /// Hides the view, which keeps its place.
  public func hidden() -> some View { looked("hidden") }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether parts that are covered twice are left out.
  public var isEOFilled: Bool
  /// Whether the edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
