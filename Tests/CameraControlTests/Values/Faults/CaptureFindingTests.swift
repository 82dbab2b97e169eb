import CameraControl
import Foundation
import XCTest

/// The one list of what a phone found.
final class CaptureFindingTests: XCTestCase {
  private let stops = CaptureError(
    .missingActionQueue, rule: "SES10", source: "Focus",
    problem: "The control “Focus” has no action yet.",
    remedy: "Call setActionQueue before you add it.", exception: .invalidArgument("no queue"))
  private let refused = CaptureError(
    .deviceUnavailable, rule: "DEV15", source: "Back Camera",
    problem: "“Back Camera” is in use by another client.", remedy: "Wait until it is free.")
  private let warning = CaptureDiagnostic(
    name: "duplicate-values", finding: "The list of values has duplicates.", source: "Focus",
    rule: "SLD06", remedy: "List every value once.")

  /// SES10, DEV15, SLD06: how bad a finding is follows from what a phone does.
  func testTheSeverityFollowsFromWhatAPhoneDoes() {
    let findings: [CaptureFinding] = [
      .refusal(stops), .refusal(refused), .diagnostic(warning),
    ]
    XCTAssertEqual(findings.map(\.severity), [.stops, .refused, .warning])
    XCTAssertEqual(findings.map(\.exception), [.invalidArgument("no queue"), nil, nil])
  }

  func testAFindingReadsTheSameWhateverItIs() {
    let (refusal, diagnostic) = (CaptureFinding.refusal(stops), CaptureFinding.diagnostic(warning))
    XCTAssertEqual(refusal.name, "missing-action-queue")
    XCTAssertEqual(diagnostic.name, "duplicate-values")
    for (finding, texts) in [
      (refusal, [stops.source, stops.rule, stops.problem, stops.remedy]),
      (diagnostic, [warning.source, warning.rule, warning.finding, warning.remedy]),
    ] {
      XCTAssertEqual([finding.source, finding.rule, finding.problem, finding.remedy], texts)
    }
    XCTAssertEqual("\(refusal)", "\(stops)")
    XCTAssertEqual("\(diagnostic)", "\(warning)")
  }

  /// A title forges no line and colors no terminal, wherever a finding is printed.
  func testATitleStaysInTheLineOfItsFinding() {
    var (error, diagnostic) = (stops, warning)
    error.problem = "“A\n\u{1b}[31m” has no action."
    diagnostic.source = "A\n\u{1b}[31m"
    let lines = ["\(error)", "\(CaptureFinding.refusal(error))"]
    for line in lines {
      XCTAssertTrue(line.hasPrefix(#"“A\n\u{1b}[31m” has no action. "#), line)
    }
    for line in ["\(diagnostic)", "\(CaptureFinding.diagnostic(diagnostic))"] {
      XCTAssertTrue(line.hasPrefix(#"A\n\u{1b}[31m: The list"#), line)
    }
    XCTAssertEqual(error.message, "\(error.problem) \(error.remedy)")
  }

  func testFindingsCanBeWrittenDownAndReadAgain() throws {
    let findings: [CaptureFinding] = [
      .refusal(stops), .refusal(refused), .diagnostic(warning),
    ]
    let data = try JSONEncoder().encode(findings)
    XCTAssertEqual(try JSONDecoder().decode([CaptureFinding].self, from: data), findings)
    let record = PhoneRecord(instant: .zero, event: .fault(stops))
    let written = try JSONEncoder().encode(record)
    XCTAssertEqual(try JSONDecoder().decode(PhoneRecord.self, from: written), record)
    let report = DiagnosticReport(phone: "iPhone", findings: findings)
    let pasted = try JSONEncoder().encode(report)
    XCTAssertEqual(try JSONDecoder().decode(DiagnosticReport.self, from: pasted), report)
  }

  /// The list is in order; a diagnostic is there once, and a refused call each time.
  func testAPhoneKeepsOneListInOrder() {
    let phone = Phone()
    phone.report(stops)
    phone.report(warning)
    phone.report(refused)
    phone.report(warning)
    phone.report(stops)
    XCTAssertEqual(
      phone.findings,
      [.refusal(stops), .diagnostic(warning), .refusal(refused), .refusal(stops)])
    XCTAssertEqual(phone.diagnostics, [warning])
    XCTAssertEqual(phone.faults, [stops, refused, stops])
    XCTAssertEqual(
      phone.report, DiagnosticReport(phone: "iPhone 16 Pro", findings: phone.findings))
  }

  /// A title is text like any other: a semicolon in it is not where a sentence ends.
  func testATitleWithASemicolonStaysWhole() throws {
    let session = CaptureSession(on: .iPhone16Pro)
    let slider = try CaptureSlider("A; B", symbolName: "scope", in: 0...1)
    let refusal = try XCTUnwrap(session.reasonNotToAdd(slider))
    XCTAssertEqual(refusal.source, "A; B")
    XCTAssertEqual(refusal.problem, "The control “A; B” has no action yet.")
    XCTAssertEqual(refusal.remedy, "Call setActionQueue before you add it.")
    XCTAssertEqual(
      refusal.message,
      "The control “A; B” has no action yet. Call setActionQueue before you add it.")
  }
}
