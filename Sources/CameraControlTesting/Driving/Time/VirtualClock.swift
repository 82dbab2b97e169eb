import CameraControl
import Synchronization

/// The clock of a simulated phone, for app code that takes a clock.
///
/// It shows the phone's time. A sleeping task wakes when the phone reaches its deadline; tasks wake
/// in the order of their deadlines and, for equal deadlines, in the order in which they went to
/// sleep. The phone doesn't wait for the work of a task that wakes. If your test depends on that
/// work, wait for it, for example until the task sleeps again.
///
/// ```swift
/// let blinking = Task { try await blink(every: .seconds(1), on: phone.clock) }
/// try await phone.clock.waitForSleepers(1)
/// await phone.wait(.seconds(1))
/// ```
public final class VirtualClock: Clock, Sendable {
  /// An instant of the phone.
  public typealias Instant = PhoneInstant

  private let sleepers = Guarded(Sleepers())
  // The number of sleeping tasks, so that a clock without any needs no lock. Written under the lock.
  // A caller that must not miss a task has waited for it, with `waitForSleepers` or otherwise, so the
  // write came first.
  private let count = Atomic<Int>(0)
  // Created with the first task that sleeps or waits for sleepers; most clocks have none.
  private let presentChanges = AtomicLazyReference<ChangeSignal>()
  private let phone: Phone
  private let courier: CallbackCourier

  /// Creates a clock that shows the time of a phone, and waits as patiently as a courier.
  init(of phone: Phone, patienceOf courier: CallbackCourier) {
    self.phone = phone
    self.courier = courier
  }

  private var changes: ChangeSignal {
    presentChanges.load() ?? presentChanges.storeIfNil(ChangeSignal())
  }

  /// The phone's present instant.
  public var now: PhoneInstant { phone.now }

  /// The resolution of the clock, which is one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The number of tasks that sleep on the clock.
  public var sleeperCount: Int { count.load(ordering: .acquiring) }

  /// Sleeps until the phone reaches `deadline`, or the task is canceled.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: Ignored, because virtual time is exact.
  /// - Throws: `CancellationError` if the task is canceled first.
  public func sleep(until deadline: PhoneInstant, tolerance: Duration? = nil) async throws {
    guard deadline > now else { return try Task.checkCancellation() }
    let ticket = sleepers.withLock { $0.makeTicket() }
    defer { sleepers.withLock { $0.forget(ticket) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let refused = change { $0.add(ticket, until: deadline, continuation) }
        refused?.resume(throwing: CancellationError())
        changes.send()
      }
    } onCancel: {
      let cancelled = change { $0.cancel(ticket) }
      cancelled?.resume(throwing: CancellationError())
      changes.send()
    }
  }

  /// Waits until at least `count` tasks sleep on the clock.
  ///
  /// - Parameters:
  ///   - count: The number of tasks.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait`` if it takes longer than the phone's patience; `CancellationError` if the
  ///   task is canceled.
  public func waitForSleepers(
    _ count: Int = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    let isMet = await changes.wait(patience: courier.patience) { [self] in sleeperCount >= count }
    guard isMet else {
      try Task.checkCancellation()
      let tasks = count == 1 ? "1 task" : "\(count) tasks"
      throw UnmetWait(
        for: "\(tasks) to sleep on the clock (\(sleeperCount) did)",
        fileID: fileID, line: line, at: now)
    }
  }
}

extension VirtualClock {
  /// The deadline of the next task to wake.
  var nextDeadline: PhoneInstant? {
    sleeperCount == 0 ? nil : sleepers.withLock { $0.nextDeadline }
  }

  /// Wakes the tasks whose deadlines have come, in order.
  func wake(at instant: PhoneInstant) {
    guard sleeperCount > 0 else { return }
    while let sleeper = change({ $0.takeDue(at: instant) }) { sleeper.resume() }
  }

  /// Changes the sleeping tasks, and updates their number.
  private func change(
    _ body: (inout Sleepers) -> Sleepers.Continuation?
  ) -> Sleepers.Continuation? {
    sleepers.withLock { sleepers in
      let result = body(&sleepers)
      count.store(sleepers.count, ordering: .releasing)
      return result
    }
  }
}
