import CameraControl
import CameraControlTesting
import Foundation
import XCTest

final class TraceTests: XCTestCase {
  private func second(_ seconds: Int, _ kind: Trace.Kind, _ text: String) -> Trace.Entry {
    Trace.Entry(.zero.advanced(by: .seconds(seconds)), kind, text)
  }

  private var short: Trace {
    Trace([
      second(0, .step, "light-press"), second(0, .callback, "did become active"),
      second(1, .value, "Zoom 2"), second(12, .callback, "did become inactive"),
    ])
  }

  func testATraceIsReadableText() {
    XCTAssertEqual(
      "\(short)",
      """
         0.000  step       light-press
         0.000  callback   did become active
         1.000  value      Zoom 2
        12.000  callback   did become inactive

      """)
  }

  func testEntriesAreFilteredByKind() {
    XCTAssertEqual(short.only(.value, .step).texts, ["light-press", "Zoom 2"])
    XCTAssertEqual(short.without(.callback, .step).texts, ["Zoom 2"])
    XCTAssertEqual(short.filtered(to: [.callback]).count(of: .callback), 2)
  }

  func testATraceIsCodable() throws {
    let data = try JSONEncoder().encode(short)
    XCTAssertEqual(try JSONDecoder().decode(Trace.self, from: data), short)
  }

  func testADifferenceShowsBothSidesFromTheFirstOneOn() throws {
    var other = short
    other.entries[2].text = "Zoom 3"
    other.entries.append(second(13, .system, "volume up"))
    XCTAssertNil(short.difference(from: short))
    XCTAssertThrowsError(try short.expectEqual(to: other)) { error in
      XCTAssertEqual(
        "\(error)",
        """
        the trace is not as expected at 1.000, entry 3:
            expected                                 | actual
               0.000  step       light-press         |    0.000  step       light-press
               0.000  callback   did become active   |    0.000  callback   did become active
          !    1.000  value      Zoom 3              |    1.000  value      Zoom 2
              12.000  callback   did become inactive |   12.000  callback   did become inactive
          !   13.000  system     volume up           | (nothing)

        """)
    }
  }

  func testAMismatchOfOneKindShowsBothSides() throws {
    try short.expect(.callback, ["did become active", "did become inactive"])
    try short.expect(.fault, [])
    XCTAssertThrowsError(try short.expect(.callback, ["did become active"])) { error in
      XCTAssertEqual(
        "\(error)",
        """
        the entries of kind callback are not as expected at 12.000, entry 2:
            expected          | actual
            did become active | did become active
          ! (nothing)         | did become inactive

        """)
    }
  }

  func testEntriesThatShouldNotBeThereAreListed() throws {
    try short.expectNone(.fault, .diagnostic)
    XCTAssertThrowsError(try short.expectNone(.value, .fault)) { error in
      XCTAssertEqual(
        "\(error)",
        """
        there are entries of kind value, fault at 1.000, entry 1:
            expected  | actual
          ! (nothing) |    1.000  value      Zoom 2

        """)
    }
  }

  func testALongDifferenceIsCut() {
    let long = Trace((0..<40).map { second($0, .app, "note \($0)") })
    let text = "\(long.difference(from: Trace()).map { "\($0)" } ?? "")"
    XCTAssertEqual(text.split(separator: "\n").count, 15)
    XCTAssertTrue(text.hasSuffix("    and 28 more\n"), text)
  }

  func testWhatBeganMustEndOnce() throws {
    try short.expectBalanced()
    var open = short
    open.entries.removeLast()
    XCTAssertThrowsError(try open.expectBalanced()) { error in
      XCTAssertTrue(
        "\(error)".hasPrefix("the active state of the controls began but never ended at 0.000"),
        "\(error)")
    }
    open.entries.append(second(13, .event, "volume-up began"))
    XCTAssertThrowsError(try open.expectBalanced()) { error in
      XCTAssertTrue("\(error)".contains("never ended at 0.000"), "the first one counts: \(error)")
    }
    let ended = Trace([second(2, .event, "volume-up cancelled")])
    XCTAssertThrowsError(try ended.expectBalanced()) { error in
      XCTAssertTrue(
        "\(error)".hasPrefix("the press of volume-up ended but never began at 2.000"),
        "\(error)")
    }
  }

  func testReadingsOfTheButtonAreThereOnlyIfTheyAreAskedFor() {
    let phone = SimulatedPhone()
    phone.click()
    XCTAssertEqual(phone.trace.count(of: .sample), 0)
    XCTAssertFalse(phone.tracesSamples)
    phone.tracesSamples = true
    phone.wait(.seconds(1))
    phone.clearTrace()
    phone.click()
    XCTAssertEqual(
      phone.trace.only(.sample).texts,
      [
        "force 0.575, 0 mm, switch up", "force 1, 0 mm, switch down", "force 0, 0 mm, switch up",
        "force 0, no finger, switch up",
      ])
    phone.tracesSamples = false
    phone.wait(.seconds(1))
    phone.click()
    XCTAssertEqual(phone.trace.count(of: .sample), 4)
    XCTAssertEqual(phone.trace.count(of: .gesture), 2 * 4)
  }

  /// Traces that were read earlier do not change, and no entry is lost, however long a trace gets.
  func testALongTraceIsKeptInOrder() {
    let phone = SimulatedPhone()
    var traces: [Trace] = []
    for number in 0..<3000 {
      if number.isMultiple(of: 250) { traces.append(phone.trace) }
      phone.note("\(number)")
    }
    for (index, trace) in traces.enumerated() {
      XCTAssertEqual(trace.texts, (0..<250 * index).map(String.init))
    }
    XCTAssertEqual(phone.trace.texts, (0..<3000).map(String.init))
    phone.clearTrace()
    XCTAssertEqual(phone.trace.entries, [])
    for number in 0..<1000 { phone.note("\(number)") }
    XCTAssertEqual(phone.trace.texts, (0..<1000).map(String.init))
    XCTAssertEqual(traces[11].entries.count, 2750)
  }

  /// Clearing the trace clears all that is read from it, and nothing else.
  func testAClearedTraceStartsAnew() throws {
    let phone = SimulatedPhone()
    phone.press(.volumeUp)
    phone.note("first")
    phone.core.report(
      CaptureError(.notLocked, rule: "DEV03", source: "Camera", problem: "P.", remedy: "R."))
    phone.down(.volumeDown)
    let (before, now) = (phone.trace, phone.now)
    phone.clearTrace()
    XCTAssertEqual(phone.trace, Trace())
    XCTAssertEqual(phone.records, [])
    XCTAssertEqual(phone.systemActions, [])
    XCTAssertEqual(phone.now, now)
    XCTAssertEqual(phone.faults.count, 1)
    XCTAssertEqual(phone.leftovers.map(\.kind), [.openPress, .fault])
    phone.up(.volumeDown)
    phone.press(.volumeUp)
    phone.note("second")
    XCTAssertEqual(
      phone.trace.only(.step, .app, .system).texts,
      ["up volume-down", "press volume-up", "volume up", "second"])
    XCTAssertEqual(phone.systemActions, [.volumeUp])
    XCTAssertTrue(before.texts.contains("first"), "what was read before stays as it was")
    phone.acknowledgeFaults()
    try phone.finish()
  }

  /// GST16: the trace shows what the button lets a finger feel, between gesture and consequence.
  func testHapticsAreInTheTrace() throws {
    for isOn in [true, false] {
      let phone = SimulatedPhone(behavior: PhoneBehavior { $0.button.haptics = isOn })
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.prominentValues = [0.5]
      focus.setActionQueue(.inPlace) { _ in }
      let recorder = Recorder()
      let session = try phone.makeSession([focus], delegate: recorder)
      phone.perform([.lightPress, .slide(by: 0.5), .slide(by: 0.5), .click, .wait(.seconds(3))])
      XCTAssertEqual(
        phone.trace.only(.haptic).texts,
        isOn ? ["light press", "prominent value", "end", "click down", "click up"] : [])
      let kinds = phone.trace.without(.step, .session).entries.map(\.kind)
      let next: Trace.Kind = isOn ? .haptic : .callback
      XCTAssertEqual(Array(kinds.prefix(4)), [.gesture, .gesture, next, .callback])
      try phone.finish()
      try session.stopRunning()
    }
  }

  func testTheOverlayIsDrawn() {
    let zoom = ControlFace(
      kind: .systemZoom, title: "Zoom", symbolName: nil, valueText: "2.5×", fraction: 0.25,
      isEnabled: true)
    var filter = zoom
    filter.title = "Filter"
    filter.valueText = ""
    filter.fraction = .nan
    filter.isEnabled = false
    XCTAssertEqual(OverlayAppearance.hidden.drawing, "hidden")
    XCTAssertEqual(OverlayAppearance.control(zoom).drawing, "Zoom ───●───────── 2.5×")
    XCTAssertEqual(OverlayAppearance.control(filter).drawing, "Filter ●──────────── (disabled)")
    XCTAssertEqual(
      OverlayAppearance.list([zoom, filter], highlighted: 0).drawing, "[Zoom]  (Filter)")
  }
}
