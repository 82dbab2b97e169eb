extension String {
  /// The text with one space for each line break and the indentation after it, which make it fit a
  /// terminal.
  package var unwrapped: String {
    split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: " ")
  }
}
