/// A text that ends with a number, such as a note of an action: `focus 0.25`.
///
/// Texts that differ only in their number can be joined, for example all that one slide brings about.
package struct NumberedText {
  /// The text before the number.
  package let words: Substring

  /// The number.
  package let number: Double

  /// Reads a text; `nil` if its last word is no number.
  package init?(_ text: String) {
    guard let blank = text.lastIndex(of: " "),
      let number = Double(text[text.index(after: blank)...]), number.isFinite
    else { return nil }
    (words, self.number) = (text[..<blank], number)
  }

  /// Returns one text for several that have the same words.
  static func joined(_ words: Substring, _ first: Double, _ last: Double, count: Int) -> String {
    let start = PlainNumber.text(first)
    return count > 1
      ? "\(words) \(start) … \(PlainNumber.text(last)), \(count) times" : "\(words) \(start)"
  }
}
