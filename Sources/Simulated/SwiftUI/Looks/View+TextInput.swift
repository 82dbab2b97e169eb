public import SimulatedUIKit

// How texts are entered.
extension View {
  /// Sets the style of text fields.
  public func textFieldStyle(_ style: TextFieldStyle) -> some View {
    looked("textFieldStyle", ["": style])
  }

  /// Sets the kind of keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    looked("keyboardType", ["": type])
  }

  /// Sets which letters are capitals.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    looked("textInputAutocapitalization", ["": autocapitalization])
  }

  /// Prevents that texts are corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    looked("autocorrectionDisabled", ["": disable])
  }

  /// Sets what stands on the key that submits a text.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    looked("submitLabel", ["": submitLabel])
  }

  /// Sets whether scrolling puts the keyboard away, which no test does.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    looked("scrollDismissesKeyboard", ["": mode])
  }
}

/// A style of text fields.
public enum TextFieldStyle: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// Without a frame.
  case plain
  /// In a frame with round corners.
  case roundedBorder
}

/// Which letters of an entered text are capitals.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// None.
  case never
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case characters
}

/// What stands on the key that submits a text.
public enum SubmitLabel: Hashable, Sendable {
  /// That it ends something.
  case done
  /// That it goes somewhere.
  case go
  /// That it sends something.
  case send
  /// That it joins something.
  case join
  /// That it leads on.
  case route
  /// That it searches.
  case search
  /// That it is a return key.
  case `return`
  /// That it leads to the next field.
  case next
  /// That it continues.
  case `continue`
}

/// Whether scrolling puts the keyboard away.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// At once.
  case immediately
  /// As a finger moves.
  case interactively
  /// Never.
  case never
}
