/// What a shape, a text or a background can be filled with.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// Returns the style, translucent.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    DescribedStyle(description: "\(self).\(lookText("opacity", ["": opacity]))")
  }
}

/// A style that is known by its text.
struct DescribedStyle: ShapeStyle, CustomStringConvertible {
  let description: String
}

/// A blurred translucent layer.
public struct Material: ShapeStyle, Hashable, CustomStringConvertible {
  /// The name of the material.
  public let description: String

  /// The most translucent material.
  public static let ultraThin = Material(description: "ultraThinMaterial")
  /// A translucent material.
  public static let thin = Material(description: "thinMaterial")
  /// The usual material.
  public static let regular = Material(description: "regularMaterial")
  /// A less translucent material.
  public static let thick = Material(description: "thickMaterial")
  /// The least translucent material.
  public static let ultraThick = Material(description: "ultraThickMaterial")
  /// The material of the system's bars.
  public static let bar = Material(description: "bar")
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A less translucent material.
  public static var thickMaterial: Material { .thick }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the system's bars.
  public static var bar: Material { .bar }
}

/// A style of the content, by its importance.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  /// The name of the style.
  public let description: String

  /// The style of the main content.
  public static let primary = HierarchicalShapeStyle(description: "primary")
  /// The style of less important content.
  public static let secondary = HierarchicalShapeStyle(description: "secondary")
  /// The style of hardly important content.
  public static let tertiary = HierarchicalShapeStyle(description: "tertiary")
  /// The style of the least important content.
  public static let quaternary = HierarchicalShapeStyle(description: "quaternary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of the main content.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The style of less important content.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The style of hardly important content.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The style of the least important content.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The colour of the app's controls.
public struct TintShapeStyle: ShapeStyle, CustomStringConvertible {
  /// Creates the style.
  public init() {}

  /// The name of the style.
  public var description: String { "tint" }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of the app's controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of an area behind content, by its importance.
public struct FillShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  /// The name of the style.
  public let description: String

  /// The style of less important areas.
  public var secondary: some ShapeStyle { FillShapeStyle(description: "fill.secondary") }
  /// The style of hardly important areas.
  public var tertiary: some ShapeStyle { FillShapeStyle(description: "fill.tertiary") }
  /// The style of the least important areas.
  public var quaternary: some ShapeStyle { FillShapeStyle(description: "fill.quaternary") }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of an area behind content.
  public static var fill: FillShapeStyle { FillShapeStyle(description: "fill") }
}
