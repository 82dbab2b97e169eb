/// Which tests name which rules, in their names or in the doc comments right above them.
struct RuleMentions {
  /// The tests that name a rule, by the rule's id.
  private(set) var testsByRule: [String: [String]] = [:]

  /// The test targets that name a rule, by the rule's id.
  private(set) var targetsByRule: [String: Set<String>] = [:]

  // A literal is compiled each time it is reached, which is too often in a loop over lines.
  private let quotes = /"{3}/
  private let test = /(?:@?\w+ )*func (test\w*)/
  private let idInName = /[A-Z]{3}[0-9]{2}(?![0-9])/
  private let idInComment = /\b[A-Z]{3}[0-9]{2}\b/

  /// Adds the tests of one Swift file of a test target.
  mutating func read(source: String, in target: String = "CameraControlTests") {
    var comment = ""
    var isInText = false
    for rawLine in source.split(separator: "\n", omittingEmptySubsequences: false) {
      // The lines of a multi-line string look like code and are none.
      let count = rawLine.matches(of: quotes).count
      defer { if !count.isMultiple(of: 2) { isInText.toggle() } }
      guard !isInText else { continue }

      let line = rawLine.drop { $0 == " " }
      if line.hasPrefix("///") {
        comment += line + "\n"
      } else if let match = line.prefixMatch(of: test) {
        add(test: String(match.1), comment: comment, in: target)
        comment = ""
      } else if !line.hasPrefix("@") {
        // An attribute may stand between a comment and its function; nothing else may.
        comment = ""
      }
    }
  }

  private mutating func add(test: String, comment: String, in target: String) {
    let inName = test.matches(of: idInName).map { String($0.0) }
    let inComment = comment.matches(of: idInComment).map { String($0.0) }
    for rule in Set(inName + inComment) {
      testsByRule[rule, default: []].append(test)
      targetsByRule[rule, default: []].insert(target)
    }
  }
}
