import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

final class TraceReportTests: XCTestCase {
  /// What the program of a page knows.
  private struct PageData: Decodable {
    var kinds: [String]
    var traces: [[Entry]]

    struct Entry: Decodable {
      var step: Int64
      var kind: Int
      var text: String
      /// Three numbers for each place where the entry is seen.
      var marks: [Int] = []

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        step = try container.decode(Int64.self)
        kind = try container.decode(Int.self)
        text = try container.decode(String.self)
        while !container.isAtEnd { marks.append(try container.decode(Int.self)) }
      }
    }

    /// The entries of a trace, as they were.
    func lines(_ index: Int) -> [String] {
      var time: Int64 = 0
      return traces[index].map { entry in
        time &+= entry.step
        return "\(time) \(kinds[entry.kind]) \(entry.text)"
      }
    }
  }

  private func part(_ page: String, from start: String, to end: String) throws -> String {
    let rest = page[try XCTUnwrap(page.firstRange(of: start)).upperBound...]
    return String(rest[..<(try XCTUnwrap(rest.firstRange(of: end)).lowerBound)])
  }

  private func data(_ page: String) throws -> PageData {
    let json = try part(page, from: "id=\"data\">", to: "</script>")
    return try JSONDecoder().decode(PageData.self, from: Data(json.utf8))
  }

  private func played(_ script: GestureScript) -> Trace {
    let phone = SimulatedPhone()
    phone.perform(script)
    phone.onUnfinishedWork = { _ in }
    return phone.trace
  }

  private func ticks(_ count: Int) -> [Trace.Entry] {
    (0..<count).map {
      Trace.Entry(PhoneInstant(nanoseconds: Int64($0) * 10_000_000), .record(.haptic(.end)))
    }
  }

  func testThePageHasEveryEntryExactly() throws {
    var generator = SeededGenerator(seed: 1306)
    for _ in 0..<100 {
      let traces = (0..<2).map { _ in HostileText.trace(using: &generator, most: 30) }
      let data = try data(TraceReport([("one", traces[0]), ("two", traces[1])]).html)
      for index in traces.indices {
        XCTAssertEqual(
          data.lines(index),
          traces[index].entries.map { "\($0.instant.nanoseconds) \($0.kind) \($0.text)" })
      }
    }
  }

  /// Notes of a slide are joined, and there is no room for the text of the last ones.
  func testANoteWithoutRoomForItsTextIsSeenAsATick() throws {
    let notes = ["a", "b", "c", "d", "e", "f", "focus 0.1", "focus 0.2", "focus 0.3"]
    let trace = Trace(notes.map { Trace.Entry(.zero, .note($0)) })
    let entries = try data(TraceReport([("", trace)]).html).traces[0]
    XCTAssertEqual(entries.map(\.text), notes)
    for entry in entries { XCTAssertEqual(entry.marks.count, 3, entry.text) }
  }

  /// What the overlay shows is a band, which belongs to the entry that begins it and to the one that
  /// hides the overlay.
  func testTheEntryThatHidesTheOverlayIsSeenAtItsBand() throws {
    let phone = SimulatedPhone()
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.setActionQueue(.inPlace) { _ in }
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession([slider], delegate: recorder)
    phone.perform([.lightPress, .slide(by: 0.25), .wait(.seconds(5))])
    let data = try data(TraceReport([("", phone.trace)]).html)
    let shown = data.traces[0].filter { data.kinds[$0.kind] == "overlay" }
    XCTAssertEqual(shown.last?.text, "hidden")
    XCTAssertEqual(shown.map { $0.marks.count / 3 }, [1, 1])
    withExtendedLifetime(session) {}
  }

  /// What labels, descriptions and the program of a page refer to is on it.
  func testEveryPartThatIsNamedIsThere() {
    let page = TraceReport([("", played([.lightPress]))]).html
    let names = page.matches(of: /(?:for=|aria-describedby=|byId\()"([a-z]+)"/).map(\.1)
    XCTAssertGreaterThan(Set(names).count, 8)
    for name in Set(names) { XCTAssertTrue(page.contains("id=\"\(name)\""), "no “\(name)”") }
  }

  func testThePageForbidsItselfToFetchAnything() {
    let page = TraceReport([("", played([.lightPress]))]).html
    XCTAssertTrue(page.contains("default-src 'none'"))
    for reference in ["src=", "href=", "url(", "@import", "fetch(", "XMLHttpRequest", "http"] {
      // The only address is the name of the pictures’ vocabulary.
      let count = page.ranges(of: reference).count
      let names = page.ranges(of: "xmlns=\"http://www.w3.org/2000/svg\"").count
      let equivalents = page.ranges(of: "http-equiv=\"Content-Security-Policy\"").count
      XCTAssertEqual(count, reference == "http" ? names + equivalents : 0, reference)
    }
  }

  func testTheScriptOfThePageGivesTheSameTrace() throws {
    let script: GestureScript = [.lightPress, .slide(by: 0.25), .wait(.seconds(3)), .click]
    let trace = played(script)
    let page = TraceReport([("", trace)]).html
    let text = try part(page, from: "<pre tabindex=\"0\">", to: "</pre>")
    XCTAssertEqual(try GestureScript(parsing: text), script)
    XCTAssertEqual(played(try GestureScript(parsing: text)), trace)
  }

  func testTheTestOfThePageNamesTheModelAndQuotesAnyScript() throws {
    let phone = SimulatedPhone(.iPhone16)
    phone.perform([.launch("a\"\"\"# \\#(b)")])
    phone.onUnfinishedWork = { _ in }
    let page = TraceReport([("", phone.trace)], on: .iPhone16).html
    XCTAssertTrue(page.contains("let phone = SimulatedPhone(.iPhone16)\n"))
    XCTAssertTrue(page.contains("  ##&quot;&quot;&quot;\n"))
    let other = PhoneModel(
      name: "Mine\n*/", hasCameraControl: true, hasActionButton: true, cameras: [])
    XCTAssertTrue(
      TraceReport([("", Trace())], on: other).html.contains("another model: Mine\\n*/\nlet phone"))
  }

  func testTracesOfOneScriptShareIt() {
    let (one, other) = (played([.click]), played([.click, .click]))
    func headings(_ traces: [(String, Trace)]) -> Int {
      TraceReport(traces).html.ranges(of: ">Script").count
    }
    XCTAssertEqual(headings([("before", one), ("after", one)]), 1)
    XCTAssertEqual(headings([("before", one), ("after", other)]), 2)
  }

  func testALongTraceIsCutAndThePageSaysHowMuch() throws {
    let most = TraceReport.maximumEntries
    let page = TraceReport([("", Trace(ticks(most + 5)))]).html
    XCTAssertTrue(page.contains(">5 entries after these are left out.</p>"))
    XCTAssertEqual(try data(page).traces[0].count, most)
    let whole = TraceReport([("", Trace(ticks(most)))]).html
    // The timeline says so for itself.
    XCTAssertFalse(whole.contains("are left out.</p>"))
  }

  func testOfTwoLongTracesThePageShowsWhereTheyDiffer() throws {
    var changed = ticks(100_000)
    changed[70_000].content = .note("another")
    let page = TraceReport([("before", Trace(ticks(100_000))), ("after", Trace(changed))]).html
    let data = try data(page)
    XCTAssertTrue(data.lines(1).contains("700000000000 app another"))
    XCTAssertEqual(data.lines(1).count, TraceReport.maximumEntries)
    XCTAssertTrue(page.contains(" before these and "))
    XCTAssertTrue(page.contains("first difference at "))
  }

  func testAnEntryTakesLessThan120Bytes() throws {
    let phone = SimulatedPhone()
    let zoom = try SystemZoomSlider(device: phone.backCamera)
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession([zoom], delegate: recorder)
    phone.tracesSamples = true
    let round: [GestureStep] = [
      .lightPress, .slide(by: 0.5), .slide(by: -0.5), .wait(.seconds(4)), .click,
    ]
    func page() -> (entries: Int, bytes: Int) {
      (phone.trace.entries.count, TraceReport([("", phone.trace)]).html.utf8.count)
    }
    phone.perform([.repeated(2, round)])
    let short = page()
    phone.perform([.repeated(15, round)])
    let long = page()
    XCTAssertLessThan(long.entries, TraceReport.maximumTimelineEntries)
    let bytes = Double(long.bytes - short.bytes) / Double(long.entries - short.entries)
    XCTAssertLessThan(bytes, 120)
    XCTAssertGreaterThan(bytes, 20)
    withExtendedLifetime(session) {}
  }
}
