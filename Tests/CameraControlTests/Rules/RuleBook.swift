/// What the pages in `Docs/Semantics` say about rules: which there are.
struct RuleBook {
  /// The ids that are headings, in the order of the pages.
  var rules: [String] = []

  /// Reads the text of the document.
  init(markdown: String) {
    // A literal is compiled each time it is reached, which is too often in a loop over lines.
    let rule = /### ([A-Z]{3}[0-9]{2})/
    for line in markdown.split(separator: "\n") {
      if let row = line.wholeMatch(of: rule) { rules.append(String(row.1)) }
    }
  }
}
