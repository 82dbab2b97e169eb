/// What a phone found, as text that a person can paste into an issue.
///
/// ```swift
/// print(DiagnosticReport(phone))
/// ```
public struct DiagnosticReport: Hashable, Sendable {
  /// The kind of phone that found it.
  public var phone: String

  /// What works and is probably a mistake.
  public var diagnostics: CaptureDiagnostics

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
    var lines = ["\(phone): \(diagnostics)"]
    guard !faults.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["", "\(faults.count) call\(faults.count == 1 ? "" : "s") refused:", ""]
    for fault in faults {
      let raised = fault.exception.map { "; a phone stops with \($0)" } ?? ""
      lines.append("- \(fault.message) (rule \(fault.rule)\(raised))")
    }
    return lines.joined(separator: "\n")
  }
}
