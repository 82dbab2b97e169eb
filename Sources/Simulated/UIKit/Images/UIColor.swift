/// A colour; nothing is ever drawn with it.
@Kept(
  #"""
  func set(); func setFill(); func setStroke()
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) \
    = parts = [red, green, blue, alpha]
  convenience init(white: CGFloat, alpha: CGFloat) \
    = self.init(red: white, green: white, blue: white, alpha: alpha)
  convenience init?(named name: String) = self.init(white: 0.5, alpha: 1)
  convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = self.init(red: red, green: green, blue: blue, alpha: alpha)
  class let clear: UIColor = UIColor(white: 0, alpha: 0)
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor \
    = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  let cgColor: CGColor = CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  override let description: String \
    = "UIColor(\(parts.map { "\(Double($0))" }.joined(separator: ", ")))"
  override func isEqual(_ object: Any?) -> Bool = (object as? UIColor)?.parts == parts
  override let hash: Int = parts.hashValue
  """#)
@Colors(
  """
  black = 0, 0, 0; white = 1, 1, 1; red = 1, 0, 0; green = 0, 1, 0; blue = 0, 0, 1; cyan = 0, 1, 1
  yellow = 1, 1, 0; magenta = 1, 0, 1; orange = 1, 0.5, 0; purple = 0.5, 0, 0.5
  brown = 0.6, 0.4, 0.2; gray = 0.5, 0.5, 0.5; darkGray = 0.33, 0.33, 0.33
  lightGray = 0.67, 0.67, 0.67; systemRed = 1, 0.23, 0.19; systemGreen = 0.2, 0.78, 0.35
  systemBlue = 0, 0.48, 1; systemOrange = 1, 0.58, 0; systemYellow = 1, 0.8, 0
  systemPink = 1, 0.18, 0.33; systemPurple = 0.69, 0.32, 0.87; systemTeal = 0.35, 0.68, 0.77
  systemIndigo = 0.35, 0.34, 0.84; systemMint = 0, 0.78, 0.75; systemCyan = 0.2, 0.68, 0.9
  systemBrown = 0.64, 0.52, 0.37; systemGray = 0.56, 0.56, 0.58; systemGray2 = 0.68, 0.68, 0.7
  systemGray3 = 0.78, 0.78, 0.8; systemGray4 = 0.82, 0.82, 0.84; systemGray5 = 0.9, 0.9, 0.92
  systemGray6 = 0.95, 0.95, 0.97; label = 0, 0, 0; secondaryLabel = 0.24, 0.24, 0.26
  tertiaryLabel = 0.24, 0.24, 0.26; systemBackground = 1, 1, 1
  secondarySystemBackground = 0.95, 0.95, 0.97; tertiarySystemBackground = 1, 1, 1
  systemGroupedBackground = 0.95, 0.95, 0.97; secondarySystemGroupedBackground = 1, 1, 1
  separator = 0.24, 0.24, 0.26; tintColor = 0, 0.48, 1; systemFill = 0.47, 0.47, 0.5
  """)
public final class UIColor: NSObject, Sendable {
  private let parts: [CGFloat]

  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    guard parts.count == 4 else {
      self.init(white: parts.first ?? 0, alpha: parts.last ?? 1)
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Creates the colour of a literal such as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour from its place on a wheel.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // Of each primary, what is missing grows with the distance on the wheel.
    func part(_ place: CGFloat) -> CGFloat {
      let distance = (place + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Tells the components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (pointer, part) in zip([red, green, blue, alpha], parts) { pointer?.pointee = part }
    return true
  }
}

/// Makes constants of names with the red, green and blue behind them.
@attached(member, names: arbitrary)
macro Colors(_ table: StaticString) = #externalMacro(module: "MacroPlugin", type: "Colors")

/// A font; nothing is ever drawn with it.
@Kept(
  """
  static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont = UIFont("system", size)
  static func boldSystemFont(ofSize size: CGFloat) -> UIFont = UIFont("bold", size)
  static func italicSystemFont(ofSize size: CGFloat) -> UIFont = UIFont("italic", size)
  static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont = UIFont("monospaced", size)
  static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont = UIFont("digits", size)
  static func preferredFont(forTextStyle style: TextStyle) -> UIFont = UIFont(style.rawValue, 17)
  convenience init?(name: String, size: CGFloat) = self.init(name, size)
  let lineHeight: CGFloat = pointSize * 1.2; let familyName: String = fontName
  func withSize(_ fontSize: CGFloat) -> UIFont = UIFont(fontName, fontSize)
  """)
public final class UIFont: NSObject, Sendable {
  /// The size.
  public let pointSize: CGFloat
  /// The name.
  public let fontName: String

  private init(_ name: String, _ size: CGFloat) { (fontName, pointSize) = (name, size) }

  /// How heavy the letters are.
  @Described("ultraLight; thin; light; regular; medium; semibold; bold; heavy; black")
  public struct Weight: Hashable, Sendable {}

  /// A kind of text.
  @RawText(
    "UICTFontTextStyle",
    """
    largeTitle; title1; title2; title3; headline; subheadline; body; callout; footnote; caption1
    caption2
    """)
  public struct TextStyle: RawRepresentable, Hashable, Sendable {}
}
