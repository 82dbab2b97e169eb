/// What a courier does for an app that waits in virtual time, and for the app's tasks.
package protocol AppTime: TaskExecutor {
  /// Sleeps until an instant; throws `CancellationError` if the task is canceled first.
  func sleep(until deadline: PhoneInstant) async throws

  /// Adds work that is due later.
  func add(_ wait: AppWait)

  /// Tells the courier that a job may join a queue, which is serial.
  func expectJob(on queue: any CallbackQueue)

  /// Returns work that the app puts on a queue, for which the courier waits.
  func following(
    _ work: @escaping @Sendable () -> Void, on queue: any CallbackQueue
  ) -> @Sendable () -> Void

  /// Lets the courier wait for jobs that it doesn't carry.
  func watch(_ jobs: OutsideJobs)
}

/// Work of an app that is due later.
package struct AppWait: Sendable {
  /// When the work is due.
  package var deadline: PhoneInstant

  /// How long after each time the work is due again; `nil` if it is due once.
  package let interval: Duration?

  /// The queue of the work.
  package let queue: any CallbackQueue

  /// Whether the app has not canceled the wait.
  package let isWanted: @Sendable () -> Bool

  /// The work.
  package let body: @Sendable () -> Void

  package init(
    until deadline: PhoneInstant, every interval: Duration? = nil, on queue: any CallbackQueue,
    while isWanted: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable () -> Void
  ) {
    (self.deadline, self.interval, self.queue) = (deadline, interval, queue)
    (self.isWanted, self.body) = (isWanted, body)
  }
}

/// The jobs that a courier can only count: those of the main actor, and of actors on queues.
package final class OutsideJobs: Sendable {
  /// Returns how many jobs the process has had so far.
  package let count: @Sendable () -> Int

  /// Runs the main actor's jobs that wait, if the calling thread is the main thread and can run them.
  package let runHere: @Sendable () -> Void

  package init(count: @escaping @Sendable () -> Int, runHere: @escaping @Sendable () -> Void) {
    (self.count, self.runHere) = (count, runHere)
  }
}
