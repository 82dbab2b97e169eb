import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

/// Tests of what pictures show of values, and of what they mark in a difference.
final class ValuesInPicturesTests: XCTestCase {
  /// Returns what happened to a picker of three values.
  private func trace(_ script: String = "light-press; slide +0.5; wait 4s") throws -> Trace {
    let phone = SimulatedPhone(.iPhone16Pro)
    phone.onUnfinishedWork = { _ in }
    let looks = try CaptureIndexPicker(
      "Look", symbolName: "camera.filters", localizedIndexTitles: ["Plain", "Warm", "Cold"])
    looks.setActionQueue(.inPlace) { _ in }
    let delegate = Recorder()
    let session = try phone.makeSession([looks], delegate: delegate)
    try phone.perform(script)
    return withExtendedLifetime((session, delegate)) { phone.trace }
  }

  /// Returns a trace as it is when it was read from a text.
  private func read(_ trace: Trace) -> Trace {
    Trace(trace.entries.map { Trace.Entry($0.instant, .text($0.kind, $0.text)) })
  }

  private static func focus(_ value: Double, at milliseconds: Int) -> Trace.Entry {
    Trace.Entry(
      PhoneInstant(nanoseconds: Int64(milliseconds) * 1_000_000),
      .record(.value(control: "Focus", value)))
  }

  private func elements(_ style: String, in svg: String) throws -> [StrictXML.Element] {
    try readSafePicture(svg).elements.filter {
      ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(style))
    }
  }

  private func faces(_ drawing: TraceDrawing) throws -> [String] {
    try elements("face", in: drawing.svg).map(\.text)
  }

  func testTheOverlayFollowsTheValueOfItsControl() throws {
    let drawing = TraceDrawing(try trace(), lanes: [.overlay])
    XCTAssertEqual(try faces(drawing), ["Look", "Plain", "Look", "Warm"])
    let knobs = try elements("knob", in: drawing.svg).compactMap { $0.attributes["cx"] }
    XCTAssertEqual(Set(knobs).count, 2)
    // A line and a mark at each of three values, twice.
    let tracks = try elements("track", in: drawing.svg).compactMap { $0.attributes["d"] }
    XCTAssertEqual(tracks.map { $0.filter { $0 == "M" }.count }, [4, 4])
  }

  /// ZOM13: the knob of a system slider goes where the app puts the zoom and the bias.
  func testTheOverlayFollowsWhatTheAppDoesWithTheDevice() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    phone.onUnfinishedWork = { _ in }
    let camera = try phone.backCamera
    let delegate = Recorder()
    let session = try phone.makeSession([try SystemZoomSlider(device: camera)], delegate: delegate)
    try phone.perform("light-press; wait 0.15s")
    try camera.lockForConfiguration()
    try camera.setVideoZoomFactor(2)
    // The slider of the zoom has nothing of the bias.
    try camera.setExposureTargetBias(1)
    camera.unlockForConfiguration()
    try phone.perform("wait 1s")
    let drawing = TraceDrawing(phone.trace, lanes: [.overlay])
    XCTAssertEqual(try faces(drawing), ["Zoom", "1x", "Zoom", "2x"])
    let knobs = try elements("knob", in: drawing.svg).compactMap { $0.attributes["cx"] }
    XCTAssertEqual(Set(knobs).count, 2)
    withExtendedLifetime((session, delegate)) {}
  }

  func testAValueThatNeverChangesTakesALineOfText() throws {
    let entries = [0, 0.5].enumerated().map { index, value in
      Self.focus(value, at: index * 100)
    }
    func height(_ entries: [Trace.Entry]) throws -> Int {
      let svg = TraceDrawing(Trace(entries), lanes: [.values]).svg
      let picture = try XCTUnwrap(try readSafePicture(svg).elements.first { $0.name == "svg" })
      return try XCTUnwrap(picture.attributes["height"].flatMap { Int($0) })
    }
    XCTAssertEqual(try height(entries) - height([entries[0], entries[0]]), 14)
  }

  /// Of a trace that is read from texts, a picture says what it can't draw.
  func testATraceOfTextsIsAnotherTraceAndItsPictureSaysSo() throws {
    let trace = try trace()
    XCTAssertNotEqual(read(trace), trace)
    XCTAssertEqual("\(read(trace))", "\(trace)")
    let drawing = TraceDrawing(read(trace))
    XCTAssertEqual(try faces(drawing), [])
    let count = trace.without(.step, .session, .haptic).entries.count
    XCTAssertEqual(
      try elements("note", in: drawing.svg).map(\.text),
      [
        "\(count) entries are known only as text: values, presses and overlays of such entries are not drawn."
      ])
    XCTAssertEqual(try elements("note", in: TraceDrawing(trace).svg).map(\.text), [])
  }

  /// Returns what happened to controls of all kinds, each of which was shown and moved.
  private func traceOfAllControls() throws -> Trace {
    let phone = SimulatedPhone(.iPhone16Pro)
    phone.onUnfinishedWork = { _ in }
    let camera = try phone.backCamera
    let tint = try CaptureSlider("Tint", symbolName: "drop", in: -1...1, step: 0.5)
    tint.localizedValueFormat = "%@ K"
    let speed = try CaptureSlider("Speed", symbolName: "timer", values: [1, 2, 30])
    for slider in [tint, speed] { slider.setActionQueue(.inPlace) { _ in } }
    let delegate = Recorder()
    let session = try phone.makeSession(
      [
        try SystemZoomSlider(device: camera), try SystemExposureBiasSlider(device: camera), tint,
        speed,
      ], delegate: delegate)
    for item in 0..<4 {
      try phone.perform("double-light-press; wait 1s; tap-overlay \(item); slide +0.5; wait 9s")
    }
    return withExtendedLifetime((session, delegate)) { phone.trace }
  }

  func testATraceThatWasEncodedIsDrawnLikeTheOneOfThePhone() throws {
    for trace in [try trace(), try traceOfAllControls()] {
      let copy = try JSONDecoder().decode(Trace.self, from: JSONEncoder().encode(trace))
      XCTAssertEqual(TraceDrawing(copy).svg, TraceDrawing(trace).svg)
      XCTAssertEqual(TraceReport([("", copy)]).html, TraceReport([("", trace)]).html)
      XCTAssertNotEqual(TraceDrawing(read(trace)).svg, TraceDrawing(trace).svg)
    }
  }

  func testAnEncodedTraceWithImpossibleValuesIsDrawn() throws {
    let json = String(decoding: try JSONEncoder().encode(try trace()), as: UTF8.self)
    XCTAssertEqual(json.components(separatedBy: "\"last\":2").count, 2)
    let edited = json.replacingOccurrences(of: "\"last\":2", with: "\"last\":\(Int.max)")
    let copy = try JSONDecoder().decode(Trace.self, from: Data(edited.utf8))
    XCTAssertEqual(
      try faces(TraceDrawing(copy, lanes: [.overlay])), ["Look", "Plain", "Look", "Warm"])
  }

  /// A file may have been edited: its numbers need not fit together, and it is drawn all the same.
  func testAnEncodedTraceWhoseScalesDoNotFitIsDrawn() throws {
    let trace = try traceOfAllControls()
    let json = String(decoding: try JSONEncoder().encode(trace), as: UTF8.self)
    let edits = [
      (#""octaves":[-0-9.e]+"#, #""octaves":0"#), (#""octaves":[-0-9.e]+"#, #""octaves":-1e300"#),
      (#"\[1,2,30\]"#, "[]"), (#"\[1,2,30\]"#, "[7]"), (#"\[1,2,30\]"#, "[7,7,7]"),
      (#""lowerBound":[-0-9.e]+"#, #""lowerBound":-1e308"#),
      (#""upperBound":[-0-9.e]+"#, #""upperBound":1e308"#),
      (#""last":[-0-9]+"#, "\"last\":\(Int.min)"), (#""fraction":[-0-9.e]+"#, #""fraction":1e300"#),
    ]
    for (pattern, replacement) in edits {
      let edited = json.replacingOccurrences(
        of: pattern, with: replacement, options: .regularExpression)
      XCTAssertNotEqual(edited, json, pattern)
      let copy = try JSONDecoder().decode(Trace.self, from: Data(edited.utf8))
      XCTAssertFalse(try faces(TraceDrawing(copy, lanes: [.overlay])).isEmpty, replacement)
      XCTAssertFalse(TraceReport([("", copy)]).html.isEmpty, replacement)
    }
  }

  func testValuesThatPassTooQuicklyToBeReadAreOnlyMarked() throws {
    let phone = SimulatedPhone()
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { _ in }
    let delegate = Recorder()
    let session = try phone.makeSession([focus], delegate: delegate)
    phone.lightPress()
    let shown = try XCTUnwrap(phone.trace.entries.first { $0.kind == .overlay })
    try withExtendedLifetime(delegate) { try session.stopRunning() }
    let trace = Trace([
      Trace.Entry(.zero, shown.content), Self.focus(0.25, at: 100), Self.focus(0.5, at: 101),
      Trace.Entry(PhoneInstant(nanoseconds: 230_000_000), .record(.overlay(.hidden))),
    ])
    let drawing = TraceDrawing(trace, lanes: [.overlay])
    XCTAssertFalse(try faces(drawing).contains("0.25"))
    XCTAssertTrue(try faces(drawing).contains("0.5"))
    let changes = try elements("change", in: drawing.svg).compactMap { $0.attributes["d"] }
    XCTAssertEqual(changes.joined().filter { $0 == "M" }.count, 2)
  }

  func testOnlyWhatDiffersIsMarkedAndWhatIsMissing() throws {
    let trace = try trace()
    var shorter = trace
    let place = try XCTUnwrap(shorter.entries.firstIndex { $0.kind == .callback })
    shorter.entries.remove(at: place)
    let svg = TraceDrawing(trace, lanes: [.callbacks, .overlay]).compared(with: shorter).svg
    XCTAssertFalse(try elements("differing", in: svg).isEmpty)
    XCTAssertLessThanOrEqual(try elements("differing", in: svg).count, 2)
    XCTAssertEqual(
      try elements("difference", in: svg).map(\.text),
      ["first difference at \(trace.entries[place].instant); 1 entry differs"])
  }

  func testBothCurvesHaveOneScale() throws {
    let small = Trace([
      Self.focus(0, at: 0), Self.focus(0.5, at: 100),
    ])
    var large = small
    large.entries[1] = Self.focus(1, at: 100)
    let svg = TraceDrawing(small, lanes: [.values]).compared(with: large).svg
    let curves = try elements("value", in: svg).filter { $0.name == "path" }
      .compactMap { $0.attributes["d"] }
    XCTAssertEqual(curves.count, 2)
    XCTAssertNotEqual(curves[0], curves[1])
  }

  func testAFoldSaysHowLongItIs() throws {
    let trace = Trace([
      Trace.Entry(.zero, .note("one")),
      Trace.Entry(PhoneInstant(nanoseconds: 3_000_000_000), .note("two")),
    ])
    XCTAssertTrue(try elements("time", in: TraceDrawing(trace).svg).map(\.text).contains("⋯ 3.0 s"))
  }

  func testAPlainColorStandsBeforeEachVariable() throws {
    let svg = TraceDrawing(try trace()).svg
    let declarations = svg.split { "{};".contains($0) }
    var variables = 0
    for (plain, variable) in zip(declarations, declarations.dropFirst())
    where variable.contains(":var(") {
      variables += 1
      let property = variable.prefix { $0 != ":" }
      XCTAssertTrue(plain.hasPrefix("\(property):#"), "\(plain); \(variable)")
    }
    XCTAssertGreaterThan(variables, 20)
  }

  func testThePhoneOfAReportHasTheValueOfEachMoment() throws {
    let page = TraceReport([("", try trace())]).html
    XCTAssertTrue(page.contains(",\"Warm\","))
    // It is one picture, whose value changes.
    XCTAssertEqual(page.components(separatedBy: "<template").count - 1, 2)
  }

  func testControlsBeyondTheTwentyFifthAreCounted() throws {
    for (count, more) in [(25, []), (26, ["+ 1 more"]), (28, ["+ 3 more"])] {
      let entries = (1...count).map { number in
        Trace.Entry(
          PhoneInstant(nanoseconds: Int64(number) * 1_000_000_000),
          .record(.value(control: "C\(number)", 0.5)))
      }
      let svg = TraceDrawing(Trace(entries), lanes: [.values]).svg
      let texts = try readSafePicture(svg).elements.map(\.text)
      XCTAssertEqual(texts.filter { $0.hasSuffix(" more") }, more)
      XCTAssertTrue(texts.contains("C25"))
      XCTAssertFalse(texts.contains("C26"))
    }
  }
}
