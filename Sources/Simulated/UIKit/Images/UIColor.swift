/// A color, with which the simulation never draws.
@Kept(
  #"""
  func set(); func setFill(); func setStroke()
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = parts = [red, green, blue, alpha]
  convenience init(white: CGFloat, alpha: CGFloat) = self.init(red: white, green: white, blue: white, alpha: alpha)
  convenience init?(named name: String) = self.init(white: 0.5, alpha: 1)
  convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = self.init(red: red, green: green, blue: blue, alpha: alpha)
  class let clear: UIColor = UIColor(white: 0, alpha: 0)
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  let cgColor: CGColor = CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  override let description: String = "UIColor(\(parts.map { "\(Double($0))" }.joined(separator: ", ")))"
  override func isEqual(_ object: Any?) -> Bool = (object as? UIColor)?.parts == parts
  override let hash: Int = parts.hashValue
  class let black: UIColor = .init(0, 0, 0); class let white: UIColor = .init(1, 1, 1)
  class let red: UIColor = .init(1, 0, 0); class let green: UIColor = .init(0, 1, 0)
  class let blue: UIColor = .init(0, 0, 1); class let cyan: UIColor = .init(0, 1, 1)
  class let yellow: UIColor = .init(1, 1, 0); class let magenta: UIColor = .init(1, 0, 1)
  class let orange: UIColor = .init(1, 0.5, 0); class let purple: UIColor = .init(0.5, 0, 0.5)
  class let brown: UIColor = .init(0.6, 0.4, 0.2); class let gray: UIColor = .init(0.5, 0.5, 0.5)
  class let darkGray: UIColor = .init(0.33, 0.33, 0.33); class let lightGray: UIColor = .init(0.67, 0.67, 0.67)
  class let systemRed: UIColor = .init(1, 0.23, 0.19); class let systemGreen: UIColor = .init(0.2, 0.78, 0.35)
  class let systemBlue: UIColor = .init(0, 0.48, 1); class let systemOrange: UIColor = .init(1, 0.58, 0)
  class let systemYellow: UIColor = .init(1, 0.8, 0); class let systemPink: UIColor = .init(1, 0.18, 0.33)
  class let systemPurple: UIColor = .init(0.69, 0.32, 0.87); class let systemTeal: UIColor = .init(0.35, 0.68, 0.77)
  class let systemIndigo: UIColor = .init(0.35, 0.34, 0.84); class let systemMint: UIColor = .init(0, 0.78, 0.75)
  class let systemCyan: UIColor = .init(0.2, 0.68, 0.9); class let systemBrown: UIColor = .init(0.64, 0.52, 0.37)
  class let systemGray: UIColor = .init(0.56, 0.56, 0.58); class let systemGray2: UIColor = .init(0.68, 0.68, 0.7)
  class let systemGray3: UIColor = .init(0.78, 0.78, 0.8); class let systemGray4: UIColor = .init(0.82, 0.82, 0.84)
  class let systemGray5: UIColor = .init(0.9, 0.9, 0.92); class let systemGray6: UIColor = .init(0.95, 0.95, 0.97)
  class let label: UIColor = .init(0, 0, 0); class let secondaryLabel: UIColor = .init(0.24, 0.24, 0.26)
  class let tertiaryLabel: UIColor = .init(0.24, 0.24, 0.26); class let systemBackground: UIColor = .init(1, 1, 1)
  class let secondarySystemBackground: UIColor = .init(0.95, 0.95, 0.97)
  class let tertiarySystemBackground: UIColor = .init(1, 1, 1)
  class let systemGroupedBackground: UIColor = .init(0.95, 0.95, 0.97)
  class let secondarySystemGroupedBackground: UIColor = .init(1, 1, 1)
  class let separator: UIColor = .init(0.24, 0.24, 0.26); class let tintColor: UIColor = .init(0, 0.48, 1)
  class let systemFill: UIColor = .init(0.47, 0.47, 0.5); class let tertiarySystemFill: UIColor = .init(0.46, 0.46, 0.5)
  """#)
public final class UIColor: NSObject, Sendable {
  private let parts: [CGFloat]

  private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    guard parts.count == 4 else {
      self.init(white: parts.first ?? 0, alpha: parts.last ?? 1)
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Creates the color of a literal such as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color from its hue, saturation, and brightness.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // Of each primary, what is missing grows with the distance on the wheel.
    func part(_ place: CGFloat) -> CGFloat {
      let distance = (place + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Writes the components of the color to the pointers.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (pointer, part) in zip([red, green, blue, alpha], parts) { pointer?.pointee = part }
    return true
  }
}

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

  /// The weight of the letters.
  @Described("ultraLight; thin; light; regular; medium; semibold; bold; heavy; black")
  public struct Weight: Hashable, Sendable {}

  /// A style of text.
  @RawText(
    "UICTFontTextStyle",
    "largeTitle; title1; title2; title3; headline; subheadline; body; callout; footnote; caption1; caption2"
  )
  public struct TextStyle: RawRepresentable, Hashable, Sendable {}
}
