import Dispatch

/// An executor on which tasks take turns, in the order in which they become ready.
final class OneLane: TaskExecutor {
  private let queue = DispatchQueue(label: "one lane")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
