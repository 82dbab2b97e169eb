import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

final class TraceEntryTests: XCTestCase {
  private func copy(of trace: Trace) throws -> Trace {
    try JSONDecoder().decode(Trace.self, from: JSONEncoder().encode(trace))
  }

  /// Equal traces, whether by value or read from JSON, have equal texts and pictures; other traces are
  /// unequal even if their texts are the same.
  func testEqualTracesOfRandomScriptsAreDrawnAlike() throws {
    var generator = SeededGenerator(seed: 5201)
    for _ in 0..<Effort.count(sample: 60, campaign: 10_000) {
      let app = try FourQueueApp { _ in .inPlace }
      app.phone.onUnfinishedWork = { _ in }
      app.phone.tracesQueues = Bool.random(using: &generator)
      app.phone.tracesSamples = Bool.random(using: &generator)
      let script = GestureScript.random(using: &generator)
      app.phone.perform(script)
      let trace = app.phone.trace
      let copy = try copy(of: trace)
      XCTAssertEqual(copy, trace, script.text)
      XCTAssertEqual(copy.texts, trace.texts)
      XCTAssertEqual(TraceDrawing(copy).svg, TraceDrawing(trace).svg, script.text)
      let byValue = Trace(trace.entries.map { Trace.Entry($0.instant, $0.content) })
      XCTAssertEqual(byValue, trace)
      XCTAssertEqual(TraceDrawing(byValue).svg, TraceDrawing(trace).svg)
      let byText = Trace(trace.entries.map { Trace.Entry($0.instant, .text($0.kind, $0.text)) })
      XCTAssertEqual(byText.texts, trace.texts)
      if !trace.entries.isEmpty { XCTAssertNotEqual(byText, trace) }
    }
  }

  /// A slider whose other values look otherwise is drawn otherwise, so the entries differ.
  func testOverlaysThatDifferInValuesToComeAreNotEqual() throws {
    func shown(_ titles: [String]) throws -> Trace.Entry {
      let phone = SimulatedPhone()
      let looks = try CaptureIndexPicker(
        "Look", symbolName: "camera.filters", localizedIndexTitles: titles)
      looks.setActionQueue(.inPlace) { _ in }
      let delegate = Recorder()
      let session = try phone.makeSession([looks], delegate: delegate)
      phone.lightPress()
      defer { withExtendedLifetime((session, delegate)) { phone.wait(.seconds(4)) } }
      return try XCTUnwrap(phone.trace.entries.first { $0.kind == .overlay })
    }
    let entries = [try shown(["Plain", "Warm"]), try shown(["Plain", "Cold"])]
    XCTAssertEqual(entries[0].text, entries[1].text)
    XCTAssertNotEqual(entries[0], entries[1])
    XCTAssertEqual(entries[0], try shown(["Plain", "Warm"]))
  }

  func testAnEntryThatJSONCannotHoldKeepsItsText() throws {
    let trace = Trace([Trace.Entry(.zero, .record(.value(control: "Focus", .infinity)))])
    let copy = try copy(of: trace)
    XCTAssertEqual(copy.texts, trace.texts)
    XCTAssertEqual(copy.entries.map(\.content), [.text(.value, trace.texts[0])])
    XCTAssertEqual(try self.copy(of: copy), copy)
  }

  func testAnUnknownKindIsRefusedByItsName() throws {
    let json = #"{"entries":[{"instant":{"nanoseconds":0},"kind":"capture","text":"x"}]}"#
    XCTAssertThrowsError(try JSONDecoder().decode(Trace.self, from: Data(json.utf8))) { error in
      XCTAssertTrue("\(error)".contains("There is no kind “capture”."), "\(error)")
    }
  }

  /// Whether something begins or ends isn't known of a text, so a balance of texts would be a guess.
  func testTextsAreNotBalanced() throws {
    let trace = Trace([Trace.Entry(.zero, .text(.event, "volume-up began"))])
    XCTAssertThrowsError(try trace.expectBalanced()) { error in
      XCTAssertTrue("\(error)".contains("an entry was read from a text"), "\(error)")
    }
    try Trace([Trace.Entry(.zero, .text(.app, "began"))]).expectBalanced()
  }
}
