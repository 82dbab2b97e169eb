import CameraControl
import CameraControlTesting
import Dispatch
import XCTest

/// Tests that a wait whose task is canceled ends at once, and says that it was canceled.
///
/// The phone's patience is so long that a wait that didn't notice would never end.
final class CancelledWaitTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let delegate = Recorder()

  override func setUp() { phone.patience = .seconds(1_000_000_000) }

  /// Cancels a wait at once, and another one that has checked its condition.
  private func expectCancellation(
    line: UInt = #line,
    _ wait: @escaping @Sendable (_ condition: () -> Bool) async throws -> Void
  ) async {
    for isEarly in [true, false] {
      let (looks, look) = AsyncStream<Void>.makeStream()
      let task = Task {
        try await wait {
          look.yield()
          return false
        }
      }
      if !isEarly { for await _ in looks.prefix(1) {} }
      task.cancel()
      await expectCancellation(of: task, line: line)
    }
  }

  private func expectCancellation(of task: Task<Void, any Error>, line: UInt = #line) async {
    do {
      try await task.value
      XCTFail("the wait threw no error", line: line)
    } catch {
      XCTAssertTrue(error is CancellationError, "\(error)", line: line)
    }
  }

  func testAWaitForACondition() async {
    await expectCancellation { [phone] in try await phone.wait(until: $0) }
  }

  /// Time stands still from then on.
  func testAWaitThatLetsTimePass() async throws {
    let phone = phone
    let session = try phone.makeSession(delegate: delegate)
    for looks in 1...2 {
      let start = phone.now
      let task = Task {
        var looksSoFar = 0
        try await phone.wait(
          until: {
            looksSoFar += 1
            if looksSoFar == looks { withUnsafeCurrentTask { $0?.cancel() } }
            return false
          }, within: .seconds(60))
      }
      await expectCancellation(of: task)
      XCTAssertEqual(phone.now == start, looks == 1, "\(looks)")
      XCTAssertLessThanOrEqual(phone.now, start.advanced(by: .seconds(60)))
    }
    withExtendedLifetime(session) {}
  }

  func testAWaitForSleepers() async {
    for isEarly in [true, false] {
      let task = Task { [phone] in try await phone.clock.waitForSleepers() }
      if !isEarly { await Task.yield() }
      task.cancel()
      await expectCancellation(of: task)
    }
  }

  /// A condition that holds is all that matters.
  func testAWaitThatIsOverThrowsNothing() async throws {
    let phone = phone
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await phone.wait(until: { true })
      try await phone.wait(until: { true }, within: .zero)
      try await phone.settle(patience: .zero)
    }
    try await task.value
  }

  /// The action of the slider is at the gate, so that its queue is blocked.
  func testAWaitForCallbacks() async throws {
    let (phone, gate) = (phone, DispatchSemaphore(value: 0))
    let entered = expectation(description: "the action is called")
    entered.assertForOverFulfill = false
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(DispatchQueue(label: "session")) { _ in
      entered.fulfill()
      gate.wait()
    }
    let session = try phone.makeSession([focus], delegate: delegate)
    await phone.lightPress()
    for place in [0.0, 2, 4] {
      phone.core.send(
        ButtonSample(instant: phone.now.advanced(by: .milliseconds(10)), position: place))
    }
    await fulfillment(of: [entered], timeout: 60)
    for isEarly in [true, false] {
      let settling = Task { try await phone.settle(patience: .seconds(1_000_000_000)) }
      let waiting = Task { try await phone.wait(until: { false }) }
      let passing = Task { try await phone.wait(until: { false }, within: .seconds(60)) }
      if !isEarly { await Task.yield() }
      for task in [settling, waiting, passing] {
        task.cancel()
        await expectCancellation(of: task)
      }
    }
    for _ in 0..<99 { gate.signal() }
    await phone.settle()
    XCTAssertFalse(phone.unfinishedWork.contains { $0.kind == .stuck })
    withExtendedLifetime(session) {}
  }
}
