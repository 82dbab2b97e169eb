import CameraControl
import CameraControlTesting
import Dispatch
import TestSupport
import XCTest

/// Tests of what an order may change, and of what it may not.
final class DeliveryOrderTests: XCTestCase {
  func testInOrderIsTheDefault() {
    XCTAssertEqual(SimulatedPhone().delivery, .inOrder)
    XCTAssertEqual(
      SimulatedPhone(delivery: .shuffled(seed: 7)).delivery, .shuffled(seed: 7, lag: 3))
    XCTAssertEqual(
      "\(DeliveryOrder.shuffled(seed: 7))", "shuffled by seed 7, up to 3 readings late")
    XCTAssertEqual(
      "\(DeliveryOrder.shuffled(seed: 8, lag: 1))", "shuffled by seed 8, up to 1 reading late")
    XCTAssertEqual("\(DeliveryOrder.inOrder)", "in order")
  }

  func testEachQueueKeepsItsOrder() throws {
    let script = try GestureScript(
      parsing: """
        down volume-up; light-press; slide +2mm; leave-app; up volume-up; return-to-app
        double-light-press; tap-overlay 1; down volume-up; drag-overlay 9mm; leave-app; up volume-up
        """)
    let inOrder = try TwoSliderApp()
    inOrder.phone.perform(script)
    let expected = inOrder.logs
    XCTAssertEqual(expected.keys.sorted(), ["controls", "focus", "grain", "press"])
    var orders: Set<[String]> = []
    for seed in Effort.seeds(sample: 40, campaign: 20_000) {
      let app = try TwoSliderApp(delivery: .shuffled(seed: seed, lag: Int(seed % 5)))
      app.phone.perform(script)
      XCTAssertEqual(app.logs, expected, "seed \(seed)")
      orders.insert(app.recorder.log)
    }
    XCTAssertGreaterThan(orders.count, 20)
  }

  func testASeedIsAnOrder() throws {
    func trace(_ seed: UInt64) throws -> Trace {
      let app = try TwoSliderApp(delivery: .shuffled(seed: seed))
      try app.phone.perform(TwoSliderApp.script)
      try app.phone.finish()
      return app.phone.trace
    }
    var traces: [Trace] = []
    for seed in 0..<UInt64(Effort.isCampaign ? 200 : 8) {
      let once = try trace(seed)
      try trace(seed).expectEqual(to: once)
      XCTAssertFalse(traces.contains(once), "seed \(seed)")
      traces.append(once)
    }
  }

  func testABusyMachineAndTheKindOfQueueMakeNoDifference() async throws {
    let load = BusyThreads(4)
    defer { load.stop() }
    func trace(_ queue: (String) -> any CallbackQueue) async throws -> Trace {
      let app = try FourQueueApp(delivery: .shuffled(seed: 7), queue: queue)
      try await app.phone.perform(FourQueueApp.script)
      try await app.phone.finish()
      return app.phone.trace
    }
    let first = try await trace { OwnThreadQueue(label: $0) }
    XCTAssertGreaterThan(first.entries.count, 300)
    for _ in Effort.numbers(sample: 2, campaign: 200) {
      try await trace { DispatchQueue(label: $0) }.expectEqual(to: first)
      try await trace { DispatchQueue(label: $0, attributes: .concurrent) }.expectEqual(to: first)
    }
  }

  func testSynchronousCallsLeaveTheSameTrace() async throws {
    let app = try FourQueueApp(delivery: .shuffled(seed: 8)) { DispatchQueue(label: $0) }
    try await app.phone.perform(FourQueueApp.script)
    let now = try FourQueueApp(delivery: .shuffled(seed: 8)) { DispatchQueue(label: $0) }
    try { try now.phone.perform(FourQueueApp.script) }()
    try now.phone.trace.expectEqual(to: app.phone.trace)
  }

  func testCallbacksInPlaceAreNotReordered() throws {
    func trace(_ delivery: DeliveryOrder) throws -> Trace {
      let phone = SimulatedPhone(delivery: delivery)
      let recorder = Recorder(on: phone)
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.setActionQueue(.inPlace, action: recorder.action("focus"))
      let session = try phone.makeSession([focus], delegate: recorder)
      try phone.perform(TwoSliderApp.script)
      try phone.finish()
      try session.stopRunning()
      return phone.trace
    }
    let inOrder = try trace(.inOrder)
    XCTAssertGreaterThan(inOrder.count(of: .app), 15)
    for seed in Effort.seeds(sample: 20, campaign: 5_000) {
      try trace(.shuffled(seed: seed)).expectEqual(to: inOrder)
    }
  }

  func testAManualQueueIsHandedItsCallbacksAtOnce() throws {
    let app = try TwoSliderApp(delivery: .shuffled(seed: 3)) { ManualQueue(label: $0) }
    app.phone.lightPress()
    app.phone.slide(by: 0.1)
    XCTAssertEqual(app.recorder.log, [])
    XCTAssertEqual(app.phone.unfinishedWork.count { $0.kind == .undrained }, 2)
  }

  func testAnOddLagCountsAsTheNearestThatMakesSense() throws {
    func trace(_ lag: Int) throws -> Trace {
      let app = try TwoSliderApp(delivery: .shuffled(seed: 5, lag: lag))
      try app.phone.perform(TwoSliderApp.script)
      return app.phone.trace
    }
    try trace(-1).expectEqual(to: trace(0))
    try trace(.min).expectEqual(to: trace(0))
    try trace(.max).expectEqual(to: trace(1000))
  }
}
