/// The text that an app puts around a slider's value, such as `%@ mm` or `%@%%`.
///
/// `%@` stands for the value and `%%` for a percent sign (rule SLD13). Any other placeholder makes
/// the format invalid (SLD14), and so does a `%@` that is missing or appears twice (SLD15). The
/// caller then shows the default presentation.
package struct LocalizedValueFormat: Hashable, Sendable {
  private var prefix = ""
  private var suffix = ""

  /// Creates a format from its text, or returns `nil` if the text is invalid.
  package init?(_ text: String) {
    var placeholders = 0
    var isAfterPercent = false
    var literal = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch (isAfterPercent, scalar) {
      case (false, "%"):
        isAfterPercent = true
      case (true, "@"):
        placeholders += 1
        prefix = String(literal)
        literal = String.UnicodeScalarView()
        isAfterPercent = false
      case (true, "%"), (false, _):
        literal.append(scalar)
        isAfterPercent = false
      case (true, _):
        return nil
      }
    }
    guard placeholders == 1, !isAfterPercent else { return nil }
    suffix = String(literal)
  }

  /// Returns the text of the format with a value's default presentation in place of `%@`.
  package func text(for presentation: String) -> String {
    prefix + presentation + suffix
  }
}
