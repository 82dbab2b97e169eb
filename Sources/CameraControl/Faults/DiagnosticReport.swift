/// What a phone found, as text that a person can paste into an issue.
///
/// ```swift
/// print(DiagnosticReport(phone))
/// ```
public struct DiagnosticReport: Hashable, Sendable {
  /// The kind of phone that found it.
  public var phone: String

  /// What works and is probably a mistake.
  public var diagnostics: [CaptureDiagnostic]

  /// The refused calls.
  public var faults: [CaptureFault]

  /// Makes a report of everything that a phone has found so far.
  public init(_ phone: Phone) {
    self.phone = phone.model.name
    diagnostics = phone.diagnostics
    faults = phone.faults
  }
}

extension DiagnosticReport: CustomStringConvertible {
  /// The report as Markdown, each finding with its rule and how to mend it.
  public var description: String {
    guard !diagnostics.isEmpty || !faults.isEmpty else { return "\(phone): nothing was found." }
    var lines = ["\(phone): \(Self.count(diagnostics.count, "finding"))"]
    for diagnostic in diagnostics {
      lines += [
        "", "- **\(diagnostic.name)** in “\(diagnostic.source)” (rule \(diagnostic.rule))",
        "  - found: \(diagnostic.finding)", "  - to mend it: \(diagnostic.remedy)",
      ]
    }
    guard !faults.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["", "\(Self.count(faults.count, "call")) refused:", ""]
    for fault in faults {
      let raised = fault.exception.map { "; a phone stops with \($0)" } ?? ""
      lines.append("- \(fault.message) (rule \(fault.rule)\(raised))")
    }
    return lines.joined(separator: "\n")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
