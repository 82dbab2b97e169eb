/// What the pages in `Docs/Semantics` say about rules: which there are, where each comes from, and
/// where it holds.
struct RuleBook {
  /// Where a rule comes from: the word in italics below its text.
  enum Basis: String, CaseIterable {
    case documented = "Documented"
    case observed = "Observed"
    case choice = "Choice"
  }

  /// The ids that are headings, in the order of the pages.
  var rules: [String] = []

  /// The basis of each rule that names one.
  var bases: [String: Basis] = [:]

  /// The modules that a rule holds in, if it doesn't hold in the core.
  var places: [String: [String]] = [:]

  /// Reads the text of the document.
  init(markdown: String) {
    // A literal is compiled each time it is reached, which is too often in a loop over lines.
    let rule = /### ([A-Z]{3}[0-9]{2})/
    let basis = /\*([A-Z][a-z]+)\*/
    var open: String?
    for line in markdown.split(separator: "\n") {
      if let row = line.wholeMatch(of: rule) {
        rules.append(String(row.1))
        open = String(row.1)
      } else if line.hasPrefix("#") {
        open = nil
      } else if let id = open, line.hasPrefix(Self.onlyIn) {
        places[id] = line.dropFirst(Self.onlyIn.count).split(separator: ", ").map(String.init)
      } else if let id = open, bases[id] == nil, let word = line.prefixMatch(of: basis),
        let basis = Basis(rawValue: String(word.1))
      {
        bases[id] = basis
      }
    }
  }

  private static let onlyIn = "*Only in*: "

  /// Returns how many rules have a basis.
  func count(_ basis: Basis) -> Int { bases.values.count { $0 == basis } }
}
