/// A colour; nothing is ever drawn with it.
@Described(
  """
  black; white; clear; red; orange; yellow; green; mint; teal; cyan; blue; indigo; purple; pink
  brown; gray; primary; secondary; accentColor; .opacity(_ opacity: Double)
  .mix(with rhs: Color, by fraction: Double); .exposureAdjust(_ stops: Double)
  """)
public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  /// Creates the colour with a name in the app's catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { description = name }

  /// Creates the colour of the app's catalogue that its generated source names.
  public init(_ resource: ColorResource) { description = resource.name }

  /// Creates a colour from components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    description = lookText(
      "Color", ["red": red, "green": green, "blue": blue, "opacity": unless(opacity, 1)])
  }

  /// Creates a grey from a brightness between 0 and 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    description = lookText("Color", ["white": white, "opacity": unless(opacity, 1)])
  }

  /// Creates a colour from its hue, saturation and brightness, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    description = lookText(
      "Color",
      [
        "hue": hue, "saturation": saturation, "brightness": brightness,
        "opacity": unless(opacity, 1),
      ])
  }

  /// Creates a colour from one of UIKit.
  public init(uiColor: UIColor) { description = lookText("Color", ["uiColor": uiColor]) }

  /// Creates a colour from one of UIKit.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// Creates a colour from one of Core Graphics.
  public init(cgColor: CGColor) { description = lookText("Color", ["cgColor": cgColor]) }

  /// The colour, from light to dark.
  public var gradient: AnyGradient { AnyGradient(description: "\(description).gradient") }

  /// The space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
}

extension Color: View, ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showLeaf("Color.\(description)")] }
}

extension ShapeStyle where Self == Color {
  #styles(
    "Color",
    """
    black; white; clear; red; orange; yellow; green; mint; teal; cyan; blue; indigo; purple; pink
    brown; gray; accentColor
    """)
}
