import CameraControl
import CameraControlTesting
import Dispatch
import Synchronization
import XCTest

/// Tests that a phone's patience counts from the moment at which it is set.
///
/// Before, the patience is so long that a wait that kept it would never end.
final class PatienceTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let gate = Gate()
  private let delegate = Recorder()

  override func setUp() {
    phone.patience = .seconds(1_000_000_000)
    phone.onUnfinishedWork = { _ in }
  }

  /// Returns a session with a slider, whose action waits at the gate while that is closed.
  private func makeSession(_ queue: any CallbackQueue) throws -> CaptureSession {
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(queue) { [gate] _ in gate.pass() }
    return try phone.makeSession([focus], delegate: delegate)
  }

  /// Closes the gate, and sends readings that turn the slider, without waiting for the action.
  private func turn() {
    gate.close()
    for place in [0.0, 2, 4] {
      phone.core.send(
        ButtonSample(instant: phone.now.advanced(by: .milliseconds(10)), position: place))
    }
  }

  private var stuckCount: Int { phone.unfinishedWork.count { $0.kind == .stuck } }

  /// GST17: a phone keeps its patience, and a call of its own waits for nothing.
  func testANegativePatienceIsRefused() async throws {
    phone.patience = .seconds(-1)
    XCTAssertEqual(phone.patience, .seconds(1_000_000_000))
    XCTAssertEqual(
      phone.acknowledgeFaults().map(\.message),
      [
        "A patience of -1s is negative. Pass how long a callback may take, such as .seconds(10)."
      ])
    func check(_ error: any Error) {
      XCTAssertEqual((error as? CaptureError)?.code, .invalidGesture)
    }
    await assertThrows(check) { try await self.phone.settle(patience: .nanoseconds(-1)) }
    XCTAssertThrowsError(try settleNow(.seconds(-3)), "", check)
    try settleNow(.zero)
    try await phone.finish()
  }

  private func settleNow(_ patience: Duration) throws { try phone.settle(patience: patience) }

  private func assertThrows(
    _ check: (any Error) -> Void, _ body: () async throws -> Void
  ) async {
    do {
      try await body()
      XCTFail("nothing was thrown")
    } catch {
      check(error)
    }
  }

  /// A call that had to wait leaves a timer behind, and the next one must not depend on it.
  func testItIsThatOfTheNextCall() async throws {
    let session = try makeSession(DispatchQueue(label: "session"))
    await phone.lightPress()
    await phone.slide(by: 0.5)
    turn()
    phone.patience = .milliseconds(20)
    await phone.settle()
    XCTAssertEqual(stuckCount, 1)
    gate.open()
    withExtendedLifetime(session) {}
  }

  func testItIsThatOfAnAsynchronousCallThatWaits() async throws {
    let session = try makeSession(DispatchQueue(label: "session"))
    await phone.lightPress()
    turn()
    let waiting = Task { [phone] in await phone.settle() }
    await Task.yield()
    phone.patience = .milliseconds(20)
    await waiting.value
    XCTAssertEqual(stuckCount, 1)
    gate.open()
    withExtendedLifetime(session) {}
  }

  func testItIsThatOfASynchronousCallThatWaits() throws {
    let session = try makeSession(DispatchQueue(label: "session"))
    phone.lightPress()
    gate.close()
    let waiting = expectation(description: "the call ends")
    DispatchQueue.global().async { [phone] in
      phone.slide(by: 0.5)
      waiting.fulfill()
    }
    gate.entered.wait()
    phone.patience = .milliseconds(20)
    wait(for: [waiting], timeout: 60)
    XCTAssertGreaterThan(stuckCount, 0)
    gate.open()
    withExtendedLifetime(session) {}
  }

  /// A callback on the thread that waits for it can't be given up, but it is named.
  func testItIsThatOfACallbackOnAWaitingThread() throws {
    let session = try makeSession(.inPlace)
    let named = expectation(description: "the callback is named")
    phone.onUnfinishedWork = { if $0.contains(where: { $0.kind == .stuck }) { named.fulfill() } }
    phone.lightPress()
    gate.close()
    let waiting = expectation(description: "the call ends")
    DispatchQueue.global().async { [phone] in
      phone.slide(by: 0.5)
      waiting.fulfill()
    }
    gate.entered.wait()
    phone.patience = .milliseconds(20)
    wait(for: [named], timeout: 60)
    gate.open()
    wait(for: [waiting], timeout: 60)
    withExtendedLifetime(session) {}
  }
}

/// A gate at which callbacks wait while it is closed.
private final class Gate: Sendable {
  let entered = DispatchSemaphore(value: 0)
  private let semaphore = DispatchSemaphore(value: 0)
  private let isClosed = Atomic(false)

  func pass() {
    guard isClosed.load(ordering: .acquiring) else { return }
    entered.signal()
    semaphore.wait()
  }

  func close() { isClosed.store(true, ordering: .releasing) }

  func open() {
    isClosed.store(false, ordering: .releasing)
    for _ in 0..<99 { semaphore.signal() }
  }
}
