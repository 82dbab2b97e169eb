import AVFoundation
import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

@MainActor
final class TaskWaitTests: XCTestCase {
  private let phone = SimulatedPhone()

  /// An actor of the app, which keeps the phone's times of what it does.
  private actor Diary {
    private(set) var entries: [String] = []
    let phone: Phone

    init(_ phone: SimulatedPhone) { self.phone = phone.core }

    func add(_ text: String) { entries.append("\(phone.now) \(text)") }

    func tick(times: Int) async throws {
      for number in 1...times {
        try await Task.sleep(for: .seconds(1))
        add("\(number)")
      }
    }
  }

  /// An actor on a queue.
  private actor Keeper {
    private(set) var count = 0
    let queue = DispatchSerialQueue(label: "keeper")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    func add() { count += 1 }
  }

  /// TIM04: a loop that sleeps for a second has gone round five times after five seconds.
  func testALoopGoesRoundOnceForEachSleep() async throws {
    let diary = Diary(phone)
    let task = phone.asCurrent { Task { try await diary.tick(times: 100) } }
    await phone.wait(.seconds(5))
    let entries = await diary.entries
    XCTAssertEqual(entries, ["1.000 1", "2.000 2", "3.000 3", "4.000 4", "5.000 5"])
    task.cancel()
    try await phone.finish()
  }

  /// TIM04: a task that goes from actor to actor between its sleeps has got as far.
  func testASleepIsCountedFromTheEndOfTheLastWhateverTheTaskDoesBetween() async throws {
    let (diary, keeper) = (Diary(phone), Keeper())
    let task = phone.asCurrent {
      Task.detached {
        while true {
          try await Task.sleep(for: .seconds(1))
          await keeper.add()
          await MainActor.run {}
          await withTaskGroup(of: Void.self) { group in
            for _ in 0..<3 { group.addTask { await keeper.add() } }
          }
          await Task { @MainActor in await diary.add("\(await keeper.count)") }.value
        }
      }
    }
    await phone.wait(.seconds(3))
    let entries = await diary.entries
    XCTAssertEqual(entries, ["1.000 4", "2.000 8", "3.000 12"])
    task.cancel()
    try await phone.finish()
  }

  /// TIM03: deadlines of one instant come in the order in which they were set.
  func testSleepersOfOneInstantWakeInOrder() async throws {
    let diary = Diary(phone)
    phone.asCurrent {
      for number in 1...9 {
        Task {
          try await Task.sleep(for: .milliseconds(number % 2 == 0 ? 500 : 250))
          if number % 2 == 1 { try await Task.sleep(for: .milliseconds(250)) }
          await diary.add("\(number)")
        }
      }
    }
    await phone.wait(.seconds(1))
    let entries = await diary.entries
    XCTAssertEqual(entries, [2, 4, 6, 8, 1, 3, 5, 7, 9].map { "0.500 \($0)" })
    try await phone.finish()
  }

  /// TIM05: a point in real time is as far away as it is when the call begins, in whole milliseconds.
  func testAPointInRealTimeIsThatFarAway() async throws {
    let diary = Diary(phone)
    phone.asCurrent {
      Task {
        try await Task.sleep(until: .now + .microseconds(700_900), clock: .suspending)
        await diary.add("awake")
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(300_100)) { [phone] in
        let now = phone.now
        Task { await diary.add("called at \(now)") }
      }
    }
    await phone.wait(.seconds(1))
    let entries = await diary.entries
    XCTAssertEqual(entries, ["0.301 called at 0.301", "0.701 awake"])
    try await phone.finish()
  }

  /// TIM06: a task that is canceled gets its error at once, and no virtual time passes.
  func testACancelledTaskWakesAtOnce() async throws {
    let asleep = phone.asCurrent { Task { try await Task.sleep(for: .seconds(9)) } }
    let before = phone.asCurrent {
      Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await Task.sleep(nanoseconds: 1)
      }
    }
    await phone.wait(.seconds(1))
    asleep.cancel()
    for task in [asleep, before] {
      let result = await task.result
      XCTAssertThrowsError(try result.get()) { XCTAssert($0 is CancellationError) }
    }
    XCTAssertEqual(phone.now, PhoneInstant(nanoseconds: 1_000_000_000))
    try await phone.finish()
  }

  /// TIM01: a sleep of the test's own task lets the phone's time pass.
  func testATestSleepsInThePhonesTimeToo() async throws {
    let diary = Diary(phone)
    try await phone.asCurrent {
      Task { try await diary.tick(times: 2) }
      try await Task.sleep(for: .seconds(3))
    }
    let entries = await diary.entries
    XCTAssertEqual(entries, ["1.000 1", "2.000 2"])
    XCTAssertEqual(phone.now, PhoneInstant(nanoseconds: 3_000_000_000))
  }

  /// TIM02: without a current phone, the library's own functions wait in real time.
  func testNothingChangesWithoutAPhone() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(3))
    try await Task.sleep(nanoseconds: 3_000_000)
    try await Task { try await Task.sleep(until: .now + .milliseconds(3), clock: .continuous) }
      .value
    let counter = Counter()
    await Task.detached { await Task { @MainActor in counter.count += 1 }.value }.value
    XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(9))
    XCTAssertEqual(phone.now, .zero)
    XCTAssertEqual(counter.count, 1)
  }

  @MainActor private final class Counter {
    var count = 0
  }

  /// A task that never lets go is not waited for forever.
  func testATaskThatSpinsIsGivenUp() async throws {
    let task = phone.asCurrent { Task.detached { while !Task.isCancelled { await Task.yield() } } }
    await phone.wait(.seconds(1))
    XCTAssertEqual(phone.now, PhoneInstant(nanoseconds: 1_000_000_000))
    task.cancel()
    await task.value
  }

  /// TIM04: jobs of the main actor that follow each other all come before time passes.
  func testAChainOfJobsOfTheMainActorComesFirst() async throws {
    let task = phone.asCurrent {
      Task { @MainActor [phone] in
        try await Task.sleep(for: .seconds(1))
        for _ in 0..<500 { await Task.yield() }
        let middle = phone.now
        try await Task.sleep(for: .seconds(1))
        return [middle, phone.now]
      }
    }
    await phone.wait(.seconds(5))
    let times = try await task.value
    XCTAssertEqual(
      times, [1, 2].map { PhoneInstant(nanoseconds: $0 * 1_000_000_000) })
    try await phone.finish()
  }

  /// A task that never lets go of the main actor is not waited for forever.
  func testAMainActorThatSpinsIsGivenUp() async throws {
    let task = phone.asCurrent {
      Task { @MainActor in while !Task.isCancelled { await Task.yield() } }
    }
    await phone.wait(.seconds(1))
    XCTAssertEqual(phone.now, PhoneInstant(nanoseconds: 1_000_000_000))
    task.cancel()
    await task.value
    try await phone.finish()
  }

  /// A job that joins while the rest of a pause passes runs even if the test never calls the phone again.
  func testAJobThatComesWhileTimePassesIsNotForgotten() async throws {
    let (values, source) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let progress = Progress()
    let task = phone.asCurrent { Task.detached { for await _ in values { progress.add() } } }
    Thread.detachNewThread {
      while !progress.isOver { source.yield(0) }
      source.finish()
    }
    defer { progress.end() }
    for pause in 1...300 {
      await phone.wait(.milliseconds(1))
      let (before, start) = (progress.count, ContinuousClock.now)
      while progress.count <= before + 1 {
        guard ContinuousClock.now - start < phone.patience else {
          return XCTFail("The task stands still after pause \(pause).")
        }
        await Task.yield()
      }
    }
    progress.end()
    await task.value
  }

  /// What a task has done, and whether it may end.
  private final class Progress: Sendable {
    private let state = Guarded((count: 0, isOver: false))
    var count: Int { state.withLock { $0.count } }
    var isOver: Bool { state.withLock { $0.isOver } }
    func add() { state.withLock { $0.count += 1 } }
    func end() { state.withLock { $0.isOver = true } }
  }

  /// The cancellation of the test's own task doesn't end the wait for what the app has put on queues.
  func testAGestureOfACanceledTaskWaitsForQueuesToo() async throws {
    let session = try phone.makeSession()
    let unfinished = Log<String>()
    phone.onUnfinishedWork = { for work in $0 { unfinished.add("\(work)") } }
    phone.show(
      CaptureEventInteraction { [phone] event in
        guard event.phase == .began else { return }
        let gate = DispatchSemaphore(value: 0)
        phone.asCurrent {
          DispatchQueue(label: "waits").async { gate.wait() }
          DispatchQueue(label: "works").async {
            _ = (0..<100_000).reduce(0, &+)
            gate.signal()
          }
        }
      })
    await Task { [phone] in
      withUnsafeCurrentTask { $0?.cancel() }
      await phone.click()
    }.value
    XCTAssertEqual(unfinished.all, [])
    withExtendedLifetime(session) {}
  }

  /// A wait that the app has not ended is left over, and one of a timer that repeats is not.
  func testAWaitIsLeftOver() async throws {
    let task = phone.asCurrent { Task { try await Task.sleep(for: .seconds(9)) } }
    let timer = phone.asCurrent {
      Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { _ in }
    }
    await phone.settle()
    XCTAssertEqual(phone.unfinishedWork.map(\.kind), [.sleeper])
    task.cancel()
    try await phone.finish()
    timer.invalidate()
  }
}
