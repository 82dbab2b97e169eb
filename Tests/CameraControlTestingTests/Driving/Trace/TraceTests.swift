import CameraControl
import CameraControlTesting
import Foundation
import XCTest

final class TraceTests: XCTestCase {
  private func second(_ seconds: Int, _ content: Trace.Entry.Content) -> Trace.Entry {
    Trace.Entry(.zero.advanced(by: .seconds(seconds)), content)
  }

  private func second(_ seconds: Int, _ event: PhoneRecord.Event) -> Trace.Entry {
    second(seconds, .record(event))
  }

  private func press(
    _ seconds: Int, _ button: PhoneButton, _ phase: CaptureEventPhase, isSecondary: Bool = false
  ) -> Trace.Entry {
    second(seconds, .capture(phase, button, isSecondary: isSecondary))
  }

  private var short: Trace {
    Trace([
      second(0, .step(.lightPress)), second(0, .callback(.didBecomeActive)),
      second(1, .value(control: "Zoom", 2)), second(12, .callback(.didBecomeInactive)),
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

  func testTracesAreToldApartByTheirEntries() {
    let entries = [second(0, .step(.lightPress)), second(1, .value(control: "Zoom", 2))]
    let traces = [Trace(entries), Trace(entries.reversed()), Trace([entries[0]]), Trace([])]
    XCTAssertEqual(Set(traces.map(\.hashValue)).count, 4)
    XCTAssertEqual(Set(traces + [Trace(entries)]).count, 4)
  }

  func testATraceIsCodable() throws {
    let data = try JSONEncoder().encode(short)
    XCTAssertEqual(try JSONDecoder().decode(Trace.self, from: data), short)
  }

  func testADifferenceShowsBothSidesFromTheFirstOneOn() throws {
    var other = short
    other.entries[2].content = .record(.value(control: "Zoom", 3))
    other.entries.append(second(13, .system(.volumeUp)))
    XCTAssertNil(short.difference(from: short))
    XCTAssertThrowsError(try short.expectEqual(to: other, line: 1)) { error in
      XCTAssertEqual(
        "\(error)",
        """
        CameraControlTestingTests/TraceTests.swift:1: the trace is not as expected at 1.000, entry 3:
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
    XCTAssertThrowsError(try short.expect(.callback, ["did become active"], line: 2)) { error in
      XCTAssertEqual(
        "\(error)",
        """
        CameraControlTestingTests/TraceTests.swift:2:
          the entries of kind callback are not as expected at 12.000, entry 2:
            expected          | actual
            did become active | did become active
          ! (nothing)         | did become inactive

        """)
    }
  }

  func testEntriesThatShouldNotBeThereAreListed() throws {
    try short.expectNone(.fault, .diagnostic)
    XCTAssertThrowsError(try short.expectNone(.value, .fault, line: 3)) { error in
      XCTAssertEqual(
        "\(error)",
        """
        CameraControlTestingTests/TraceTests.swift:3:
          there are entries of kind value, fault at 1.000, entry 1:
            expected  | actual
          ! (nothing) |    1.000  value      Zoom 2

        """)
    }
  }

  func testALongDifferenceIsCut() {
    let long = Trace((0..<40).map { second($0, .note("note \($0) of many")) })
    let text = "\(long.difference(from: Trace()).map { "\($0)" } ?? "")"
    XCTAssertEqual(text.split(separator: "\n").count, 19)
    XCTAssertTrue(text.hasSuffix("    and 24 more, 24 of them different\n"), text)
  }

  func testWhatBeganMustEndOnce() throws {
    try short.expectBalanced()
    var open = short
    open.entries.removeLast()
    XCTAssertEqual(
      imbalance(of: open),
      """
      CameraControlTestingTests/TraceTests.swift:4:
        the active state of the controls began but never ended at 0.000, entry 2:
          expected                                 | actual
             0.000  callback   did become active   |    0.000  callback   did become active
        !           callback   did become inactive | (nothing)

      """)
    open.entries.append(press(13, .volumeUp, .began))
    XCTAssertTrue(imbalance(of: open).contains("never ended at 0.000"), "the first one counts")
    let ended = Trace([press(2, .volumeUp, .cancelled)])
    XCTAssertEqual(
      imbalance(of: ended),
      """
      CameraControlTestingTests/TraceTests.swift:4:
        the press of volume-up ended but never began at 2.000, entry 1:
          expected                                 | actual
        !           event      volume-up began     | (nothing)
             2.000  event      volume-up cancelled |    2.000  event      volume-up cancelled

      """)
  }

  private func imbalance(of trace: Trace) -> String {
    do {
      try trace.expectBalanced(line: 4)
      return "balanced"
    } catch {
      return "\(error)"
    }
  }

  /// An imbalance is shown among all entries about the same thing, whatever it is.
  func testEveryImbalanceShowsWhatIsKnown() {
    let focus = Trace([
      second(1, .focusLock(true)), second(2, .focusLock(false)), second(3, .focusLock(false)),
    ])
    XCTAssertEqual(
      imbalance(of: focus),
      """
      CameraControlTestingTests/TraceTests.swift:4:
        the focus lock ended but never began at 3.000, entry 3:
          expected                    | actual
             1.000  focus      locked |    1.000  focus      locked
             2.000  focus      free   |    2.000  focus      free
        !           focus      locked | (nothing)
             3.000  focus      free   |    3.000  focus      free

      """)
    let fullscreen = Trace([
      second(1, .callback(.willEnterFullscreen)), press(2, .volumeUp, .began),
      press(3, .volumeUp, .began, isSecondary: true), press(4, .volumeUp, .ended),
      press(5, .airPodsStem, .ended), second(6, .callback(.willEnterFullscreen)),
      second(7, .callback(.willExitFullscreen)),
    ])
    XCTAssertEqual(
      imbalance(of: fullscreen),
      """
      CameraControlTestingTests/TraceTests.swift:4:
        the fullscreen appearance began but never ended at 1.000, entry 2:
          expected                                   | actual
             1.000  callback   will enter fullscreen |    1.000  callback   will enter fullscreen
        !           callback   will exit fullscreen  | (nothing)
             6.000  callback   will enter fullscreen |    6.000  callback   will enter fullscreen
             7.000  callback   will exit fullscreen  |    7.000  callback   will exit fullscreen

      """)
    let press = Trace([
      press(2, .action, .began), press(3, .action, .began, isSecondary: true),
      press(4, .action, .ended),
    ])
    XCTAssertEqual(
      imbalance(of: press),
      """
      CameraControlTestingTests/TraceTests.swift:4:
        the press of action began but never ended at 2.000, entry 2:
          expected                                     | actual
             2.000  event      action began            |    2.000  event      action began
        !           event      action ended            | (nothing)
             3.000  event      action began, secondary |    3.000  event      action began, secondary
             4.000  event      action ended            |    4.000  event      action ended

      """)
  }

  func testTheFirstOfSeveralThatNeverEndedIsNamed() {
    let trace = Trace([
      press(1, .action, .began), press(2, .volumeUp, .began),
      press(3, .action, .began, isSecondary: true),
    ])
    XCTAssertTrue(
      imbalance(of: trace).contains("action began but never ended at 1.000, entry 2"),
      imbalance(of: trace))
    XCTAssertTrue(
      imbalance(of: Trace(Array(trace.entries.dropFirst()))).contains(
        "volume-up began but never ended at 2.000, entry 2"))
  }

  func testASessionThatIsReleasedWhileItsControlsAreActiveIsShown() throws {
    let (phone, recorder) = (SimulatedPhone(), Recorder())
    var session: CaptureSession? = try phone.makeSession(
      [SystemZoomSlider(device: phone.backCamera)], delegate: recorder)
    XCTAssertEqual(session?.isRunning, true)
    phone.lightPress()
    session = nil
    phone.wait(.seconds(5))
    XCTAssertEqual(
      imbalance(of: phone.trace),
      """
      CameraControlTestingTests/TraceTests.swift:4:
        the active state of the controls began but never ended, although the overlay closed (a session or
        delegate that was released or cleared receives no callback), at 0.070, entry 2:
          expected                                 | actual
             0.070  callback   did become active   |    0.070  callback   did become active
        !           callback   did become inactive | (nothing)
             0.080  overlay    hidden              |    0.080  overlay    hidden

      """)
  }

  /// A difference that the shown times are too coarse for is shown in nanoseconds.
  func testTracesThatDifferByANanosecondAreToldApart() {
    var late = short
    late.entries[2].instant = late.entries[2].instant.advanced(by: .nanoseconds(1))
    let text = late.difference(from: short, line: 5).map { "\($0)" } ?? ""
    XCTAssertTrue(
      text.contains(
        """
          !    1.000  value      Zoom 2 (1000000000 ns) |    1.000  value      Zoom 2 (1000000001 ns)

        """), text)
    XCTAssertTrue(text.hasPrefix("CameraControlTestingTests/TraceTests.swift:5: the trace"), text)
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
    XCTAssertEqual(phone.systemActions, [])
    XCTAssertEqual(phone.now, now)
    XCTAssertEqual(phone.faults.count, 1)
    XCTAssertEqual(phone.unfinishedWork.map(\.kind), [.openPress, .fault])
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

  func testAnEntryIsOneLineOfTextWhateverItSays() throws {
    let forged = "a\n   9.000  fault      boom\u{1B}[31m\u{2028}\u{202E}b\\n\t\u{85}"
    let trace = Trace([second(1, .note(forged))])
    let line = #"a\n   9.000  fault      boom\u{1b}[31m\u{2028}\u{202e}b\n\t\u{85}"#
    XCTAssertEqual("\(trace)", "   1.000  app        \(line)\n")
    XCTAssertEqual(trace.texts, [forged])
    let decoded = try JSONDecoder().decode(Trace.self, from: JSONEncoder().encode(trace))
    XCTAssertEqual(decoded, trace)
    XCTAssertThrowsError(try trace.expect(.app, ["b\u{1B}c"])) { error in
      XCTAssertTrue("\(error)".contains(#"  ! b\u{1b}c | \#(line)"#), "\(error)")
    }
  }

  func testTitlesAndNamesAreEscapedInDrawingsAndUnfinishedWork() throws {
    let face = ControlFace(
      kind: .slider, title: "a\nb", symbolName: nil, valueText: "1\u{7F}", fraction: 0,
      isEnabled: true)
    XCTAssertEqual(OverlayAppearance.control(face).drawing, #"a\nb ●──────────── 1\u{7f}"#)
    let phone = SimulatedPhone()
    let queue = ManualQueue(label: "x\r\ny")
    let zoom = try SystemZoomSlider(device: phone.backCamera)
    let recorder = Recorder()
    let session = try phone.makeSession([zoom], delegate: recorder, queue: queue)
    phone.lightPress()
    phone.wait(.seconds(4))
    XCTAssertThrowsError(try phone.finish()) { error in
      let text = "\(error)"
      XCTAssertTrue(text.contains("the test left work unfinished on the phone:\n  - "), text)
      XCTAssertTrue(text.contains(#"on the queue “x\r\ny”: run them with runAll()"#), text)
      let unfinishedWork = (error as? UnfinishedPhone)?.unfinishedWork
      XCTAssertEqual(unfinishedWork?.count, text.split(separator: "\n").count - 1)
    }
    queue.runAll()
    try session.stopRunning()
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
