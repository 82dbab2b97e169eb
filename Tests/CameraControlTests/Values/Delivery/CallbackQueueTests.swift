import CameraControl
import Dispatch
import TestSupport
import XCTest

final class CallbackQueueTests: XCTestCase {
  /// The main queue is one queue, however often it is named, so a queue can be compared with it.
  func testTheMainQueueIsAlwaysTheSame() {
    let (first, second): (any CallbackQueue, any CallbackQueue) = (.main, .main)
    XCTAssertTrue(first === second)
    XCTAssertTrue(Phone().mainQueue === first)
  }

  /// CTL11: code is on a queue if it runs on it, or on one that targets it, however indirectly.
  func testADispatchQueueKnowsWhoRunsOnIt() {
    let root = DispatchQueue(label: "root")
    let middle = DispatchQueue(label: "middle", target: root)
    let leaf = DispatchQueue(label: "leaf", attributes: .concurrent, target: middle)
    let sibling = DispatchQueue(label: "sibling", target: root)
    XCTAssertEqual([root, middle, leaf, sibling].map(\.isCurrent), [false, false, false, false])
    let seen = { [root, middle, leaf, sibling].map(\.isCurrent) }
    XCTAssertEqual(leaf.sync(execute: seen), [true, true, true, false])
    XCTAssertEqual(middle.sync(execute: seen), [true, true, false, false])
    XCTAssertEqual(sibling.sync(execute: seen), [true, false, false, true])
    XCTAssertEqual(root.sync(execute: seen), [true, false, false, false])
  }

  func testTheMainQueueKnowsTheMainThread() async {
    XCTAssertFalse(DispatchQueue.global().sync { DispatchQueue(label: "x").isCurrent })
    let onMain = await Task { @MainActor in DispatchQueue.main.isCurrent }.value
    XCTAssertTrue(onMain)
    let elsewhere = await Task.detached { DispatchQueue.main.isCurrent }.value
    XCTAssertFalse(elsewhere)
  }

  func testAGlobalQueueCanBeAnActionQueue() throws {
    let slider = try makeSlider(queue: .global())
    assertRefused(.wrongQueue, rule: "CTL11", exception: "SIGTRAP") { try slider.setValue(1) }
    let written = expectation(description: "written")
    DispatchQueue.global().async {
      assertAccepted { try slider.setValue(2) }
      written.fulfill()
    }
    wait(for: [written], timeout: 60)
    XCTAssertEqual(slider.value, 2)
  }

  func testManyThreadsMayAskAtOnceForTheFirstTime() {
    for _ in 0..<50 {
      let queue = DispatchQueue(label: "asked", attributes: .concurrent)
      let answers = Log<Bool>()
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        answers.add(index % 2 == 0 ? queue.sync { queue.isCurrent } : !queue.isCurrent)
      }
      XCTAssertEqual(answers.all, Array(repeating: true, count: 8))
    }
  }

  func testEveryQueueStandsWhereOneIsWanted() throws {
    let session = CaptureSession(on: .iPhone16)
    let delegate = DelegateLog()
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.setActionQueue(.main) { _ in }
    slider.setActionQueue(.global()) { _ in }
    slider.setActionQueue(.inPlace) { _ in }
    slider.setActionQueue(DispatchQueue.main) { _ in }
    slider.setActionQueue(ManualQueue()) { _ in }
    try session.setControlsDelegate(delegate, queue: .main)
    try session.setControlsDelegate(delegate, queue: .inPlace)
    try session.setControlsDelegate(delegate, queue: DispatchQueue(label: "callbacks"))
    XCTAssertEqual(session.controlsDelegateCallbackQueue?.label, "callbacks")
    XCTAssertEqual(InPlaceQueue.shared.label, "in place")
  }

  func testAManualQueueRunsWhatWaitsInOrder() {
    let queue = ManualQueue()
    let log = Log<Int>()
    for value in 0..<3 {
      queue.enqueue {
        log.add(value)
        if value == 0 { queue.enqueue { log.add(9) } }
      }
    }
    XCTAssertFalse(queue.isCurrent)
    XCTAssertTrue(queue.runNext())
    XCTAssertEqual(queue.pendingCount, 3)
    XCTAssertEqual(queue.runAll(), 3)
    XCTAssertFalse(queue.runNext())
    XCTAssertEqual(log.all, [0, 1, 2, 9])
  }

  /// CTL11: work of a manual queue that drains another one is on both.
  func testAManualQueueInsideAnotherIsOnBoth() {
    let (outer, inner) = (ManualQueue(), ManualQueue())
    let log = Log<[Bool]>()
    inner.enqueue { log.add([outer.isCurrent, inner.isCurrent]) }
    outer.enqueue {
      inner.runAll()
      log.add([outer.isCurrent, inner.isCurrent])
    }
    outer.runAll()
    XCTAssertEqual(log.all, [[true, true], [true, false]])
  }

  func testAManualQueueMayBeFilledAndDrainedByManyThreads() {
    let queue = ManualQueue()
    let log = Log<Int>()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for value in 0..<200 {
        queue.enqueue { log.add(thread * 200 + value) }
        if value % 3 == 0 { queue.runNext() }
      }
    }
    queue.runAll()
    XCTAssertEqual(log.all.sorted(), Array(0..<1600))
  }
}
