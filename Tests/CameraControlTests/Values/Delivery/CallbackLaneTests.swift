import CameraControl
import CameraControlTesting
import Dispatch
import TestSupport
import XCTest

final class CallbackLaneTests: XCTestCase {
  /// CTL18: on a serial queue two controls' calls run in the order in which they were sent.
  func testLanesKeepTheirPlaceOnASerialQueue() {
    let queue = DispatchQueue(label: "serial")
    let log = Log<String>()
    let lanes = ["a", "b"].map { name in
      TestLane(queue: queue) { log.add("\(name)\($0)") }
    }
    for value in 0..<200 {
      lanes[value % 2].send(value)
      if value % 5 == 0 { queue.async { log.add("other\(value)") } }
    }
    queue.sync {}
    let expected = (0..<200).flatMap { value -> [String] in
      let own = value % 2 == 0 ? "a\(value)" : "b\(value)"
      return value % 5 == 0 ? [own, "other\(value)"] : [own]
    }
    XCTAssertEqual(log.all, expected)
  }

  /// CTL18: the calls of one lane neither overlap nor change places on a concurrent queue.
  func testALaneIsSerialOnAConcurrentQueue() {
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let (log, inside) = (Log<Int>(), Log<Int>())
    let lane = TestLane(queue: queue) { value in
      inside.add(value)
      XCTAssertTrue(queue.isCurrent)
      log.add(value)
      XCTAssertEqual(inside.takeAll(), [value])
    }
    for value in 0..<3000 { lane.send(value) }
    queue.sync(flags: .barrier) {}
    XCTAssertTrue(log.all == Array(0..<3000))
  }

  func testALaneInPlaceDoesNotNest() {
    let log = Log<String>()
    let again = Log<TestLane>()
    let lane = TestLane(queue: .inPlace) { value in
      log.add("begin \(value)")
      if value < 3 {
        for lane in again.all { lane.send(value + 1) }
        log.add("sent \(value + 1)")
      }
      log.add("end \(value)")
    }
    again.add(lane)
    lane.send(1)
    _ = again.takeAll()
    XCTAssertEqual(
      log.all,
      [
        "begin 1", "sent 2", "end 1", "begin 2", "sent 3", "end 2", "begin 3", "end 3",
      ])
  }

  func testValuesFromManyThreadsAllArriveOnceInPlace() {
    let (log, inside) = (Log<Int>(), Log<Int>())
    let lane = TestLane(queue: .inPlace) { value in
      inside.add(value)
      log.add(value)
      XCTAssertEqual(inside.takeAll(), [value])
    }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for value in 0..<500 { lane.send(thread * 500 + value) }
    }
    // The call in a busy lane takes over the values of others before it leaves.
    XCTAssertTrue(log.all.sorted() == Array(0..<4000))
    for thread in 0..<8 {
      let own = log.all.filter { $0 / 500 == thread }
      XCTAssertTrue(own == own.sorted())
    }
  }

  func testOnlyTheNewestThatWaitsIsReplaced() {
    let gate = LaneGate()
    var line = LaneLine<Int>()
    XCTAssertFalse(line.replaceNewest(with: 9, if: { _ in true }), "nothing waits")
    line.put(1)
    line.put(2)
    XCTAssertFalse(line.replaceNewest(with: 9) { $0 != 2 })
    XCTAssertTrue(line.replaceNewest(with: 3) { $0 == 2 })
    XCTAssertEqual(line.takeTurn(at: gate), 1)
    XCTAssertNil(line.takeTurn(at: gate), "a call is in the lane")
    XCTAssertFalse(gate.leave(), "a turn is owed")
    XCTAssertEqual(line.nextOwed(at: gate), 3)
    XCTAssertNil(line.nextOwed(at: gate))
    XCTAssertEqual(line.count, 0)
    XCTAssertTrue(gate.enter())
    XCTAssertTrue(gate.leave())
  }

  /// CTL18: a turn that is owed is used up with its call; a later call does not find it again.
  func testAnOwedTurnIsUsedOnce() {
    let gate = LaneGate()
    var line = LaneLine<Int>()
    for value in 1...8 { line.put(value) }
    for first in [1, 3, 5] {
      XCTAssertEqual(line.takeTurn(at: gate), first)
      XCTAssertNil(line.takeTurn(at: gate), "a call is in the lane")
      XCTAssertFalse(gate.leave(), "a turn is owed")
      XCTAssertEqual(line.nextOwed(at: gate), first + 1)
      XCTAssertNil(line.nextOwed(at: gate), "only one turn was owed")
    }
    XCTAssertEqual(line.count, 2, "the others wait for turns of their own")
  }

  /// CTL18: turns that come while a call is on its old queue go to the new one.
  func testTurnsDuringACallAreHandedOver() {
    let gate = LaneGate()
    var line = LaneLine<Int>()
    for value in 1...3 { line.put(value) }
    XCTAssertEqual(line.takeTurn(at: gate), 1)
    XCTAssertNil(line.takeTurn(at: gate), "a call is in the lane")
    XCTAssertEqual(line.turnsForNewQueue(), 2)
    XCTAssertNil(line.takeTurn(at: gate), "the call is still there")
    XCTAssertFalse(gate.leave())
    XCTAssertEqual(line.handOver(at: gate), 1)
    XCTAssertEqual(line.takeTurn(at: gate), 2)
    XCTAssertTrue(gate.leave())
    XCTAssertEqual(line.count, 1)
  }

  /// Two queues that are drained in any order: each lane keeps its own order, and nothing is lost.
  func testAnyInterleavingOfTwoManualQueuesKeepsOrder() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let queues = [ManualQueue(label: "0"), ManualQueue(label: "1")]
      let log = Log<[Int]>()
      // The third lane shares the second one's queue, and every call drains some of the others.
      let lanes = (0..<3).map { index in
        TestLane(queue: queues[min(index, 1)]) { value in
          log.add([index, value])
          if value % 3 == 0 { queues[value % 2].runNext() }
        }
      }
      var sent = [0, 0, 0]
      for _ in 0..<120 {
        if Bool.random(using: &random) {
          let index = Int.random(in: 0..<3, using: &random)
          lanes[index].send(sent[index])
          sent[index] += 1
        } else {
          queues[Int.random(in: 0..<2, using: &random)].runNext()
        }
      }
      ManualQueue.drain(queues, using: &random)
      for index in 0..<3 {
        let own = log.all.filter { $0[0] == index }.map { $0[1] }
        XCTAssertEqual(own, Array(0..<sent[index]), "seed \(seed)")
      }
    }
  }
}

/// A lane whose calls all pass a number to one function.
private final class TestLane: CallbackWork {
  private let lane: CallbackLane<Int>
  private let body: @Sendable (Int) -> Void

  init(queue: any CallbackQueue, body: @escaping @Sendable (Int) -> Void) {
    lane = CallbackLane(queue: queue)
    self.body = body
  }

  func send(_ value: Int) {
    lane.send(value, by: self, courier: nil)
  }

  func run() { lane.run(body) }
}
