import CameraControl
import CameraControlTesting
import TestSupport
import Testing
import XCTest

/// Mistakes that a phone answers with silence, and the table in the book with what the
/// library says about them.
final class MistakeTests: XCTestCase {
  /// EVT33, SES39: the document has every mistake, with what the library really says, word for word.
  func testTheDocumentHasWhatTheLibrarySays() async throws {
    var rows: [[String]] = []
    for mistake in Mistake.allCases {
      rows.append([mistake.rawValue, try await mistake.said().joined(separator: "<br>")])
    }
    XCTAssertEqual(rows.count, 15)
    let document = try Document.testing
      .rows(below: "| mistake | what the library says |")
    XCTAssertEqual(document, rows)
    if document != rows {
      print(rows.map { "| \($0[0]) | \($0[1]) |" }.joined(separator: "\n"))
    }
  }

  /// EVT33: each of them leaves an entry in the trace, a value on the phone and a line in the report.
  func testEachMistakeIsToldInEveryPlace() throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    phone.show(recorder.interaction())
    for _ in 0..<3 { phone.click() }
    XCTAssertEqual(phone.trace.count(of: .unanswered), 3)
    XCTAssertEqual(phone.unanswered.count, 3)
    for (entry, unanswered) in zip(phone.trace.only(.unanswered).entries, phone.unanswered) {
      XCTAssertEqual(entry.text, "\(unanswered)")
      XCTAssertEqual(entry.instant, unanswered.instant)
      XCTAssertTrue(entry.text.hasSuffix(unanswered.remedy))
    }
    XCTAssertTrue(
      "\(phone.report)".hasSuffix(
        """
        - 3 clicks in an app without a session
          - To do: Create a capture session in the app, and keep a reference to it.
        """))
    try phone.finish()
  }

  /// EVT33: the report in the document is what is printed.
  func testTheReportInTheDocument() throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace, action: recorder.action("focus"))
    focus.isEnabled = false
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.show(recorder.interaction())
    try session.stopRunning()
    for _ in 0..<2 { phone.click() }
    try session.startRunning()
    phone.lightPress()
    for _ in 0..<12 { phone.slide(by: 0.1) }
    for unanswered in phone.unanswered {
      print(unanswered.instant, unanswered.what, unanswered.reason, unanswered.remedy)
    }
    let report = "\(phone.report)"
    XCTAssertTrue(
      try Document.testing.text.contains("\n```\n\(report)\n```\n"), report)
    if let refusal = session.reasonNotToAdd(focus) {
      print(refusal.message)
    }
    XCTAssertEqual(session.reasonNotToAdd(focus)?.rule, "SES11")
  }

  /// SES39: a control that is left out keeps a test from finishing, unless it is over the limit.
  func testAControlThatIsLeftOutIsUnfinishedWork() throws {
    let phone = SimulatedPhone()
    let session = try phone.makeSession()
    let titles = ["Glow", "A", "B", "C", "D", "E"]
    let controls = try titles.map { try CaptureSlider($0, symbolName: "scope", in: 0...1) }
    for (title, control) in zip(titles, controls) {
      if title != "Glow" { control.setActionQueue(.inPlace) { _ in } }
      if session.canAddControl(control) { try session.addControl(control) }
    }
    XCTAssertEqual(phone.findings.map(\.source), ["Glow", "E"])
    XCTAssertEqual(phone.findings.map(\.rule), ["SES10", "SES07"])
    let line: UInt = #line + 1
    XCTAssertThrowsError(try phone.finish()) { error in
      XCTAssertEqual(
        "\(error)",
        """
        CameraControlTestingTests/MistakeTests.swift:\(line): the test left work unfinished on the phone:
          - a session rejected an object, and your app hasn't added it since: The control “Glow” has no
            action yet. Call setActionQueue before you add it. [SES10]
        """)
    }
    try phone.finish(allowing: [.leftOut])
    try session.removeControl(controls[1])
    controls[0].setActionQueue(.inPlace) { _ in }
    try session.addControl(controls[0])
    try phone.finish()
  }
}

/// The same with Swift Testing.
@Suite struct MistakeSuite {
  /// EVT33: no mistake is answered by silence, and no two by the same words.
  @Test func testNoMistakeIsSilent() async throws {
    var said: Set<[String]> = []
    for mistake in Mistake.allCases {
      let lines = try await mistake.said()
      #expect(!lines.isEmpty, "\(mistake)")
      said.insert(lines)
    }
    #expect(said.count == Mistake.allCases.count)
  }

  /// EVT33: on the main actor as well.
  @MainActor @Test func testNoMistakeIsSilentOnTheMainActor() async throws {
    for mistake in Mistake.allCases {
      let lines = try await mistake.said()
      #expect(!lines.isEmpty, "\(mistake)")
    }
  }
}
