/// A view that shows a line of text.
@Kept(
  """
  textColor: UIColor? = nil; font: UIFont? = nil; textAlignment = NSTextAlignment.natural
  numberOfLines = 1; adjustsFontSizeToFitWidth = false; minimumScaleFactor: CGFloat = 0
  text: String? = nil { didSet { checkThread() } }
  """)
open class UILabel: UIView {
}

/// Where lines of text begin.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // Apple's name.
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

/// What a text is about.
@RawText("name; emailAddress; username; password; newPassword; oneTimeCode; telephoneNumber; URL")
public struct UITextContentType: RawRepresentable, Hashable, Sendable {}

/// Which letters of an entered text are capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
