import Synchronization

/// The sessions that were created without a phone, because a test didn't make its phone current.
///
/// Because tests run in parallel, a phone counts only later sessions of the task that created the
/// phone. If no task created the phone, tests run one after the other, but XCTest creates the
/// phones of all tests beforehand. Such a phone counts all sessions that were created after the
/// phone, and after the end of any other phone.
package struct StraySessions: Sendable {
  private let task: Int?
  private let count: Int

  init() {
    task = Self.currentTask
    count = Self.count(for: task)
  }

  /// Whether there was a session since the phone was created.
  var isNotEmpty: Bool {
    let known = task == nil ? Self.settled.load(ordering: .relaxed) : 0
    return Self.count(for: task) > max(count, known)
  }

  /// Notes that the test of a phone has ended, so that no other test counts the sessions so far.
  package static func settle() { settled.store(count(for: nil), ordering: .relaxed) }

  /// Counts a session that belongs to no phone of a test.
  package static func add() {
    let task = currentTask
    counts.withLock { $0[task, default: 0] += 1 }
  }

  private static func count(for task: Int?) -> Int {
    counts.withLock { counts in
      task == nil ? counts.values.reduce(0, +) : counts[task] ?? 0
    }
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  private static let settled = Atomic(0)
  private static let counts = Guarded<[Int?: Int]>([:])
}

extension Phone {
  /// The explanation if a gesture had no effect because this phone has no session, and the app has
  /// created a session elsewhere; otherwise `nil`.
  package var strayNote: String? {
    let lacksSession = host.read { state in
      !state.hasHadSession
        && state.world.unanswered.counts.contains { $0.first.reasons.contains(.noSession) }
    }
    guard lacksSession, strays.isNotEmpty else { return nil }
    return "The app’s session belongs to no simulated phone, and this phone has none. "
      + "Create the app inside `asCurrent { … }` or after `install()`, or pass it the phone’s app."
  }
}
