/// What `Docs/Semantics.md` says about rules: which there are, and which await the part they are
/// about.
struct RuleBook {
  /// The ids that begin a row of a table, in the order of the document.
  var rules: [String] = []

  /// The ids in the list of rules whose part is not built yet.
  var notBuilt: [String] = []

  /// Reads the text of the document.
  init(markdown: String) {
    // A literal is compiled each time it is reached, which is too often in a loop over lines.
    let rule = /\| ([A-Z]{3}[0-9]{2}) \|.*/
    let item = /- (\S+)\s*/
    var isInList = false
    for line in markdown.split(separator: "\n") {
      if line.hasPrefix("## ") {
        isInList = line == "## \(Self.listTitle)"
      } else if let row = line.wholeMatch(of: rule) {
        rules.append(String(row.1))
      } else if isInList, let entry = line.wholeMatch(of: item) {
        notBuilt.append(String(entry.1))
      }
    }
  }

  private static let listTitle = "Rules of parts that are not built yet"
}
