import CameraControl
import TestSupport
import XCTest

/// A controls delegate that is set while callbacks are on their way.
final class CaptureSessionDelegateAgainTests: XCTestCase {
  private let cycle: [ControlsCallback] = [
    .didBecomeActive, .willEnterFullscreen, .willExitFullscreen, .didBecomeInactive,
  ]

  private func openBench(_ queue: any CallbackQueue) throws -> ControlBench {
    let bench = try ControlBench(delegateQueue: queue)
    try bench.session.addControl(ControlBench.slider())
    bench.lightPress()
    return bench
  }

  /// DEL03, DEL10, DEL15: a delegate that is set again on its queue misses nothing, open or closing.
  func testTheSameDelegateOnTheSameQueueMissesNothing() throws {
    let queue = ManualQueue()
    let bench = try openBench(queue)
    try bench.session.setControlsDelegate(bench.delegate, queue: queue)
    bench.wait(.seconds(10))
    try bench.session.setControlsDelegate(bench.delegate, queue: queue)
    XCTAssertEqual(bench.delegate.calls.all, [])
    queue.runAll()
    XCTAssertEqual(bench.delegate.calls.all, cycle)
  }

  /// DEL03, DEL15: a busy serial queue whose present work sets the delegate again.
  func testABusyQueueSetsItsDelegateAgain() throws {
    let (queue, sent) = (DispatchQueue(label: "delegate"), DispatchSemaphore(value: 0))
    let bench = try ControlBench(delegateQueue: queue)
    try bench.session.addControl(ControlBench.slider())
    let (session, delegate) = (bench.session, bench.delegate)
    for isClosing in [false, true] {
      queue.async {
        sent.wait()
        assertAccepted { try session.setControlsDelegate(delegate, queue: queue) }
      }
      if isClosing { bench.wait(.seconds(10)) } else { bench.lightPress() }
      sent.signal()
    }
    queue.sync {}
    XCTAssertEqual(delegate.calls.all, cycle)
  }

  /// DEL03, DEL15: a delegate that is set again stays in one lane, so callbacks stay in order on a queue
  /// that does not keep it.
  func testADelegateThatIsSetAgainIsCalledInOrder() throws {
    let queue = BackwardQueue()
    let bench = try openBench(queue)
    try bench.session.setControlsDelegate(bench.delegate, queue: queue)
    bench.wait(.seconds(10))
    queue.runAll()
    XCTAssertEqual(bench.delegate.calls.all, cycle)
  }

  /// DEL13, DEL15: on another queue it gets the rest there; what was sent stays on the queue it was sent
  /// to.
  func testTheSameDelegateOnAnotherQueueMissesNothing() throws {
    let (old, new) = (ManualQueue(), ManualQueue())
    let bench = try openBench(old)
    try bench.session.setControlsDelegate(bench.delegate, queue: new)
    XCTAssertTrue(bench.session.controlsDelegateCallbackQueue === new)
    bench.wait(.seconds(10))
    XCTAssertEqual([old.pendingCount, new.pendingCount], [2, 2])
    old.runAll()
    XCTAssertEqual(bench.delegate.calls.all, Array(cycle.prefix(2)))
    new.runAll()
    XCTAssertEqual(bench.delegate.calls.all, cycle)
  }

  /// DEL13, DEL15: another delegate gets the rest; what was sent to the first still reaches it.
  func testAnotherDelegateGetsOnlyTheRest() throws {
    let (queue, next) = (ManualQueue(), DelegateLog())
    let bench = try openBench(queue)
    try bench.session.setControlsDelegate(next, queue: queue)
    bench.wait(.seconds(10))
    queue.runAll()
    XCTAssertEqual(bench.delegate.calls.all, Array(cycle.prefix(2)))
    XCTAssertEqual(next.calls.all, Array(cycle.suffix(2)))
  }

  /// DEL12, SES21: a delegate that was cleared and set again is a new one: it hears of the next
  /// opening.
  func testADelegateThatWasClearedAndSetAgain() throws {
    let queue = ManualQueue()
    let bench = try openBench(queue)
    try bench.session.setControlsDelegate(nil, queue: nil)
    try bench.session.setControlsDelegate(bench.delegate, queue: queue)
    XCTAssertEqual(bench.phone.overlay, .hidden)
    bench.lightPress()
    bench.wait(.seconds(10))
    queue.runAll()
    XCTAssertEqual(bench.delegate.calls.all, Array(cycle.prefix(2)) + cycle)
  }
}

/// A queue that keeps its work and runs the latest first.
private final class BackwardQueue: CallbackQueue {
  private let work = Log<@Sendable () -> Void>()

  let label = "backward"
  var isCurrent: Bool { true }

  func enqueue(_ work: @escaping @Sendable () -> Void) { self.work.add(work) }

  func runAll() {
    for work in work.takeAll().reversed() { work() }
  }
}
