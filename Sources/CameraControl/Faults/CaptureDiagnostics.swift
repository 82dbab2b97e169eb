/// What a phone has found so far: the findings in order, which print as a report.
///
/// ```swift
/// print(phone.diagnostics)
/// ```
///
/// prints Markdown that a person can paste into an issue.
public struct CaptureDiagnostics: Hashable, Sendable {
  private let findings: [CaptureDiagnostic]

  /// Makes a list of findings.
  public init(_ findings: some Sequence<CaptureDiagnostic>) {
    self.findings = Array(findings)
  }
}

extension CaptureDiagnostics: RandomAccessCollection {
  /// The place of the first finding: 0.
  public var startIndex: Int { findings.startIndex }

  /// How many findings there are.
  public var endIndex: Int { findings.endIndex }

  /// The finding at a place.
  public subscript(position: Int) -> CaptureDiagnostic { findings[position] }
}

extension CaptureDiagnostics: ExpressibleByArrayLiteral {
  /// Makes a list of the findings in a literal, so that a test can compare with `[]`.
  public init(arrayLiteral elements: CaptureDiagnostic...) {
    self.init(elements)
  }
}

extension CaptureDiagnostics: Codable {
  /// Reads the findings as a plain list.
  public init(from decoder: any Decoder) throws {
    self.init(try [CaptureDiagnostic](from: decoder))
  }

  /// Writes the findings as a plain list.
  public func encode(to encoder: any Encoder) throws {
    try findings.encode(to: encoder)
  }
}

extension CaptureDiagnostics: CustomStringConvertible {
  /// The report as Markdown: each finding with where it comes from, its rule, and how to mend it.
  public var description: String {
    guard !isEmpty else { return "nothing was found" }
    var lines = ["\(count) finding\(count == 1 ? "" : "s")"]
    for finding in self {
      lines += [
        "", "- **\(finding.name)** in “\(finding.source)” (rule \(finding.rule))",
        "  - found: \(finding.finding)", "  - to mend it: \(finding.remedy)",
      ]
    }
    return lines.joined(separator: "\n")
  }
}
