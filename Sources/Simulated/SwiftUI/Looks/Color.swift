public import Foundation
public import SimulatedUIKit

/// A colour; nothing is ever drawn with it.
public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  /// The name of the colour, or the text of its components.
  public let description: String

  init(described description: String) { self.description = description }

  /// Creates the colour with a name in the app's catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { description = name }

  /// Creates a colour from components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    description = lookText(
      "Color", ["red": red, "green": green, "blue": blue, "opacity": opacity == 1 ? nil : opacity])
  }

  /// Creates a grey from a brightness between 0 and 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    description = lookText("Color", ["white": white, "opacity": opacity == 1 ? nil : opacity])
  }

  /// Creates a colour from one of UIKit.
  public init(uiColor: UIColor) { description = lookText("Color", ["uiColor": uiColor]) }

  /// Creates a colour from one of UIKit.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// Returns a translucent colour.
  public func opacity(_ opacity: Double) -> Color {
    Color(described: "\(description).\(lookText("opacity", ["": opacity]))")
  }

  /// The space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space.
    case sRGB
    /// The usual space without the curve.
    case sRGBLinear
    /// The space of the phone's display.
    case displayP3
  }
}

extension Color: View, ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showLeaf("Color.\(description)")] }
}

extension Color {
  /// Black.
  public static let black = Color(described: "black")
  /// White.
  public static let white = Color(described: "white")
  /// Transparent.
  public static let clear = Color(described: "clear")
  /// Red.
  public static let red = Color(described: "red")
  /// Orange.
  public static let orange = Color(described: "orange")
  /// Yellow.
  public static let yellow = Color(described: "yellow")
  /// Green.
  public static let green = Color(described: "green")
  /// Mint.
  public static let mint = Color(described: "mint")
  /// Teal.
  public static let teal = Color(described: "teal")
  /// Cyan.
  public static let cyan = Color(described: "cyan")
  /// Blue.
  public static let blue = Color(described: "blue")
  /// Indigo.
  public static let indigo = Color(described: "indigo")
  /// Purple.
  public static let purple = Color(described: "purple")
  /// Pink.
  public static let pink = Color(described: "pink")
  /// Brown.
  public static let brown = Color(described: "brown")
  /// Gray.
  public static let gray = Color(described: "gray")
  /// The colour of the main content.
  public static let primary = Color(described: "primary")
  /// The colour of less important content.
  public static let secondary = Color(described: "secondary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  // Apple's name.
  /// The colour of the app.
  public static let accentColor = Color(described: "accentColor")
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { Color.black }
  /// White.
  public static var white: Color { Color.white }
  /// Transparent.
  public static var clear: Color { Color.clear }
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Gray.
  public static var gray: Color { Color.gray }
}
