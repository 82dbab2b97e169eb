import CameraControl
import CameraControlTesting
import XCTest

final class OutboxTests: XCTestCase {
  func testItIsAQueueWhateverIsDoneToIt() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<200 {
      var outbox = Outbox<Int>()
      var plain: [Int] = []
      // Some rounds fill up and some drain, so that it grows with its head in any position.
      let bias = round % 7
      for step in 0..<300 {
        switch Int.random(in: 0..<10, using: &random) {
        case ...(2 + bias):
          outbox.push(step)
          plain.append(step)
        case 9:
          outbox.replaceLast(with: -step)
          if !plain.isEmpty { plain[plain.count - 1] = -step }
        default:
          XCTAssertEqual(outbox.pop(), plain.isEmpty ? nil : plain.removeFirst())
        }
        XCTAssertEqual(outbox.count, plain.count)
        XCTAssertEqual(outbox.last, plain.last)
      }
    }
  }

  func testWhatWasTakenOutIsNotKept() {
    final class Thing {}
    var outbox = Outbox<Thing>()
    weak var gone: Thing?
    do {
      let thing = Thing()
      gone = thing
      outbox.push(thing)
      XCTAssertNotNil(outbox.pop())
    }
    XCTAssertNil(gone)
    XCTAssertEqual(outbox.count, 0)
  }

  func testWhatIsStillWaitingGoesWithTheOutbox() {
    final class Thing {}
    for (pushed, popped) in [(3, 0), (3, 2), (8, 8), (20, 7)] {
      weak var last: Thing?
      do {
        var outbox = Outbox<Thing>()
        for _ in 0..<pushed {
          let thing = Thing()
          last = thing
          outbox.push(thing)
        }
        for _ in 0..<popped { _ = outbox.pop() }
        XCTAssertEqual(last == nil, pushed == popped)
      }
      XCTAssertNil(last, "\(pushed) pushed, \(popped) popped")
    }
  }

  func testItStaysUsableAfterItWasEmptied() {
    var outbox = Outbox<Int>()
    for round in 1...20 {
      for number in 0..<round { outbox.push(number) }
      outbox.empty()
      XCTAssertTrue(outbox.isEmpty)
      outbox.push(-round)
      XCTAssertEqual(outbox.pop(), -round)
    }
  }
}
