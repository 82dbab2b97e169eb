/// A view that shows a line of text.
@Kept(
  """
  textColor: UIColor? = nil; font: UIFont? = nil; textAlignment = NSTextAlignment.natural
  numberOfLines = 1; adjustsFontSizeToFitWidth = false; minimumScaleFactor: CGFloat = 0
  text: String? = nil { didSet { checkThread() } }
  lineBreakMode = NSLineBreakMode.byTruncatingTail; shadowColor: UIColor? = nil; shadowOffset = CGSize(width: 0, height: -1)
  highlightedTextColor: UIColor? = nil; isHighlighted = false; preferredMaxLayoutWidth: CGFloat = 0
  """)
open class UILabel: UIView {
  /// The text with its attributes, or without attributes if the app has set only the text.
  open var attributedText: NSAttributedString? {
    get { styled?.string == text ? styled : text.map { NSAttributedString(string: $0) } }
    set { (styled, text) = (newValue, newValue?.string) }
  }

  private var styled: NSAttributedString?
}

/// A kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // Apple's name.
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

/// The meaning of a text, such as a name.
@RawText("name; emailAddress; URL")
public struct UITextContentType: RawRepresentable, Hashable, Sendable {}

/// Which letters of an entered text are capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
