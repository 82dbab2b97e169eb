import CameraControl
import Synchronization

/// Counts the work of an app that a courier does not carry: jobs of the main actor, and what the app
/// puts on queues.
///
/// Such work is done once the queues are seen to be empty in two rounds without more of it: work that
/// was counted before the first round may have joined its queue only during that round.
final class OutsideWork: Sendable {
  private let presentMain = AtomicLazyReference<MainJobs>()
  private let counted = Atomic<Int>(0)
  private let seen = Atomic<Int>(0)

  /// The main actor's jobs, once the app has a task or work of its own.
  var main: MainJobs? { presentMain.load() }

  /// Whether there is work that has not been seen to end.
  var isNew: Bool { total != seen.load(ordering: .relaxed) }

  /// Begins to count.
  func watch(_ main: MainJobs) { _ = presentMain.storeIfNil(main) }

  /// Counts one more piece.
  func add() { counted.wrappingAdd(1, ordering: .acquiringAndReleasing) }

  private var total: Int { counted.load(ordering: .acquiring) + (main?.count() ?? 0) }

  /// The rounds of one wait.
  struct Rounds {
    private var total = -1
    private var (calm, count) = (0, 0)

    /// Returns whether there has to be another round.
    mutating func go(on work: OutsideWork) -> Bool {
      let total = work.total
      calm = total == self.total ? calm + 1 : 0
      self.total = total
      count += 1
      guard calm < 2, count < Self.most else {
        work.seen.store(total, ordering: .relaxed)
        return false
      }
      return true
    }

    /// After so many, work goes on forever, and the phone goes on without it.
    private static let most = 1_000
  }
}
