/// The look of text; the simulation never draws text.
@Described(
  """
  largeTitle; title; title2; title3; headline; subheadline; body; callout; footnote; caption
  caption2; `default`; custom(_ name: String, size: CGFloat)
  system(size: CGFloat, weight: Weight? = nil, design: Design? = nil)
  system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
  custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle)
  custom(_ name: String, fixedSize: CGFloat); .bold(); .italic(); .monospaced(); .monospacedDigit()
  .smallCaps(); .lowercaseSmallCaps()
  .weight(_ weight: Weight); .width(_ width: Width); .leading(_ leading: Leading)
  """)
public struct Font: Hashable, Sendable, CustomStringConvertible {
  /// Creates a font from one of UIKit.
  public init(_ font: UIFont) { description = lookText("Font", ["": font.pointSize]) }

  /// The role of a text, such as a headline.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// How heavy the letters are.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How wide the letters are.
  public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }

  /// The design of the letters.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
}
