/// A color, with which the simulation never draws.
@Described(
  """
  black; white; clear; red; orange; yellow; green; mint; teal; cyan; blue; indigo; purple; pink
  brown; gray; primary; secondary; accentColor; .opacity(_ opacity: Double); .mix(with rhs: Color, by fraction: Double)
  """)
@Kept(
  #"""
  init(_ name: String, bundle: Bundle? = nil) = description = name
  init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) = (description, known) = (lookText("Color", ["red": red, "green": green, "blue": blue, "opacity": unless(opacity, 1)]), UIColor(red: red, green: green, blue: blue, alpha: opacity))
  init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) = (description, known) = (lookText("Color", ["white": white, "opacity": unless(opacity, 1)]), UIColor(white: white, alpha: opacity))
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) = description = lookText("Color", ["hue": hue, "saturation": saturation, "brightness": brightness, "opacity": unless(opacity, 1)])
  init(uiColor: UIColor) = (description, known) = (lookText("Color", ["uiColor": uiColor]), uiColor)
  init(_ color: UIColor) = self.init(uiColor: color)
  init(cgColor: CGColor) = (description, known) = (lookText("Color", ["cgColor": cgColor]), UIColor(cgColor: cgColor))
  let gradient: AnyGradient = AnyGradient(description: "\(description).gradient")
  """#)
public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  /// The components, if the color was created from components.
  fileprivate var known: UIColor?

  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
}

extension UIColor {
  /// Creates a color from a SwiftUI color; named colors other than SwiftUI's become gray.
  public convenience init(_ color: Color) {
    self.init(cgColor: (color.known ?? Self.named[color.description] ?? .gray).cgColor)
  }

  private static let named: [String: UIColor] = [
    "black": .black, "white": .white, "clear": .clear, "red": .systemRed, "orange": .systemOrange,
    "yellow": .systemYellow, "green": .systemGreen, "mint": .systemMint, "teal": .systemTeal,
    "cyan": .systemCyan, "blue": .systemBlue, "indigo": .systemIndigo, "purple": .systemPurple,
    "pink": .systemPink, "brown": .systemBrown, "gray": .systemGray, "primary": .label,
    "secondary": .secondaryLabel, "accentColor": .tintColor,
  ]
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
