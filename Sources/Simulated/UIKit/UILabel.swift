/// A view that shows a line of text.
@MainActor @preconcurrency
@Kept(
  """
  textColor: UIColor? = nil; font: UIFont? = nil; textAlignment = NSTextAlignment.natural
  numberOfLines = 1; adjustsFontSizeToFitWidth = false; minimumScaleFactor: CGFloat = 0
  lineBreakMode = NSLineBreakMode.byTruncatingTail; shadowColor: UIColor? = nil; shadowOffset = CGSize(width: 0, height: -1)
  highlightedTextColor: UIColor? = nil; isHighlighted = false; preferredMaxLayoutWidth: CGFloat = 0
  """)
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { checkThread() } }

  /// The text with its looks, which are those of the label unless it has its own.
  open var attributedText: NSAttributedString? {
    get { styled?.string == text ? styled : text.map { NSAttributedString(string: $0) } }
    set { (styled, text) = (newValue, newValue?.string) }
  }

  private var styled: NSAttributedString?
}
