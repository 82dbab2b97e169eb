/// The layout of the lines of a text; the simulation lays out no text.
@Kept(
  """
  alignment = NSTextAlignment.natural; lineBreakMode = NSLineBreakMode.byWordWrapping; lineSpacing: CGFloat = 0
  paragraphSpacing: CGFloat = 0; lineHeightMultiple: CGFloat = 0; minimumLineHeight: CGFloat = 0
  maximumLineHeight: CGFloat = 0; firstLineHeadIndent: CGFloat = 0; headIndent: CGFloat = 0; tailIndent: CGFloat = 0
  """)
open class NSParagraphStyle: NSObject {}

/// A layout of the lines of a text, which an app can change.
public final class NSMutableParagraphStyle: NSParagraphStyle {}

/// How a line that is too long ends.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

// Nothing is drawn, and sizes are estimates: each letter is half as wide as the font is high.
private func estimate(_ text: String, _ font: Any?) -> CGSize {
  let height = (font as? UIFont)?.pointSize ?? 12
  return CGSize(width: CGFloat(text.count) * height / 2, height: height * 1.2)
}

extension NSAttributedString {
  #kept(
    """
    func draw(at point: CGPoint); func draw(in rect: CGRect)
    func size() -> CGSize = estimate(string, firstFont)
    """)

  private var firstFont: Any? { length > 0 ? attribute(.font, at: 0, effectiveRange: nil) : nil }
}

extension NSString {
  #kept(
    """
    func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize = estimate(description, attrs?[.font])
    """)
}

extension String {
  #kept(
    """
    func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize = estimate(self, attrs?[.font])
    """)
}
