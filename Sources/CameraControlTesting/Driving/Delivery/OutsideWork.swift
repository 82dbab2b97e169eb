import CameraControl
import Synchronization

/// The work of an app that no courier delivers: jobs of the main actor and of actors on queues, and
/// work that the app itself adds to queues.
///
/// Jobs are counted before they join their queue, which is serial, so an empty piece that joins it later
/// shows when they have run. What the app itself puts on a queue, which may be a concurrent one, is known
/// until it has run.
final class OutsideWork: Sendable {
  private let presentJobs = AtomicLazyReference<OutsideJobs>()
  private let counted = Atomic<Int>(0)
  private let seen = Atomic<Int>(0)
  private let pending = Guarded(Pending())
  private let changes = ChangeSignal()

  /// The work that has not run yet.
  private struct Pending {
    var queues: [Int: any CallbackQueue] = [:]
    var last = 0
  }

  /// The jobs to count, once the app has created a task or put work on a queue.
  var jobs: OutsideJobs? { presentJobs.load() }

  /// Whether there is work that has not been seen to end.
  var isNew: Bool {
    total != seen.load(ordering: .relaxed) || pending.withLock { !$0.queues.isEmpty }
  }

  private var total: Int { counted.load(ordering: .acquiring) + (jobs?.count() ?? 0) }

  /// Begins to count jobs.
  func watch(_ jobs: OutsideJobs) { _ = presentJobs.storeIfNil(jobs) }

  /// Counts one more job.
  func add() { counted.wrappingAdd(1, ordering: .acquiringAndReleasing) }

  /// Returns work for a queue that is pending until it has run.
  func following(
    _ work: @escaping @Sendable () -> Void, on queue: any CallbackQueue
  ) -> @Sendable () -> Void {
    let number = pending.withLock { pending in
      pending.last += 1
      pending.queues[pending.last] = queue
      return pending.last
    }
    add()
    return { [self] in
      work()
      pending.withLock { _ = $0.queues.removeValue(forKey: number) }
      changes.send()
    }
  }

  // MARK: Waiting

  /// Waits until what the app has put on queues has run; returns `false` if the patience ends.
  func wait(patience: Duration) -> Bool {
    hasRun
      || changes.wait(patience: patience) {
        jobs?.runHere()
        return hasRun
      }
  }

  /// Waits like the synchronous version.
  func wait(patience: Duration, endsIfCancelled: Bool) async -> Bool {
    if hasRun { return true }
    if endsIfCancelled { return await changes.wait(patience: patience) { hasRun } }
    // In a new task, because the cancellation of the caller must not end the wait.
    return await Task { await changes.wait(patience: patience) { hasRun } }.value
  }

  /// Whether everything has run that can run before the calling code returns.
  private var hasRun: Bool {
    let queues = pending.withLock { Array($0.queues.values) }
    // A global queue runs work on other threads, too, so its work can run.
    return queues.allSatisfy { $0.isCurrent && !$0.label.hasPrefix("com.apple.root.") }
  }

  /// The queue of what has been pending longest.
  var oldestQueue: (any CallbackQueue)? {
    pending.withLock { pending in pending.queues.min { $0.key < $1.key }?.value }
  }

  /// Forgets what is pending, and returns the queues.
  func giveUp() -> [any CallbackQueue] {
    pending.withLock { pending in
      defer { pending.queues = [:] }
      return pending.queues.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// The rounds of one wait, each of which sends an empty piece to every queue.
  ///
  /// The wait ends after two rounds in which nothing was counted. In the first of them, a job may join its
  /// queue behind the piece, because it was counted just before. The job that caused it was in front of the
  /// piece, so in the second round it is in front, too. How long a round takes does not matter.
  struct Rounds {
    private var total = -1
    private var (calm, count) = (0, 0)

    /// Begins another round, and returns whether there has to be one.
    ///
    /// `isComplete` says whether the work on all queues can run before the wait ends.
    mutating func go(on work: OutsideWork, isComplete: Bool = true) -> Bool {
      let total = work.total
      calm = total == self.total ? calm + 1 : 0
      self.total = total
      count += 1
      guard calm < 2, count < Self.most else {
        if isComplete { work.seen.store(total, ordering: .relaxed) }
        return false
      }
      return true
    }

    /// The number of rounds, and so of jobs that follow each other at one instant, after which the main
    /// actor spins, and is not waited for.
    private static let most = 10_000
  }
}
