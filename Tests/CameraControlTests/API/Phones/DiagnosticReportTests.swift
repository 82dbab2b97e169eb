import CameraControl
import Foundation
import XCTest

/// What can be pasted into an issue.
final class DiagnosticReportTests: XCTestCase {
  private func refusal(_ title: String, _ exception: RaisedException? = nil) -> CaptureFinding {
    .refusal(
      CaptureError(
        .outOfRange, rule: "SLD10", source: title, problem: "“\(title)” cannot take 2.",
        remedy: "Clamp the value.", exception: exception))
  }

  private let warning = CaptureFinding.diagnostic(
    CaptureDiagnostic(
      name: "off-grid-value", finding: "The value lies between two steps.", source: "Depth",
      rule: "SLD11", remedy: "Round it."))

  func testNothingFoundIsOneLine() {
    XCTAssertEqual(
      "\(DiagnosticReport(phone: "iPhone 16", findings: []))", "iPhone 16: nothing was found.")
  }

  /// Each finding is one item, in the order in which it came up, and counted by how bad it is.
  func testTheReportIsOneListInOrder() {
    let findings = [warning, refusal("Focus", .invalidArgument("too large")), refusal("A; B")]
    XCTAssertEqual(
      "\(DiagnosticReport(phone: "iPhone 16", findings: findings))",
      """
      iPhone 16: 3 findings (1 stops the app, 1 refused call, 1 warning)

      1. warning: `off-grid-value` on “Depth” (rule SLD11)
         - Found: The value lies between two steps.
         - To do: Round it.

      2. stops the app: `out-of-range` on “Focus” (rule SLD10)
         - Found: “Focus” cannot take 2.
         - To do: Clamp the value.
         - On a phone the app stops with: `NSInvalidArgumentException: too large`
         - A phone ends the app at this call, so nothing after this call happens on a phone.

      3. refused call: `out-of-range` on “A; B” (rule SLD10)
         - Found: “A; B” cannot take 2.
         - To do: Clamp the value.
      """)
  }

  /// What came up again is the same mistake: one item, which says how often.
  func testAMistakeIsCountedOnce() {
    let findings = [refusal("Focus"), warning, refusal("Focus"), refusal("Focus")]
    XCTAssertEqual(
      "\(DiagnosticReport(phone: "iPhone 16", findings: findings))",
      """
      iPhone 16: 2 findings (1 refused call, 1 warning)

      1. refused call: `out-of-range` on “Focus” (rule SLD10), 3 times
         - Found: “Focus” cannot take 2.
         - To do: Clamp the value.

      2. warning: `off-grid-value` on “Depth” (rule SLD11)
         - Found: The value lies between two steps.
         - To do: Round it.
      """)
  }

  func testTheHeadlineCounts() {
    let raised = RaisedException.range("too large")
    for (findings, headline) in [
      ([refusal("A", raised)], "1 finding (1 stops the app)"),
      ([refusal("A", raised), refusal("B", raised)], "2 findings (2 stop the app)"),
      ([refusal("A"), refusal("B")], "2 findings (2 refused calls)"),
    ] {
      let report = "\(DiagnosticReport(phone: "iPhone 16", findings: findings))"
      XCTAssertEqual(report.prefix { $0 != "\n" }, "iPhone 16: \(headline)")
    }
  }

  /// Only the first call that stops the app is marked: the later ones are never made on a phone.
  func testOnlyTheFirstStopIsMarked() {
    let raised = RaisedException.range("too large")
    let findings = [refusal("A"), warning, refusal("B", raised), refusal("C", raised)]
    let items = "\(DiagnosticReport(phone: "iPhone 16", findings: findings))"
      .components(separatedBy: "\n\n")
    XCTAssertEqual(items.map { $0.contains("ends the app") }, [false, false, false, true, false])
    XCTAssertFalse(
      "\(DiagnosticReport(phone: "iPhone 16", findings: [warning]))".contains("ends the app"))
  }

  /// EVT33: the report ends with what led to nothing, counted.
  func testTheReportEndsWithWhatLedToNothing() {
    let slide = Unanswered(.slide, .controlDisabled, on: "Focus", at: .zero)
    let click = Unanswered(
      .press(.cameraControl), .noRunningSession, also: [.noCameraInput], at: .zero)
    let unanswered = [Unanswered.Repeated(slide, count: 12), Unanswered.Repeated(click)]
    let nothing = """
      Without effect:

      - 12 slides on a disabled control (“Focus”)
        - To do: Set isEnabled of the control to true.
      - 1 click without a running session and without a camera input
        - To do: Call startRunning on the session.
      """
    XCTAssertEqual(
      "\(DiagnosticReport(phone: "iPhone 16", counts: [], unanswered: unanswered))",
      "iPhone 16: nothing was found.\n\n\(nothing)")
    let report = DiagnosticReport(
      phone: "iPhone 16", counts: [.init(warning)], unanswered: unanswered)
    XCTAssertTrue(report.description.hasPrefix("iPhone 16: 1 finding (1 warning)\n\n1. "))
    XCTAssertTrue(report.description.hasSuffix("To do: Round it.\n\n\(nothing)"))
  }

  func testALongTextIsCut() throws {
    let long = String(repeating: "%", count: 100_000)
    let slider = try CaptureSlider(long, symbolName: "scope", in: 0...1)
    slider.setActionQueue(.inPlace) { _ in }
    let session = CaptureSession(on: .iPhone16Pro)
    try session.addControl(slider)
    slider.localizedValueFormat = long
    let diagnostic = try XCTUnwrap(session.phone.diagnostics.first)
    XCTAssertEqual(
      diagnostic.finding,
      "A phone ignores the value format “\(long.prefix(60))…” and shows the bare value.")
    XCTAssertThrowsError(try session.addControl(slider)) { XCTAssertLessThan("\($0)".count, 1_100) }
    XCTAssertLessThan("\(diagnostic)".count, 1_100)
    for line in "\(session.phone.report)".split(separator: "\n") {
      XCTAssertLessThan(line.count, 1_100)
    }
  }

  func testATitleCannotAddLinesToTheReport() {
    let title = "A\n2. stops the app: forged\u{1B}[31m"
    let finding = CaptureFinding.diagnostic(
      CaptureDiagnostic(
        name: "unknown-symbol", finding: "It is in “\(title)”.", source: title, rule: "CTL08",
        remedy: "Do\u{2028}it."))
    let shown = #"A\n2. stops the app: forged\u{1b}[31m"#
    XCTAssertEqual(
      "\(DiagnosticReport(phone: "a\r\nphone", findings: [finding]))",
      #"a\r\nphone: 1 finding (1 warning)"#
        + "\n\n1. warning: `unknown-symbol` on “\(shown)” (rule CTL08)\n"
        + "   - Found: It is in “\(shown)”.\n" + #"   - To do: Do\u{2028}it."#)
  }
}

extension DiagnosticReport {
  /// Creates a report from findings as they occurred, which it counts.
  init(phone: String, findings: some Sequence<CaptureFinding>) {
    var list = FindingList()
    for finding in findings { _ = list.add(finding) }
    self.init(phone: phone, counts: list.counted.map { Counted($0.finding, count: $0.count) })
  }
}
