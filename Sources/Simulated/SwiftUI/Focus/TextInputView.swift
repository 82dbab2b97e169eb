/// The view of a text field.
final class TextInputView: UIView {
  var input: TextInput?
}

extension UIView {
  /// Types a text in the text field that the view is or contains, as a person does.
  ///
  /// The field gets the keyboard first. A line break submits the text, and the character `\u{8}`
  /// deletes the last one.
  @discardableResult
  public func simulateTyping(_ text: String) -> Bool {
    guard let input = firstInput else { return false }
    app.noteUserAction()
    return input.type(text)
  }

  private var firstInput: TextInput? {
    (self as? TextInputView)?.input ?? subviews.lazy.compactMap(\.firstInput).first
  }
}
