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
      finding(
        "Rules that hold in the core, and that only tests of other modules name",
        book.rules.filter {
          tested.contains($0) && book.places[$0] == nil
            && mentions.targetsByRule[$0, default: []].isDisjoint(with: [
              "CameraControlTests", "CameraControlTestingTests",
            ])
        }),
      finding(
        "Rules that hold only elsewhere, and that a test of the core names",
        book.rules.filter {
          book.places[$0] != nil
            && mentions.targetsByRule[$0, default: []].contains("CameraControlTests")
        }),
      finding(
        "Rules that no test of a module names, although they hold only there",
        book.rules.filter { rule in
          let targets = mentions.targetsByRule[rule, default: []]
          return !book.places[rule, default: []].allSatisfy { isTested($0, by: targets) }
        }),
    ].compactMap { $0 }
  }

  /// Returns whether test targets test a module; those of the simulated frameworks test many.
  private static func isTested(_ module: String, by targets: Set<String>) -> Bool {
    switch module {
    case "camera-control": targets.contains("CameraControlToolTests")
    case _ where module.hasPrefix("Simulated"):
      targets.contains { $0.hasPrefix("Simulated") }
    default: targets.contains("\(module)Tests")
    }
  }

  private static func finding(_ title: String, _ ids: [String]) -> String? {
    ids.isEmpty ? nil : "\(title): \(ids.joined(separator: ", "))"
  }

  private static func repeated(in ids: [String]) -> [String] {
    Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted()
  }
}
