import CameraControl
import CameraControlTesting
import Dispatch
import TestSupport
import XCTest

/// Tests of traces that name the queues of callbacks.
final class QueuesInTracesTests: XCTestCase {
  private let kinds: Set<Trace.Kind> = [.queue, .callback, .value, .event]

  /// Plays a script with a delegate, an action, a system slider and a handler on queues of their own.
  private func trace(namingQueues: Bool, _ script: String) async throws -> Trace {
    let phone = SimulatedPhone()
    phone.tracesQueues = namingQueues
    let recorder = Recorder(on: phone)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1, step: 0.5)
    focus.setActionQueue(DispatchQueue(label: "focus queue"), action: recorder.action("focus"))
    let zoom = try SystemZoomSlider(device: phone.backCamera)
    let session = try phone.makeSession(
      [focus, zoom], delegate: recorder, queue: DispatchQueue(label: "camera"))
    phone.show(recorder.interaction())
    try await phone.perform(script)
    return withExtendedLifetime(session) { phone.trace }
  }

  func testEachCallbackFollowsTheNameOfItsQueueUnlessTheLastOneWasThereToo() async throws {
    let trace = try await trace(namingQueues: true, "light-press; slide +0.5; wait 5s; click")
    XCTAssertEqual(
      trace.filtered(to: kinds).entries.map { "\($0.kind): \($0.text)" },
      [
        "queue: camera", "callback: did become active", "callback: will enter fullscreen",
        "queue: focus queue", "value: Focus 0.5", "queue: camera",
        "callback: will exit fullscreen", "callback: did become inactive", "queue: main",
        "event: camera-control began", "event: camera-control ended",
      ])
  }

  func testASystemSliderIsCalledOnTheMainQueue() throws {
    let phone = SimulatedPhone()
    phone.tracesQueues = true
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession(
      [SystemZoomSlider(device: phone.backCamera)], delegate: recorder)
    phone.perform([.lightPress, .slide(by: 0.1)])
    let entries = phone.trace.only(.queue, .callback, .value).entries
    XCTAssertEqual(
      entries.prefix(5).map(\.text),
      ["in place", "did become active", "will enter fullscreen", "main", "Zoom 1.0755"])
    withExtendedLifetime(session) { phone.onUnfinishedWork = { _ in } }
  }

  func testATraceNamesNoQueueUnlessItIsAskedTo() async throws {
    let script = "light-press; slide +0.5; wait 5s; click"
    let plain = try await trace(namingQueues: false, script)
    XCTAssertEqual(plain.count(of: .queue), 0)
    let naming = try await trace(namingQueues: true, script)
    XCTAssertEqual(naming.without(.queue), plain)
  }

  func testAClearedTraceNamesTheQueueAgain() throws {
    let phone = SimulatedPhone()
    phone.tracesQueues = true
    let recorder = Recorder()
    let session = try phone.makeSession()
    phone.show(recorder.interaction())
    phone.click()
    phone.click()
    XCTAssertEqual(phone.trace.only(.queue).texts, ["main"])
    phone.clearTrace()
    phone.click()
    XCTAssertEqual(phone.trace.only(.queue).texts, ["main"])
    phone.tracesQueues = false
    phone.clearTrace()
    phone.click()
    XCTAssertEqual(phone.trace.only(.queue).texts, [])
    XCTAssertEqual(phone.trace.count(of: .event), 2)
    withExtendedLifetime(session) {}
  }

  func testReadingsAndQueuesAreAskedForOneByOne() throws {
    let phone = SimulatedPhone()
    let recorder = Recorder()
    let session = try phone.makeSession()
    phone.show(recorder.interaction())
    phone.tracesSamples = true
    phone.tracesQueues = true
    phone.click()
    XCTAssertGreaterThan(phone.trace.count(of: .sample), 0)
    XCTAssertEqual(phone.trace.count(of: .queue), 1)
    phone.tracesSamples = false
    phone.clearTrace()
    phone.click()
    XCTAssertEqual(phone.trace.count(of: .sample), 0)
    XCTAssertEqual(phone.trace.count(of: .queue), 1)
    withExtendedLifetime(session) {}
  }
}
