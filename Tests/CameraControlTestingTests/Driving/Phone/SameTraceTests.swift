import CameraControl
import CameraControlTesting
import Dispatch
import TestSupport
import XCTest

/// Tests that a script always leaves the same trace, whatever queues and other work there are.
final class SameTraceTests: XCTestCase {
  private func run(_ queue: (String) -> any CallbackQueue) async throws -> Trace {
    let app = try FourQueueApp(queue: queue)
    try await app.phone.perform(FourQueueApp.script)
    try await app.phone.finish()
    return app.phone.trace
  }

  func testRunsOnBusyCoresWithFourQueuesAndTheMainQueueAreOneTrace() async throws {
    let load = (0..<4).map { _ in Task.detached { busyUntilCancelled() } }
    defer { for task in load { task.cancel() } }
    let first = try await run { _ in .inPlace }
    XCTAssertGreaterThan(first.entries.count, 300)
    for _ in Effort.numbers(sample: 5, campaign: 1_000) {
      let trace = try await run { DispatchQueue(label: $0) }
      try trace.expectEqual(to: first)
    }
  }

  func testConcurrentQueuesMakeNoDifference() async throws {
    let first = try await run { _ in .inPlace }
    for _ in Effort.numbers(sample: 4, campaign: 1_000) {
      let trace = try await run { DispatchQueue(label: $0, attributes: .concurrent) }
      try trace.expectEqual(to: first)
    }
  }

  func testSynchronousCallsOnTheMainThreadLeaveTheSameTrace() throws {
    for kind in 0..<3 {
      let app = try FourQueueApp { label in
        switch kind {
        case 0: InPlaceQueue.shared
        case 1: DispatchQueue.main
        default: DispatchQueue(label: label)
        }
      }
      try app.phone.perform(FourQueueApp.script)
      try app.phone.finish()
      let inPlace = try FourQueueApp { _ in .inPlace }
      try inPlace.phone.perform(FourQueueApp.script)
      try app.phone.trace.expectEqual(to: inPlace.phone.trace)
    }
  }

  func testOneLongWaitAndManyShortOnesGoThroughTheSameEvents() throws {
    let kinds: Set<Trace.Kind> = [.callback, .overlay, .value, .gesture]
    func trace(_ script: String) throws -> Trace {
      let app = try FourQueueApp { _ in .inPlace }
      try app.phone.perform(script)
      return app.phone.trace.filtered(to: kinds)
    }
    let long = try trace("light-press; wait 4s; click; wait 4s")
    let short = try trace("light-press; 4000x wait 1ms; click; repeat 8 { wait 100ms; wait 400ms }")
    try short.expectEqual(to: long)
    XCTAssertEqual(long.count(of: .callback), 4)
  }

  func testReadingsWithoutGesturesLeaveTheSameEvents() throws {
    let gestures = SimulatedPhone()
    gestures.tracesSamples = true
    gestures.perform([.lightPress, .slide(by: 0.3), .click])
    let samples = gestures.trace.entries.compactMap { entry -> ButtonSample? in
      if case .sample(let sample) = entry.event { sample } else { nil }
    }
    let raw = SimulatedPhone()
    raw.tracesSamples = true
    raw.send(samples)
    try raw.trace.without(.step).expectEqual(to: gestures.trace.without(.step))
    XCTAssertEqual(samples.count, 4 + 22 + 4)
  }
}

private func busyUntilCancelled() {
  var number = SeededGenerator(seed: 1)
  while !Task.isCancelled { _ = number.next() }
}
