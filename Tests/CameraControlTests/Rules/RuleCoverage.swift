/// Compares the rules with the tests that name them, and says what does not fit.
enum RuleCoverage {
  /// Returns one sentence per kind of disagreement, with the ids it is about; empty if all is well.
  static func findings(book: RuleBook, mentions: RuleMentions) -> [String] {
    let rules = Set(book.rules)
    let tested = Set(mentions.testsByRule.keys)
    let places = { (ids: Set<String>) in
      ids.sorted().map { id in
        "\(id) (\(mentions.testsByRule[id, default: []].joined(separator: ", ")))"
      }
    }
    return [
      finding("Rules that no test names", rules.subtracting(tested).sorted()),
      finding("Ids that tests name and no rule has", places(tested.subtracting(rules))),
      finding("Rules that are there twice", repeated(in: book.rules)),
    ].compactMap { $0 }
  }

  private static func finding(_ title: String, _ ids: [String]) -> String? {
    ids.isEmpty ? nil : "\(title): \(ids.joined(separator: ", "))"
  }

  private static func repeated(in ids: [String]) -> [String] {
    Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted()
  }
}
