import AVFoundation
import XCTest

final class DispatchSerialQueueTests: XCTestCase {
  private actor Counter {
    let queue = DispatchSerialQueue(label: "counter")
    private(set) var count = 0

    nonisolated var unownedExecutor: UnownedSerialExecutor {
      queue.asUnownedSerialExecutor()
    }

    func increment() {
      dispatchPrecondition(condition: .onQueue(queue))
      count += 1
    }

    nonisolated func incrementFromQueue() {
      assumeIsolated { $0.count += 1 }
    }
  }

  func testAnActorRunsOnItsQueue() async {
    let counter = Counter()
    await counter.increment()
    counter.queue.sync { counter.incrementFromQueue() }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { await counter.increment() } }
    }
    let count = await counter.count
    XCTAssertEqual(count, 102)
  }

  func testWorkRunsApartAndLater() async {
    let queue = DispatchQueue(label: "q", attributes: .concurrent)
    let order = await withCheckedContinuation { continuation in
      queue.async(flags: .barrier) {
        queue.asyncAfter(deadline: .now()) { continuation.resume(returning: "later") }
      }
    }
    XCTAssertEqual(order, "later")
  }

  func testItStandsWhereAQueueIsTaken() {
    let queue: DispatchSerialQueue = DispatchSerialQueue(label: "q", qos: .userInitiated)
    let plain: DispatchQueue = queue
    let executor: any SerialExecutor = queue
    XCTAssertTrue(executor === plain)
  }
}
