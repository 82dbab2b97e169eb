import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

final class TraceDrawingTests: XCTestCase {
  private func entry(_ milliseconds: Int64, _ content: Trace.Entry.Content) -> Trace.Entry {
    Trace.Entry(PhoneInstant(nanoseconds: milliseconds * 1_000_000), content)
  }

  private func entry(_ milliseconds: Int64, _ event: PhoneRecord.Event) -> Trace.Entry {
    entry(milliseconds, .record(event))
  }

  private static func face(
    _ title: String, _ fraction: Double, _ value: String, isEnabled: Bool = true
  ) -> ControlFace {
    ControlFace(
      kind: .slider, title: title, symbolName: nil, valueText: value, fraction: fraction,
      isEnabled: isEnabled)
  }

  /// Returns the texts of a picture that have a class.
  private func texts(_ style: String, in svg: String) throws -> [String] {
    try readSafePicture(svg).elements.filter { element in
      element.name == "text"
        && (element.attributes["class"] ?? "").split(separator: " ").contains(Substring(style))
    }.map(\.text)
  }

  private func elements(_ style: String, in svg: String) throws -> [StrictXML.Element] {
    try readSafePicture(svg).elements.filter {
      ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(style))
    }
  }

  func testEachLaneShowsItsSideOnly() throws {
    let trace = Trace([
      entry(0, .step(.lightPress)), entry(0, .gesture(.touchBegan)),
      entry(70, .callback(.didBecomeActive)),
      entry(70, .overlay(.control(Self.face("Zoom", 0, "1×")))),
      entry(100, .value(control: "Zoom", 1.5)), entry(100, .note("zoom it")),
      entry(120, .system(.volumeUp)),
    ])
    let marks: [TraceDrawing.Lane: String] = [
      .finger: "step", .overlay: "band", .callbacks: "callback", .values: "curve", .app: "app",
      .system: "system",
    ]
    XCTAssertEqual(Set(marks.keys), Set(TraceDrawing.Lane.allCases))
    for lane in TraceDrawing.Lane.allCases {
      let svg = TraceDrawing(trace, lanes: [lane]).svg
      for (other, mark) in marks {
        XCTAssertEqual(
          try !elements(mark, in: svg).isEmpty, lane == other, "\(lane) and \(mark)")
      }
    }
  }

  func testTheForceIsDrawnIfThereAreReadings() throws {
    let phone = SimulatedPhone()
    XCTAssertTrue(try elements("force", in: TraceDrawing(phone.trace).svg).isEmpty)
    phone.lightPress()
    let without = TraceDrawing(phone.trace).svg
    XCTAssertTrue(try elements("force", in: without).isEmpty)
    XCTAssertFalse(try elements("press", in: without).isEmpty)
    phone.tracesSamples = true
    phone.lightPress()
    XCTAssertFalse(try elements("force", in: TraceDrawing(phone.trace).svg).isEmpty)
  }

  func testALongWaitIsFoldedAndItsLengthWritten() throws {
    func trace(wait: Int64) -> Trace {
      Trace([entry(0, .note("one")), entry(100, .note("two")), entry(100 + wait, .note("three"))])
    }
    let (short, long) = (
      TraceDrawing(trace(wait: 2000)).svg, TraceDrawing(trace(wait: 7_200_000)).svg
    )
    XCTAssertEqual(try texts("time", in: short), ["0.000", "0.050", "0.100", "2.100", "⋯ 2.0 s"])
    XCTAssertEqual(
      try texts("time", in: long), ["0.000", "0.050", "0.100", "7200.100", "⋯ 2 h"])
    XCTAssertEqual(
      try readSafePicture(short).elements[0].attributes["width"],
      try readSafePicture(long).elements[0].attributes["width"])
    XCTAssertTrue(try elements("fold", in: TraceDrawing(trace(wait: 160)).svg).isEmpty)
  }

  func testABandHasTheFaceOfTheOverlay() throws {
    let trace = Trace([
      entry(0, .overlay(.control(Self.face("Zoom", 0.5, "2×")))),
      entry(5000, .overlay(.list(["Zoom", "Look"].map { Self.face($0, 0, "") }, highlighted: 1))),
      entry(9000, .overlay(.control(Self.face("Dim", 0, "0", isEnabled: false)))),
      entry(12000, .overlay(.hidden)),
      entry(12100, .note("end")),
    ])
    let svg = TraceDrawing(trace, lanes: [.overlay]).svg
    XCTAssertEqual(try elements("band", in: svg).count, 3)
    XCTAssertEqual(try texts("face", in: svg).first, "Zoom")
    XCTAssertEqual(try elements("off", in: svg).map(\.text).filter { !$0.isEmpty }.first, "Dim")
  }

  func testPressesOfEachButtonHaveARow() throws {
    let phone = SimulatedPhone()
    phone.press(.volumeUp, for: .milliseconds(50))
    phone.click()
    phone.down(.action)
    let svg = TraceDrawing(phone.trace, lanes: [.finger]).svg
    XCTAssertEqual(
      try texts("press", in: svg), ["volume-up", "touch", "click", "action"])
    // A button that is still down at the end.
    XCTAssertEqual(try elements("open", in: svg).count, 1)
    phone.up(.action)
    XCTAssertEqual(
      try elements("open", in: TraceDrawing(phone.trace, lanes: [.finger]).svg).count, 0)
    phone.onUnfinishedWork = { _ in }
  }

  func testMistakesAndWhatLedToNothingAreMarkedWhateverTheLanes() throws {
    let phone = SimulatedPhone()
    phone.press(.volumeUp, for: .milliseconds(50))
    XCTAssertEqual(phone.unanswered.count, 1)
    let svg = TraceDrawing(phone.trace, lanes: [.app]).svg
    XCTAssertEqual(try elements("flag", in: svg).count, 1)
    XCTAssertEqual(try texts("finding", in: svg).count, 2)
    XCTAssertTrue(try texts("finding", in: svg)[0] == "without effect")
    let peaceful = TraceDrawing(phone.trace.without(.unanswered), lanes: [.app]).svg
    XCTAssertTrue(try elements("flag", in: peaceful).isEmpty)
  }

  func testNotesThatDifferInANumberAreJoined() throws {
    let trace = Trace([
      entry(0, .note("zoom 1")), entry(10, .note("zoom 1.5")), entry(20, .note("zoom 2")),
      entry(30, .note("done")),
    ])
    XCTAssertEqual(
      try texts("app", in: TraceDrawing(trace, lanes: [.app]).svg),
      ["app", "zoom 1 … 2, 3 times", "done"])
  }

  func testAComparisonAlignsBothAndMarksTheDifference() throws {
    let old = Trace([entry(0, .note("one")), entry(100, .note("two")), entry(120, .note("three"))])
    var new = old
    XCTAssertTrue(
      try elements("differing", in: TraceDrawing(old).compared(with: new).svg).isEmpty)
    new.entries[1].content = .note("another")
    let svg = TraceDrawing(old, lanes: [.app]).compared(with: new).svg
    // Only the entry in the middle differs, so each mark is as wide as its text.
    XCTAssertEqual(try elements("differing", in: svg).map { $0.attributes["width"] }, ["35", "63"])
    XCTAssertEqual(
      try texts("difference", in: svg), ["first difference at 0.100; 2 entries differ"])
    XCTAssertEqual(try texts("title", in: svg), ["golden", "actual"])
    let notes = try elements("app", in: svg).filter { ["two", "another"].contains($0.text) }
    XCTAssertEqual(notes.count, 2)
    XCTAssertEqual(notes[0].attributes["x"], notes[1].attributes["x"])
  }

  func testALongTraceIsCutAndSaysSo() throws {
    let entries = (0...TraceDrawing.maximumEntries).map { entry(Int64($0), .haptic(.end)) }
    let svg = TraceDrawing(Trace(entries)).svg
    XCTAssertEqual(try texts("note", in: svg), ["1 entry after these is left out."])
    XCTAssertEqual(try texts("note", in: TraceDrawing(Trace(entries.dropLast())).svg), [])
    XCTAssertEqual(try texts("note", in: TraceDrawing(Trace()).svg), ["Nothing happened."])
  }

  func testATraceFromAFileIsDrawnLikeTheOneOfThePhone() throws {
    let phone = SimulatedPhone()
    phone.perform([.lightPress, .slide(by: 0.5), .wait(.seconds(4)), .click])
    let copy = try JSONDecoder().decode(Trace.self, from: JSONEncoder().encode(phone.trace))
    XCTAssertEqual(TraceDrawing(copy).svg, TraceDrawing(phone.trace).svg)
  }
}
