/// The kind of keyboard that a text field has on a phone.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// One with the characters of ASCII.
  case asciiCapable = 1
  /// One with numbers and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // Apple's name.
  /// One for addresses of the web.
  case URL = 3
  /// One with digits.
  case numberPad = 4
  /// One for telephone numbers.
  case phonePad = 5
  /// One for names and telephone numbers.
  case namePhonePad = 6
  /// One for addresses of mail.
  case emailAddress = 7
  /// One with digits and a decimal separator.
  case decimalPad = 8
  /// One for short messages with names.
  case twitter = 9
  /// One for searches on the web.
  case webSearch = 10
  /// One with the digits of ASCII.
  case asciiCapableNumberPad = 11
}
