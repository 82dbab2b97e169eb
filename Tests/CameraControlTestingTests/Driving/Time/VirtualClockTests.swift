import CameraControl
import CameraControlTesting
import XCTest

final class VirtualClockTests: XCTestCase {
  func testSleepersWakeByDeadlineAndThenInTheirOrder() async throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    var tasks: [Task<Void, any Error>] = []
    for (index, seconds) in [3, 1, 2, 1].enumerated() {
      tasks.append(
        Task {
          try await phone.clock.sleep(for: .seconds(seconds))
          recorder.note("\(index) at \(phone.now)")
        })
      try await phone.clock.waitForSleepers(index + 1)
    }
    for left in [3, 2] {
      await phone.wait(.milliseconds(500))
      XCTAssertEqual(phone.clock.sleeperCount, left == 3 ? 4 : 2)
      await phone.wait(.milliseconds(500))
      try await phone.wait(until: { recorder.log.count == 5 - left })
    }
    await phone.wait(.seconds(10))
    for task in tasks { try await task.value }
    XCTAssertEqual(Set(recorder.log.prefix(2)), ["1 at 1.000", "3 at 1.000"])
  }

  func testOfEqualDeadlinesTheOneThatSleptFirstWakesFirst() async throws {
    let phone = SimulatedPhone()
    let (recorder, lane) = (Recorder(on: phone), OneLane())
    var tasks: [Task<Void, any Error>] = []
    for (index, seconds) in [2, 1, 2, 1, 1, 2, 1].enumerated() {
      tasks.append(
        Task(executorPreference: lane) {
          try await phone.clock.sleep(for: .seconds(seconds))
          recorder.note("\(index)")
        })
      try await phone.clock.waitForSleepers(index + 1)
      // A task that is counted may still be on the lane, and if it woke there, it would not queue again.
      await Task(executorPreference: lane) {}.value
    }
    await phone.wait(.seconds(2))
    for task in tasks { try await task.value }
    XCTAssertEqual(recorder.log, ["1", "3", "4", "6", "0", "2", "5"])
  }

  func testATickingTaskKeepsPaceWithThePhone() async throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let ticking = Task {
      for tick in 1... {
        try await phone.clock.sleep(for: .seconds(1))
        recorder.note("tick \(tick) at \(phone.now)")
      }
    }
    for _ in 0..<5 {
      try await phone.clock.waitForSleepers()
      await phone.wait(.seconds(1))
    }
    try await phone.wait(until: { recorder.log.count == 5 })
    XCTAssertEqual(recorder.log.last, "tick 5 at 5.000")
    try await phone.clock.waitForSleepers()
    ticking.cancel()
    _ = await ticking.result
    XCTAssertEqual(phone.clock.sleeperCount, 0)
  }

  func testACancelledSleepEndsAtOnceWheneverItIsCancelled() async throws {
    let phone = SimulatedPhone()
    for isEarly in [true, false] {
      let sleeper = Task {
        if isEarly { withUnsafeCurrentTask { $0?.cancel() } }
        try await phone.clock.sleep(for: .seconds(1))
      }
      if !isEarly {
        try await phone.clock.waitForSleepers()
        sleeper.cancel()
      }
      let result = await sleeper.result
      XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
      XCTAssertEqual(phone.clock.sleeperCount, 0)
    }
  }

  func testADeadlineThatHasPassedNeedsNoSleep() async throws {
    let phone = SimulatedPhone()
    await phone.wait(.seconds(2))
    try await phone.clock.sleep(until: .zero.advanced(by: .seconds(1)))
    XCTAssertEqual(phone.clock.now, phone.now)
    XCTAssertEqual(phone.clock.minimumResolution, .nanoseconds(1))
  }

  func testSleepersThatNeverComeAreGivenUp() async {
    let phone = SimulatedPhone()
    phone.patience = .zero
    do {
      try await phone.clock.waitForSleepers(2, line: 20)
      XCTFail("no task sleeps")
    } catch {
      XCTAssertEqual(
        "\(error)",
        "CameraControlTestingTests/VirtualClockTests.swift:20:\n  gave up waiting for "
          + "2 tasks to sleep on the clock (0 did), at 0.000")
    }
  }

  func testThreeHoursWithoutADeadlineAreOneStep() async {
    let phone = SimulatedPhone()
    let before = phone.trace.entries.count
    await phone.wait(.seconds(3 * 3600))
    XCTAssertEqual(phone.now, .zero.advanced(by: .seconds(10_800)))
    XCTAssertEqual(phone.trace.entries.count, before + 1)
  }
}
