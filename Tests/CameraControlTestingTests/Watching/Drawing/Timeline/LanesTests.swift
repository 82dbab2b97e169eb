import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests of the callbacks by queue, and of what lasts in the lane of the system.
final class LanesTests: XCTestCase {
  private func entry(_ milliseconds: Int64, _ content: Trace.Entry.Content) -> Trace.Entry {
    Trace.Entry(PhoneInstant(nanoseconds: milliseconds * 1_000_000), content)
  }

  private func entry(_ milliseconds: Int64, _ event: PhoneRecord.Event) -> Trace.Entry {
    entry(milliseconds, .record(event))
  }

  private func elements(_ style: String, in svg: String) throws -> [StrictXML.Element] {
    try readSafePicture(svg).elements.filter {
      ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(style))
    }
  }

  /// Returns the names of the rows, and of the queues above them, from top to bottom.
  private func rows(_ trace: Trace, _ lane: TraceDrawing.Lane) throws -> [String] {
    try readSafePicture(TraceDrawing(trace, lanes: [lane]).svg).elements.filter { element in
      let style = (element.attributes["class"] ?? "").split(separator: " ")
      return element.name == "text" && (style.contains("row") || style == ["queue"])
    }.map(\.text)
  }

  private var calls: [Trace.Entry] {
    [
      entry(0, .queue("camera")), entry(0, .callback(.didBecomeActive)),
      entry(10, .queue("main")), entry(10, .value(control: "Focus", 0.5)),
      entry(20, .value(control: "Focus", 1)),
      entry(30, .capture(.began, .volumeUp, isSecondary: false)),
      entry(60, .capture(.ended, .volumeUp, isSecondary: false)),
      entry(90, .queue("camera")), entry(90, .callback(.didBecomeInactive)),
    ]
  }

  func testCallbacksAreArrangedByTheirQueue() throws {
    XCTAssertEqual(
      try rows(Trace(calls), .callbacks),
      ["queue camera", "delegate", "active", "queue main", "volume-up", "Focus action"])
    let ticks = try elements("action", in: TraceDrawing(Trace(calls), lanes: [.callbacks]).svg)
      .filter { $0.name == "path" }
    XCTAssertEqual(ticks.count, 1)
    XCTAssertEqual(ticks[0].attributes["d"]?.filter { $0 == "M" }.count, 2)
  }

  func testWithoutQueuesCallbacksAreArrangedByReceiver() throws {
    XCTAssertEqual(
      try rows(Trace(calls).without(.queue), .callbacks), ["delegate", "active", "volume-up"])
  }

  func testTheSecondPressOfAPairIsABarFromItsBeginning() throws {
    let trace = Trace([
      entry(0, .gesture(.lightPress)), entry(0, .gesture(.lightRelease)),
      entry(100, .gesture(.doubleLightPress)), entry(500, .gesture(.lightRelease)),
    ])
    let widths = try elements("bar", in: TraceDrawing(trace, lanes: [.finger]).svg)
      .compactMap { $0.attributes["width"].flatMap(Double.init) }
    XCTAssertEqual(widths.count, 2)
    XCTAssertGreaterThan(widths[1], 10 * widths[0])
  }

  func testAStateThatEndsOnAnotherQueueIsOneBar() throws {
    let trace = Trace([
      entry(0, .queue("camera")), entry(0, .callback(.didBecomeActive)),
      entry(50, .queue("main")), entry(50, .callback(.didBecomeInactive)),
    ])
    let svg = TraceDrawing(trace, lanes: [.callbacks]).svg
    XCTAssertEqual(try elements("bar", in: svg).count, 1)
    XCTAssertEqual(try elements("open", in: svg).count, 0)
    XCTAssertEqual(
      try rows(trace, .callbacks), ["queue camera", "delegate", "active", "queue main", "delegate"])
  }

  func testBothTracesOfAComparisonNameTheirQueues() throws {
    var moved = calls
    moved[0].content = .record(.queue("main"))
    let svg = TraceDrawing(Trace(calls), lanes: [.callbacks]).compared(with: Trace(moved)).svg
    let queues = try elements("queue", in: svg).map(\.text).filter { !$0.isEmpty }
    // In the second trace, the delegate is called on the main queue at first.
    XCTAssertEqual(queues, ["queue camera", "queue main", "queue main", "queue camera"])
    XCTAssertEqual(
      try elements("difference", in: svg).map(\.text),
      ["first difference at 0.000; 2 entries differ"])
  }

  private var visits: [Trace.Entry] {
    [
      entry(0, .launch(.captureExtension("Photos", from: .controlCenter))),
      entry(0, .content(.made("session-1"))), entry(0, .process(.started("Photos extension"))),
      entry(40, .session(.didStartRunning)), entry(90, .process(.suspended("Photos extension"))),
      entry(100, .content(.copied("session-1"))),
      entry(120, .launch(.captureExtension("Photos", from: .controlCenter))),
      entry(120, .content(.made("session-2"))), entry(120, .process(.started("Photos extension"))),
      entry(150, .process(.terminated("Photos extension", reason: "it lacks a camera"))),
      entry(150, .launch(.nothing(.screenOff))),
      entry(160, .content(.deleted("session-1"))),
      entry(170, .content(.lost("session-2"))), entry(180, .process(.started("Photos"))),
    ]
  }

  func testLaunchesProcessesAndContentLastFromTheirBeginningToTheirEnd() throws {
    let svg = TraceDrawing(Trace(visits), lanes: [.system]).svg
    XCTAssertEqual(
      try rows(Trace(visits), .system).filter { $0 != "session" },
      [
        "launch", "launching", "process", "Photos extension", "Photos", "content", "session-1",
        "session-2",
      ])
    let bars = try elements("bar", in: svg)
    XCTAssertEqual(
      bars.compactMap { $0.attributes["class"] },
      [
        // The launches: a camera ran, the process was ended before, and nothing was launched.
        "bar process", "bar process cancelled", "bar process cancelled",
        // The processes: two visits, and the app, which still runs.
        "bar process", "bar process cancelled", "bar process open",
        // What the visits wrote: deleted by the app, and lost.
        "bar process", "bar process cancelled",
      ])
    // 160 ms of content are as wide as the four times 40 ms of the launch.
    let widths = bars.compactMap { $0.attributes["width"].flatMap(Int.init) }
    XCTAssertEqual(widths[6], widths[0] * 4)
    // The first visit ends after 90 ms, when its process is suspended.
    XCTAssertEqual(widths[3] * 4, widths[0] * 9)
  }

  func testAProcessThatATestEndsEndsItsBar() throws {
    let trace = Trace([
      entry(0, .process(.started("Photos"))), entry(50, .input(.terminate("Photos"))),
      entry(100, .note("later")),
    ])
    let svg = TraceDrawing(trace, lanes: [.system]).svg
    XCTAssertEqual(try elements("bar", in: svg).map { $0.attributes["class"] }, ["bar process"])
  }

  func testAVisitOnAPhoneIsALaunchAProcessAndItsContent() async throws {
    let phone = SimulatedPhone(settings: PhoneSettings { $0.lockScreenLaunches = "Photos" })
    var product = CaptureProduct("Photos")
    product.code.startVisit = { try? VisitCode($0, queue: .inPlace) }
    try await phone.install(product)
    await phone.lock()
    await phone.launch(from: .lockScreenControl)
    await phone.wait(.seconds(1))
    await phone.swipeUp()
    let svg = TraceDrawing(phone.trace, lanes: [.system]).svg
    XCTAssertEqual(
      try elements("row", in: svg).map(\.text).filter {
        ["launching", "Photos extension", "session-1"].contains($0)
      }, ["launching", "Photos extension", "session-1"])
    XCTAssertEqual(phone.launches, [.captureExtension("Photos", from: .lockScreenControl)])
  }
}
