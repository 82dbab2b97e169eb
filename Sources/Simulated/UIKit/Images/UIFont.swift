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
