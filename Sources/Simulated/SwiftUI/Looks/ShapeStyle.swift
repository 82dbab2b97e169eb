/// A style that can fill a shape, a text or a background.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  #kept(
    #"""
    func opacity(_ opacity: Double) -> some ShapeStyle = changed(lookText("opacity", ["": opacity]))
    func blendMode(_ mode: BlendMode) -> some ShapeStyle = changed(lookText("blendMode", ["": mode]))
    """#)

  private func changed(_ text: String) -> SystemShapeStyle {
    SystemShapeStyle(description: "\(self).\(text)")
  }
}

/// A style that its description identifies.
@Described(".secondary; .tertiary; .quaternary; .quinary")
public struct SystemShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {}

/// A style of the content, by its importance.
@Described("primary; secondary; tertiary; quaternary; quinary")
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  #styles("HierarchicalShapeStyle", "primary; secondary; tertiary; quaternary; quinary")
}

extension ShapeStyle where Self == SystemShapeStyle {
  #styles(
    "SystemShapeStyle",
    "tint; fill; foreground; background; selection; separator; placeholder; link")
}

extension ShapeStyle where Self == LinearGradient {
  #styles(
    "LinearGradient",
    """
    linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    """)
}

/// A blurred translucent layer.
@Described(
  "ultraThinMaterial; thinMaterial; regularMaterial; thickMaterial; ultraThickMaterial; bar")
@Kept(
  """
  static let ultraThin: Material = ultraThinMaterial; static let thin: Material = thinMaterial
  static let regular: Material = regularMaterial; static let thick: Material = thickMaterial
  static let ultraThick: Material = ultraThickMaterial
  """)
public struct Material: ShapeStyle, Hashable, CustomStringConvertible {}

extension ShapeStyle where Self == Material {
  #styles(
    "Material",
    "ultraThinMaterial; thinMaterial; regularMaterial; thickMaterial; ultraThickMaterial; bar")
}

/// A style of any kind.
@Described("")
public struct AnyShapeStyle: ShapeStyle, CustomStringConvertible {
  /// Creates a style from another one.
  public init<S: ShapeStyle>(_ style: S) { description = "\(style)" }
}
