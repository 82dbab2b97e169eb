import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// A controls delegate that is set while callbacks are on their way.
final class CaptureSessionDelegateAgainTests: XCTestCase {
  private let cycle: [ControlsCallback] = [
    .didBecomeActive, .willEnterFullscreen, .willExitFullscreen, .didBecomeInactive,
  ]

  private func openOverlay(_ queue: any CallbackQueue) throws -> CameraApp {
    let (phone, app) = try CameraApp.open(titles: [], delegateQueue: queue)
    try app.session.addControl(makeSlider())
    phone.lightPress()
    return app
  }

  /// DEL03, DEL10, DEL15: a delegate that is set again on its queue misses nothing, open or closing.
  func testTheSameDelegateOnTheSameQueueMissesNothing() throws {
    let queue = ManualQueue()
    let app = try openOverlay(queue)
    try app.session.setControlsDelegate(app.delegate, queue: queue)
    app.phone.wait(.seconds(10))
    try app.session.setControlsDelegate(app.delegate, queue: queue)
    XCTAssertEqual(app.delegate.calls.all, [])
    queue.runAll()
    XCTAssertEqual(app.delegate.calls.all, cycle)
  }

  /// DEL03, DEL15: a busy serial queue whose present work sets the delegate again.
  func testABusyQueueSetsItsDelegateAgain() throws {
    let (queue, sent) = (DispatchQueue(label: "delegate"), DispatchSemaphore(value: 0))
    // A simulated phone would wait for the busy queue.
    let (phone, delegate) = (Phone(mainQueue: .inPlace), DelegateLog())
    let session = try phone.launch("app").makeSession(
      [makeSlider()], delegate: delegate, queue: queue)
    for isClosing in [false, true] {
      queue.async {
        sent.wait()
        assertAccepted { try session.setControlsDelegate(delegate, queue: queue) }
      }
      if isClosing {
        phone.advance(to: PhoneInstant(nanoseconds: 10_000_000_000))
      } else {
        phone.send(ButtonSample(instant: .zero, force: 0.5))
        phone.send(ButtonSample(instant: .zero))
      }
      sent.signal()
    }
    queue.sync {}
    XCTAssertEqual(delegate.calls.all, cycle)
  }

  /// DEL03, DEL15: a delegate that is set again stays in one lane, so callbacks stay in order on a queue
  /// that does not keep it.
  func testADelegateThatIsSetAgainIsCalledInOrder() throws {
    let queue = BackwardQueue()
    let app = try openOverlay(queue)
    try app.session.setControlsDelegate(app.delegate, queue: queue)
    app.phone.wait(.seconds(10))
    queue.runAll()
    XCTAssertEqual(app.delegate.calls.all, cycle)
  }

  /// DEL13, DEL15: on another queue it gets the rest there; what was sent stays on the queue it was sent
  /// to.
  func testTheSameDelegateOnAnotherQueueMissesNothing() throws {
    let (old, new) = (ManualQueue(), ManualQueue())
    let app = try openOverlay(old)
    try app.session.setControlsDelegate(app.delegate, queue: new)
    XCTAssertTrue(app.session.controlsDelegateCallbackQueue === new)
    app.phone.wait(.seconds(10))
    XCTAssertEqual([old.pendingCount, new.pendingCount], [2, 2])
    old.runAll()
    XCTAssertEqual(app.delegate.calls.all, Array(cycle.prefix(2)))
    new.runAll()
    XCTAssertEqual(app.delegate.calls.all, cycle)
  }

  /// DEL13, DEL15: another delegate gets the rest; what was sent to the first still reaches it.
  func testAnotherDelegateGetsOnlyTheRest() throws {
    let (queue, next) = (ManualQueue(), DelegateLog())
    let app = try openOverlay(queue)
    try app.session.setControlsDelegate(next, queue: queue)
    app.phone.wait(.seconds(10))
    queue.runAll()
    XCTAssertEqual(app.delegate.calls.all, Array(cycle.prefix(2)))
    XCTAssertEqual(next.calls.all, Array(cycle.suffix(2)))
  }

  /// DEL12, SES21: a delegate that was cleared and set again is a new one: it hears of the next
  /// opening.
  func testADelegateThatWasClearedAndSetAgain() throws {
    let queue = ManualQueue()
    let app = try openOverlay(queue)
    try app.session.setControlsDelegate(nil, queue: nil)
    try app.session.setControlsDelegate(app.delegate, queue: queue)
    XCTAssertEqual(app.phone.overlay, .hidden)
    app.phone.lightPress()
    app.phone.wait(.seconds(10))
    queue.runAll()
    XCTAssertEqual(app.delegate.calls.all, Array(cycle.prefix(2)) + cycle)
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
