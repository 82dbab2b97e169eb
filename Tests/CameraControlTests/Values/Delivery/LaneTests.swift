import CameraControl
import CameraControlTesting
import Dispatch
import TestSupport
import XCTest

final class LaneTests: XCTestCase {
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
    var (lane, queue) = Self.lane(calls: [1, 2])
    XCTAssertEqual(lane.newest, 2)
    lane.replaceNewest(with: 3)
    XCTAssertEqual(lane.takeTurn(of: queue), 1)
    XCTAssertNil(lane.takeTurn(of: queue), "a call is in the lane")
    XCTAssertEqual(lane.endCall(of: queue), .call(3), "a turn is owed")
    XCTAssertTrue(lane.isEmpty)
    XCTAssertNil(lane.newest)
    XCTAssertEqual(lane.endCall(of: queue), .nothing)
    lane.add(4)
    XCTAssertEqual(lane.takeTurn(of: queue), 4)
  }

  /// CTL18: a turn that is owed is used up with its call; a later call does not find it again.
  func testAnOwedTurnIsUsedOnce() {
    var (lane, queue) = Self.lane(calls: Array(1...8))
    for first in [1, 3, 5] {
      XCTAssertEqual(lane.takeTurn(of: queue), first)
      XCTAssertNil(lane.takeTurn(of: queue), "a call is in the lane")
      XCTAssertEqual(lane.endCall(of: queue), .call(first + 1), "a turn is owed")
      XCTAssertEqual(lane.endCall(of: queue), .nothing, "only one turn was owed")
    }
    XCTAssertEqual(lane.newest, 8, "the others wait for turns of their own")
    XCTAssertEqual(lane.takeTurn(of: queue), 7)
  }

  /// CTL18: turns that come while a call is on its old queue go to the new one.
  func testTurnsDuringACallAreHandedOver() {
    var (lane, old) = Self.lane(calls: [1, 2, 3])
    XCTAssertEqual(lane.takeTurn(of: old), 1)
    XCTAssertNil(lane.takeTurn(of: old), "a call is in the lane")
    let new = ManualQueue()
    XCTAssertEqual(lane.move(to: new), 2)
    XCTAssertNil(lane.takeTurn(of: new), "the call is still there")
    XCTAssertNil(lane.takeTurn(of: old), "the old queue has no turns any more")
    XCTAssertEqual(lane.endCall(of: old), .turns(1))
    XCTAssertEqual(lane.takeTurn(of: new), 2)
    XCTAssertEqual(lane.endCall(of: new), .nothing)
    XCTAssertEqual(lane.newest, 3)
  }

  /// Returns a lane with calls that wait, and its receiver.
  private static func lane(calls: [Int]) -> (Lane<Int>, ManualQueue) {
    var lane = Lane<Int>()
    let receiver = ManualQueue()
    _ = lane.move(to: receiver)
    for call in calls { lane.add(call) }
    return (lane, receiver)
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
  let queue: any CallbackQueue
  let subject = ""
  private let lane = Guarded(Lane<Int>())
  private let body: @Sendable (Int) -> Void

  init(queue: any CallbackQueue, body: @escaping @Sendable (Int) -> Void) {
    self.queue = queue
    self.body = body
    _ = lane.withLock { $0.move(to: self) }
  }

  func send(_ value: Int) {
    lane.withLock { $0.add(value) }
    queue.deliver(self, through: nil)
  }

  func run() {
    Lane.useTurn {
      lane.withLock { $0.takeTurn(of: self) }
    } end: {
      lane.withLock { $0.endCall(of: self) }
    } passOn: {
      XCTFail("\($0) turns for another queue")
    } make: {
      body($0)
    }
  }
}
