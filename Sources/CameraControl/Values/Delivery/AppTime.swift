/// The part of a courier that handles an app's waits in virtual time and runs the app's tasks.
package protocol AppTime: TaskExecutor {
  /// Sleeps until an instant; throws `CancellationError` if the task is canceled first.
  func sleep(until deadline: PhoneInstant) async throws

  /// Schedules work for a later instant.
  func add(_ wait: AppWait)

  /// Tells the courier that a job may soon be enqueued on a serial queue.
  func expectJob(on queue: any CallbackQueue)

  /// Wraps work that the app enqueues, so that the courier waits for it.
  func following(
    _ work: @escaping @Sendable () -> Void, on queue: any CallbackQueue
  ) -> @Sendable () -> Void

  /// Makes the courier also wait for jobs that it doesn't enqueue itself.
  func watch(_ jobs: OutsideJobs)
}

/// Work that an app schedules for a later instant.
package struct AppWait: Sendable {
  /// When the work is due.
  package var deadline: PhoneInstant

  /// The interval at which the work repeats; `nil` if it runs once.
  package let interval: Duration?

  /// The queue that runs the work.
  package let queue: any CallbackQueue

  /// Returns `false` once the app has canceled the wait.
  package let isWanted: @Sendable () -> Bool

  package let body: @Sendable () -> Void

  package init(
    until deadline: PhoneInstant, every interval: Duration? = nil, on queue: any CallbackQueue,
    while isWanted: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable () -> Void
  ) {
    (self.deadline, self.interval, self.queue) = (deadline, interval, queue)
    (self.isWanted, self.body) = (isWanted, body)
  }
}

/// Jobs that a courier can only count: those of the main actor, and of actors that run on a queue.
package final class OutsideJobs: Sendable {
  /// Returns the number of such jobs that the process has enqueued so far.
  package let count: @Sendable () -> Int

  /// Runs the main actor's pending jobs, if called on the main thread outside such a job.
  package let runHere: @Sendable () -> Void

  package init(count: @escaping @Sendable () -> Int, runHere: @escaping @Sendable () -> Void) {
    (self.count, self.runHere) = (count, runHere)
  }
}
