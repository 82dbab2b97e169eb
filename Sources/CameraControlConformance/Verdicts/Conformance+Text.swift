import CameraControl

extension Conformance: CustomStringConvertible {
  /// The results for each phone, in several lines of text.
  public var description: String { phones.map { "\($0)" }.joined(separator: "\n") }
}

extension PhoneConformance: CustomStringConvertible {
  /// A report in sections, such as the verdicts, the contradictions, and the behavior as code.
  public var description: String {
    let counted = Verdict.Outcome.allCases.map { outcome in
      "\(verdicts.count { $0.outcome == outcome }) \(outcome.rawValue)"
    }
    let count = runs.count == 1 ? "1 recording" : "\(runs.count) recordings"
    var parts = [
      "\(OneLine.text(device)), system \(OneLine.text(system)), \(count): \(counted.joined(separator: ", "))",
      section("what doesn't count", omissions),
      section("options", verdicts.map { "\($0)" }),
      section("rules", rules.map { "\($0): \(outcome(of: $0).rawValue)" }),
      section("recordings that contradict each other", contradictions),
      section("what no option explains", unexplained.map { "\($0)" }),
    ]
    if !difference.isEmpty {
      parts.append(section("differences from the default", [difference]))
      parts.append(section("behavior", [code]))
    }
    let again = missing.map { "\($0.card): \($0.repetitions) more times" }
    parts.append(section("cards to do again, in a recording of their own", again))
    let next = worthwhile.map(\.name).filter { name in !missing.contains { $0.card == name } }
    if !next.isEmpty { parts.append(section("cards that can say more", next)) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private var contradictions: [String] {
    disagreements.sorted { $0.key < $1.key }.map { name, values in
      let each = values.sorted { $0.key < $1.key }.map { run, values in
        "\(OneLine.text(run)) says \(values.joined(separator: " or "))"
      }
      return "\(name): \(each.joined(separator: "; "))"
    }
  }

  /// A title, and lines that are indented below it; nothing without lines.
  private func section(_ title: String, _ entries: [String]) -> String {
    guard !entries.isEmpty else { return "" }
    let lines = entries.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return "\n\(title):\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  }
}
