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
