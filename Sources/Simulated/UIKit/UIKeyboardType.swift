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
