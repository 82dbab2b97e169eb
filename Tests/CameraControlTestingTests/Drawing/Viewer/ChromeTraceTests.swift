import CameraControl
import CameraControlTesting
import Foundation
import XCTest

final class ChromeTraceTests: XCTestCase {
  private struct Document: Decodable {
    var displayTimeUnit: String
    var traceEvents: [Event]
  }

  private struct Event: Decodable {
    var name: String
    var ph: String
    var tid: Int
    var ts: Double?
    var args: [String: Argument]?
  }

  private enum Argument: Decodable, Equatable {
    case text(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self =
        if let number = try? container.decode(Double.self) { .number(number) } else {
          .text(try container.decode(String.self))
        }
    }
  }

  private func events(_ trace: Trace) throws -> [Event] {
    try JSONDecoder().decode(Document.self, from: Data(trace.chromeTrace.utf8)).traceEvents
  }

  private func trace() throws -> Trace {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let zoom = try SystemZoomSlider(device: phone.backCamera)
    let session = try phone.makeSession([zoom], delegate: recorder)
    phone.show(recorder.interaction())
    phone.perform([
      .lightPress, .slide(by: 0.5), .click, .wait(.seconds(5)), .press(.volumeUp, .seconds(1)),
    ])
    return withExtendedLifetime(session) { phone.trace }
  }

  func testEveryBeginningHasItsEndInTheSameThread() throws {
    for event in try Dictionary(grouping: events(trace()), by: \.tid).values {
      var open: [Event] = []
      for event in event {
        if event.ph == "B" { open.append(event) }
        guard event.ph == "E" else { continue }
        let begin = try XCTUnwrap(open.popLast())
        XCTAssertEqual(begin.name, event.name)
        XCTAssertLessThanOrEqual(try XCTUnwrap(begin.ts), try XCTUnwrap(event.ts))
      }
      XCTAssertTrue(open.isEmpty)
    }
  }

  func testStepsPressesOverlayAndStatesAreSpansInNamedThreads() throws {
    let events = try events(trace())
    let names = events.filter { $0.ph == "M" }.compactMap { $0.args?["name"] }
    for name in [
      "steps", "finger: click", "finger: volume-up", "overlay", "delegate: active",
      "delegate: fullscreen", "handler: camera-control", "handler: volume-up", "app",
    ] {
      XCTAssertTrue(names.contains(.text(name)), name)
    }
    let press = events.filter { $0.name == "volume-up" && $0.ph != "M" }
    XCTAssertEqual(press.map(\.ph), ["B", "E", "B", "E"])
    let times = try press.map { try XCTUnwrap($0.ts) }
    XCTAssertEqual(times[1] - times[0], 1_000_000)
    XCTAssertEqual(events.filter { $0.name == "light-press" }.map(\.ph), ["B", "E"])
  }

  func testEachQueueIsAThreadWithItsCalls() throws {
    func entry(_ milliseconds: Int64, _ kind: Trace.Kind, _ text: String) -> Trace.Entry {
      Trace.Entry(PhoneInstant(nanoseconds: milliseconds * 1_000_000), kind, text)
    }
    let events = try events(
      Trace([
        entry(0, .queue, "camera"), entry(0, .callback, "did become active"),
        entry(10, .queue, "main"), entry(10, .value, "Focus 0.5"),
        entry(20, .event, "volume-up began"), entry(30, .event, "volume-up cancelled"),
        entry(40, .queue, "camera"), entry(40, .callback, "did become inactive"),
      ]))
    func calls(on queue: String) throws -> [String] {
      let thread = try XCTUnwrap(events.first { $0.args?["name"] == .text("queue: \(queue)") }).tid
      return events.filter { $0.tid == thread && $0.ph == "i" }.map(\.name)
    }
    XCTAssertEqual(
      try calls(on: "camera"), ["delegate: did become active", "delegate: did become inactive"])
    XCTAssertEqual(
      try calls(on: "main"),
      ["action: Focus", "handler: volume-up began", "handler: volume-up cancelled"])
    XCTAssertFalse(events.contains { $0.name == "camera" })
    let threads = events.filter { $0.ph == "M" }.compactMap { $0.args?["name"] }
    XCTAssertEqual(
      threads,
      ["queue: camera", "delegate: active on camera", "queue: main", "handler: volume-up on main"]
        .map(Argument.text))
  }

  func testLaunchesAndProcessesAreSpans() throws {
    let events = try events(
      Trace([
        Trace.Entry(.zero, .launch, "Photos extension from icon of Photos"),
        Trace.Entry(.zero, .process, "Photos extension started"),
        Trace.Entry(PhoneInstant(nanoseconds: 3_000_000), .session, "did start running"),
        Trace.Entry(PhoneInstant(nanoseconds: 9_000_000), .process, "Photos extension killed"),
      ]))
    func times(_ name: String) -> [String] {
      events.filter { $0.name == name && $0.ph != "M" }.map { "\($0.ph) \($0.ts ?? -1)" }
    }
    XCTAssertEqual(times("launching"), ["B 0.0", "E 3000.0"])
    XCTAssertEqual(times("Photos extension"), ["B 0.0", "E 9000.0"])
  }

  func testValuesAreCounters() throws {
    let trace = try trace()
    let counters = try events(trace).filter { $0.ph == "C" }
    XCTAssertEqual(counters.count, trace.count(of: .value))
    XCTAssertEqual(counters.last?.args?["value"], .number(2.8284))
  }

  func testAnyTraceIsJSON() throws {
    var generator = SeededGenerator(seed: 1307)
    for _ in 0..<300 {
      let trace = HostileText.trace(using: &generator, most: 20)
      let names = Set(try events(trace).map(\.name))
      for entry in trace.entries where entry.kind == .app || entry.kind == .step {
        XCTAssertTrue(names.contains(entry.text), entry.text.debugDescription)
      }
    }
  }
}
