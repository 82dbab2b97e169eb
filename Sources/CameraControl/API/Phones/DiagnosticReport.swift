/// A Markdown report of a phone's findings about your app, which you can paste into an issue.
///
/// ```swift
/// print(phone.report)
/// ```
///
/// The report lists the findings in the order in which they first occurred, and marks the first
/// call that would end the app on a phone. The report ends with the presses and gestures that had
/// no effect. If a capture extension ran, the report also lists the restrictions on extensions that
/// the simulation can't check. A finding that occurred several times has a count.
public struct DiagnosticReport: Hashable, Codable, Sendable {
  /// The name of the phone's model.
  var phone: String

  /// The phone's findings with their counts, in the order of their first occurrence.
  package var counts: [Counted]

  /// The presses and gestures without effect, in the order of their first occurrence.
  package var unanswered: [Unanswered.Repeated]

  /// The restrictions on extensions that the simulation can't check; empty if no extension ran.
  package var unchecked: [String]

  /// What went wrong if the app's session belongs to no phone.
  var strayNote: String?

  /// A finding and how often it occurred.
  package struct Counted: Hashable, Codable, Sendable {
    var finding: CaptureFinding

    /// How often it occurred.
    package var count: Int

    package init(_ finding: CaptureFinding, count: Int = 1) {
      self.finding = finding
      self.count = count
    }
  }

  package init(
    phone: String, counts: [Counted], unanswered: [Unanswered.Repeated] = [],
    unchecked: [String] = [], strayNote: String? = nil
  ) {
    self.phone = phone
    self.counts = counts
    self.unanswered = unanswered
    self.unchecked = unchecked
    self.strayNote = strayNote
  }
}

extension DiagnosticReport: CustomStringConvertible {
  /// The report as Markdown: the number of findings, each finding with its remedy, and the presses
  /// and gestures that had no effect.
  public var description: String {
    let stop = counts.firstIndex { $0.finding.severity == .stops }
    let list = counts.indices.map { text(of: counts[$0], at: $0, isFirstStop: $0 == stop) }
    return ([headline] + (strayNote.map { [$0] } ?? []) + list + textOfUnanswered + textOfUnchecked)
      .joined(separator: "\n\n")
  }

  private var headline: String {
    guard !counts.isEmpty else {
      let found = strayNote == nil ? "nothing was found" : "the app doesn't use this phone"
      return "\(OneLine.line(phone)): \(found)."
    }
    let parts = CaptureFinding.Severity.allCases.compactMap { severity -> String? in
      let count = counts.count { $0.finding.severity == severity }
      guard count > 0 else { return nil }
      return switch severity {
      case .stops: count == 1 ? "1 stops the app" : "\(count) stop the app"
      case .refused: count == 1 ? "1 refused call" : "\(count) refused calls"
      case .warning: count == 1 ? "1 warning" : "\(count) warnings"
      }
    }
    let total = counts.count == 1 ? "1 finding" : "\(counts.count) findings"
    return "\(OneLine.line(phone)): \(total) (\(parts.joined(separator: ", ")))"
  }

  private func text(of item: Counted, at index: Int, isFirstStop: Bool) -> String {
    let finding = item.finding
    let severity =
      switch finding.severity {
      case .stops: "stops the app"
      case .refused: "refused call"
      case .warning: "warning"
      }
    let number = "\(index + 1). "
    let indent = String(repeating: " ", count: number.count)
    let often = item.count == 1 ? "" : ", \(item.count) times"
    var lines = [
      "\(number)\(severity): `\(finding.name)` on “\(finding.source)” (rule \(finding.rule))\(often)",
      "\(indent)- Found: \(finding.problem)",
      "\(indent)- To do: \(finding.remedy)",
    ]
    if let exception = finding.exception {
      lines.append("\(indent)- On a phone the app stops with: `\(exception)`")
    }
    if isFirstStop { lines.append("\(indent)- \(Self.markOfFirstStop)") }
    return lines.map(OneLine.line).joined(separator: "\n")
  }

  private var textOfUnanswered: [String] {
    guard !unanswered.isEmpty else { return [] }
    let items = unanswered.map { item in
      let isStray = strayNote != nil && item.first.reason == .noSession
      return
        "- \(OneLine.line("\(item)"))\n  - To do: \(isStray ? "See above." : item.first.remedy)"
    }
    return ["Without effect:"] + [items.joined(separator: "\n")]
  }

  private var textOfUnchecked: [String] {
    guard !unchecked.isEmpty else { return [] }
    let items = unchecked.map { "- \($0)" }.joined(separator: "\n")
    return ["Not checked, although a phone forbids it in a capture extension (rule LCK22):", items]
  }

  /// The restrictions on capture extensions that the simulation can't check.
  static let unseen = [
    "the network", "the container of an App Group", "preferences that the app shares",
    "files outside the session's directory, which never reach the app",
  ]

  private static let markOfFirstStop =
    "A phone ends the app at this call, so nothing after this call happens on a phone."
}
