import CameraControl
import Dispatch

// What apps wait for, and their tasks. A task that an app creates prefers the courier as its executor,
// so its jobs are pieces like callbacks: one at a time, and waited for.

extension CallbackCourier: AppTime {
  var appTime: (any AppTime)? { self }

  func sleep(until deadline: PhoneInstant) async throws {
    try Task.checkCancellation()
    // A test's own task drives the phone, and nobody else would let time pass.
    if !isAppsTask, let passTime = state.withLock({ $0.passTime }) {
      await passTime(deadline)
      return try Task.checkCancellation()
    }
    try await suspend(until: deadline)
  }

  private var isAppsTask: Bool {
    withUnsafeCurrentTask { $0?.unownedTaskExecutor } == asUnownedTaskExecutor()
  }

  func add(_ wait: AppWait) {
    change { $0.add(wait) }
  }

  func watch(_ main: MainJobs) {
    outside.watch(main)
    expectWork(on: .main)
  }

  func expectWork(on queue: any CallbackQueue) {
    state.withLock { $0.note(queue) }
    outside.add()
  }

  /// Runs a job of an app's task when its turn comes.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = JobWork(UnownedJob(job), on: self)
    guard jobs.wrappingAdd(1, ordering: .relaxed).newValue <= Self.mostJobs else {
      return JobWork.queue.enqueue { job.run() }
    }
    change { $0.line.add(job, to: .queue(JobWork.queue)) }
    if !load.reading.isHeld { pump() }
  }

  /// The number of jobs at one instant after which a task spins, and is not waited for.
  private static var mostJobs: Int { 100_000 }
}

/// One job of an app's task.
private final class JobWork: CallbackWork {
  static let queue = DispatchQueue(label: "tasks of the app", attributes: .concurrent)

  private let job: UnownedJob
  private let executor: CallbackCourier

  init(_ job: UnownedJob, on executor: CallbackCourier) {
    (self.job, self.executor) = (job, executor)
  }

  func run() { job.runSynchronously(on: executor.asUnownedTaskExecutor()) }
}

// MARK: Waits

extension CallbackCourier {
  /// The deadline of the next wait that is not cancelled.
  var nextWait: PhoneInstant? {
    waitCount.load(ordering: .acquiring) == 0 ? nil : waits.withLock { $0.nextDeadline }
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
    guard waitCount.load(ordering: .acquiring) > 0,
      let kind = change({ $0.takeDue(at: instant) })
    else { return false }
    switch kind {
    case .sleep(let continuation): continuation.resume()
    case .work(let wait): if wait.isWanted() { wait.queue.deliver(through: self, wait.body) }
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
