extension Shape {
  /// The name of the shape, with its parameters.
  nonisolated var title: String { (self as? any TitledShape)?.given ?? "\(Self.self)" }

  #kept(
    #"""
    func stroke(lineWidth: CGFloat = 1) -> some Shape = changed(lookText("stroke", ["lineWidth": lineWidth]))
    func stroke(style: StrokeStyle) -> some Shape = changed(lookText("stroke", ["style": style]))
    func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape = changed(lookText("trim", ["from": startFraction, "to": endFraction]))
    func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape = changed(lookText("rotation", ["": angle]))
    func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape = changed(lookText("scale", ["": scale]))
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape = changed(lookText("offset", ["x": x, "y": y]))
    func size(width: CGFloat, height: CGFloat) -> some Shape = changed(lookText("size", ["width": width, "height": height]))
    func transform(_ transform: CGAffineTransform) -> some Shape = changed(lookText("transform", ["": transform]))
    """#)

  fileprivate func changed(_ change: String) -> some InsettableShape {
    ChangedShape(base: self, change: change)
  }

  #kept(
    #"""
    func fill<S: ShapeStyle>(_ content: S = HierarchicalShapeStyle.primary) -> some ShapeView<Self> = drawn("fill", ["": content])
    func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> = drawn("stroke", ["": content, "lineWidth": lineWidth])
    func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> = drawn("stroke", ["": content, "style": style])
    """#)

  fileprivate func drawn(
    _ name: String, _ arguments: KeyValuePairs<String, Any?>
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, drawn: self, look: lookText(name, arguments))
  }
}

/// A shape that can be inset on all sides.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Returns the shape, inset on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    changed(lookText("inset", ["by": amount]))
  }

  #kept(
    #"""
    func strokeBorder<S: ShapeStyle>(_ content: S = HierarchicalShapeStyle.primary, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> = drawn("strokeBorder", ["": content, "lineWidth": lineWidth])
    func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> = drawn("strokeBorder", ["": content, "style": style])
    """#)
}

/// A filled or stroked shape, which an app can fill or stroke again.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

extension ShapeView {
  #kept(
    #"""
    func fill<S: ShapeStyle>(_ content: S = HierarchicalShapeStyle.primary) -> some ShapeView<Content> = DrawnShape(shape: shape, drawn: self, look: lookText("fill", ["": content]))
    func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content> = DrawnShape(shape: shape, drawn: self, look: lookText("stroke", ["": content, "lineWidth": lineWidth]))
    func strokeBorder<S: ShapeStyle>(_ content: S = HierarchicalShapeStyle.primary, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content> = DrawnShape(shape: shape, drawn: self, look: lookText("strokeBorder", ["": content, "lineWidth": lineWidth]))
    """#)
}

private struct DrawnShape<Content: Shape, Drawn: View>: ShapeView, ShownView {
  let shape: Content
  let drawn: Drawn
  let look: String

  func show(in renderer: Renderer) -> [UIView] {
    let views = renderer.show(drawn)
    for view in views { renderer.decorate(view) { $0.look.append(look) } }
    return views
  }
}

/// A shape that describes its parameters.
protocol TitledShape {
  var given: String { get }
}

/// A shape changed from another shape; its outline is still the outline of the other shape.
private struct ChangedShape<Base: Shape>: InsettableShape, TitledShape {
  let base: Base
  let change: String

  nonisolated var given: String { "\(base.title).\(change)" }

  func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// The style of a drawn line.
@Kept(
  """
  lineWidth: CGFloat = 1; lineCap = CGLineCap.butt; lineJoin = CGLineJoin.miter; dash: [CGFloat] = []
  init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) = (self.lineWidth, self.lineCap, self.lineJoin, self.dash) = (lineWidth, lineCap, lineJoin, dash)
  """)
public struct StrokeStyle: Equatable, Sendable, CustomStringConvertible {
  /// The values that differ from the default.
  public var description: String {
    lookText(
      "StrokeStyle",
      [
        "lineWidth": lineWidth, "lineCap": unless(lineCap, .butt),
        "lineJoin": unless(lineJoin, .miter), "dash": unless(dash, []),
      ])
  }
}
