import CameraControl
import Dispatch

// The waits and the tasks of apps. A task that an app creates prefers the courier as its executor. So the
// courier runs its jobs like callbacks, one at a time, and waits for them.

extension CallbackCourier: AppTime {
  var appTime: (any AppTime)? { self }

  func sleep(until deadline: PhoneInstant) async throws {
    try Task.checkCancellation()
    // Only the test's own task lets time pass, so that task can't wait for another one to do so.
    if !isAppsTask, let timekeeper = state.withLock({ $0.timekeeper }) {
      await timekeeper.letTimePass(until: deadline)
      return try Task.checkCancellation()
    }
    try await suspend(until: deadline)
  }

  private var isAppsTask: Bool {
    withUnsafeCurrentTask { $0?.unownedTaskExecutor } == asUnownedTaskExecutor()
  }

  func add(_ wait: AppWait) { change { $0.add(wait) } }

  func watch(_ jobs: OutsideJobs) {
    outside.watch(jobs)
    expectJob(on: .main)
  }

  func expectJob(on queue: any CallbackQueue) {
    state.withLock { $0.note(queue) }
    outside.add()
  }

  func following(
    _ work: @escaping @Sendable () -> Void, on queue: any CallbackQueue
  ) -> @Sendable () -> Void {
    outside.following(work, on: queue)
  }

  /// Runs a job of an app's task when its turn comes.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let work = ClosureWork { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    guard jobs.wrappingAdd(1, ordering: .relaxed).newValue <= Self.mostJobs else {
      return Self.jobQueue.enqueue { work.run() }
    }
    change { $0.line.add(work, to: .queue(Self.jobQueue)) }
    if !load.reading.isHeld { pump() }
  }

  private static let jobQueue = DispatchQueue(label: "tasks of the app", attributes: .concurrent)

  /// The number of jobs at one instant after which a task spins, and is not waited for.
  private static var mostJobs: Int { 100_000 }
}

/// A phone, whose time passes only in its own calls.
protocol Timekeeper: AnyObject, Sendable {
  /// Lets time pass until an instant, or until the task is canceled.
  func letTimePass(until end: PhoneInstant) async
}

// MARK: Waits
//
// The app's own code says whether a wait is canceled, and may take locks. So the courier calls and
// releases that code outside its own lock.

extension CallbackCourier {
  /// Whether there are waits, some of which may be canceled.
  var hasWaits: Bool { waitCount.load(ordering: .acquiring) > 0 }

  /// The deadline of the next wait that is not canceled.
  var nextWait: PhoneInstant? {
    while hasWaits, let next = waits.withLock({ $0.waits.last }) {
      if next.isWanted { return next.deadline }
      _ = change { $0.remove(next.ticket) }
    }
    return nil
  }

  /// The deadlines of the waits that a test should not leave behind: a timer that repeats may go on.
  var unfinishedWaits: [PhoneInstant] {
    waits.withLock { $0.waits }.filter { $0.isWanted && !$0.repeats }.map(\.deadline).reversed()
  }

  /// Suspends the task until the phone reaches an instant.
  func suspend(until deadline: PhoneInstant) async throws {
    let ticket = waits.withLock { $0.makeTicket() }
    defer { waits.withLock { $0.forget(ticket) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let refused = change { $0.add(ticket, until: deadline, continuation) }
        refused?.resume(throwing: CancellationError())
        onChange()
      }
    } onCancel: {
      change { $0.cancel(ticket) }?.resume(throwing: CancellationError())
      onChange()
    }
  }

  /// Wakes the next task whose deadline has come, or sends the work; returns whether there was any.
  func wakeNext(at instant: PhoneInstant) -> Bool {
    guard hasWaits, let kind = change({ $0.takeDue(at: instant) }) else { return false }
    switch kind {
    case .sleep(let continuation): continuation.resume()
    case .work(var wait):
      guard wait.isWanted() else { break }
      // Added before the work runs, because the work may begin other waits.
      if let interval = wait.interval {
        let interval = max(interval, .microseconds(100))
        // If the wait ends late, it skips the intervals that have passed, as timers do on a busy phone.
        let late = wait.deadline.duration(to: instant).attoseconds / interval.attoseconds
        wait.deadline = wait.deadline.advanced(by: interval * (Int(late) + 1))
        add(wait)
      }
      wait.queue.deliver(through: self, wait.body)
    }
    return true
  }

  /// Ends all waits, because the phone is going.
  func endWaits() {
    for case .sleep(let continuation) in change({ $0.takeAll() }) {
      continuation.resume(throwing: CancellationError())
    }
  }

  private func change<Result: Sendable>(_ body: (inout AppWaits) -> Result) -> Result {
    waits.withLock { waits in
      let result = body(&waits)
      waitCount.store(waits.count, ordering: .releasing)
      return result
    }
  }
}
