/// A warning about code that works but is probably a mistake, with a rule and a remedy.
public struct CaptureDiagnostic: Hashable, Codable, Sendable {
  /// A short name that all findings of one kind have in common.
  public var name: String

  /// A description of the finding, in one sentence.
  public var finding: String

  /// The subject of the finding: a control's title, a device's name, or a class.
  public var source: String

  /// The id of the rule in `Docs/Semantics` that the finding is based on.
  public var rule: String

  /// A sentence that explains how to fix the mistake.
  public var remedy: String

  package init(name: String, finding: String, source: String, rule: String, remedy: String) {
    self.name = name
    self.finding = finding
    self.source = source
    self.rule = rule
    self.remedy = remedy
  }
}

extension CaptureDiagnostic: CustomStringConvertible {
  /// The source, the finding, the remedy and the rule in one line.
  public var description: String { OneLine.line(text) }

  /// The description with titles and names as they are.
  package var text: String { "\(source): \(finding) \(remedy) [\(rule)]" }
}
