/// A report on a phone's findings, as Markdown that can be pasted into an issue.
///
/// ```swift
/// print(phone.report)
/// ```
///
/// The report is one list, in the order in which the findings occurred. A finding that occurred
/// more than once is one item that says how often.
public struct DiagnosticReport: Hashable, Codable, Sendable {
  /// The name of the phone's model.
  public var phone: String

  /// The phone's findings, in order.
  public var findings: [CaptureFinding]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - phone: The name of the phone's model.
  ///   - findings: The phone's findings, in order.
  public init(phone: String, findings: some Sequence<CaptureFinding>) {
    self.phone = phone
    self.findings = Array(findings)
  }
}

extension DiagnosticReport: CustomStringConvertible {
  /// The report as Markdown: the number of findings, and each finding with its remedy.
  public var description: String {
    var items: [CaptureFinding] = []
    var counts: [CaptureFinding: Int] = [:]
    for finding in findings {
      if counts[finding] == nil { items.append(finding) }
      counts[finding, default: 0] += 1
    }
    guard !items.isEmpty else { return "\(phone): nothing was found." }
    let list = items.enumerated().map { index, finding in
      Self.text(of: finding, number: index + 1, times: counts[finding, default: 1])
    }
    return ([headline(items)] + list).joined(separator: "\n\n")
  }

  private func headline(_ items: [CaptureFinding]) -> String {
    let parts = CaptureFinding.Severity.allCases.compactMap { severity -> String? in
      let count = items.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return switch severity {
      case .stops: count == 1 ? "1 stops the app" : "\(count) stop the app"
      case .refused: count == 1 ? "1 refused call" : "\(count) refused calls"
      case .warning: count == 1 ? "1 warning" : "\(count) warnings"
      }
    }
    let total = items.count == 1 ? "1 finding" : "\(items.count) findings"
    return "\(phone): \(total) (\(parts.joined(separator: ", ")))"
  }

  private static func text(of finding: CaptureFinding, number: Int, times: Int) -> String {
    let severity =
      switch finding.severity {
      case .stops: "stops the app"
      case .refused: "refused call"
      case .warning: "warning"
      }
    let indent = String(repeating: " ", count: "\(number). ".count)
    let often = times == 1 ? "" : ", \(times) times"
    var lines = [
      "\(number). \(severity): `\(finding.name)` on “\(finding.source)” (rule \(finding.rule))\(often)",
      "\(indent)- Found: \(finding.problem)",
      "\(indent)- To do: \(finding.remedy)",
    ]
    if let exception = finding.exception {
      lines.append("\(indent)- On a phone the app stops with: `\(exception)`")
    }
    return lines.joined(separator: "\n")
  }
}
