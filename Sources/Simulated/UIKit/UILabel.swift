/// A view that shows a line of text.
@MainActor @preconcurrency
@Kept(
  """
  textColor: UIColor? = nil; font: UIFont? = nil; textAlignment = NSTextAlignment.natural
  numberOfLines = 1; adjustsFontSizeToFitWidth = false; minimumScaleFactor: CGFloat = 0
  """)
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { checkThread() } }
}

/// Where lines of text begin.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
