/// Which tests name which rules, in their names or in the doc comments right above them.
struct RuleMentions {
  /// The tests that name a rule, by the rule's id.
  private(set) var testsByRule: [String: [String]] = [:]

  /// Adds the tests of one Swift file.
  mutating func read(source: String) {
    var comment = ""
    var isInText = false
    for rawLine in source.split(separator: "\n", omittingEmptySubsequences: false) {
      // The lines of a multi-line string look like code and are none.
      let quotes = rawLine.matches(of: /"{3}/).count
      defer { if !quotes.isMultiple(of: 2) { isInText.toggle() } }
      guard !isInText else { continue }

      let line = rawLine.drop { $0 == " " }
      if line.hasPrefix("///") {
        comment += line + "\n"
      } else if let test = line.prefixMatch(of: /(?:@?\w+ )*func (test\w*)/) {
        add(test: String(test.1), comment: comment)
        comment = ""
      } else if !line.hasPrefix("@") {
        // An attribute may stand between a comment and its function; nothing else may.
        comment = ""
      }
    }
  }

  private mutating func add(test: String, comment: String) {
    let inName = test.matches(of: /[A-Z]{3}[0-9]{2}(?![0-9])/).map { String($0.0) }
    let inComment = comment.matches(of: /\b[A-Z]{3}[0-9]{2}\b/).map { String($0.0) }
    for rule in Set(inName + inComment) {
      testsByRule[rule, default: []].append(test)
    }
  }
}
