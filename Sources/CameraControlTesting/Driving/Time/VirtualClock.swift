import CameraControl

/// The clock of a simulated phone, for app code that takes a clock.
///
/// The clock shows the phone's time. Sleeping tasks wake when the phone's time reaches their
/// deadlines, in the order of the deadlines. Tasks with equal deadlines wake in the order in which
/// they fell asleep. The phone doesn't wait for the work that a task does after it wakes. If your
/// test needs the work of a task, wait for the work, for example until the task sleeps again.
///
/// ```swift
/// let blinking = Task { try await blink(every: .seconds(1), on: phone.clock) }
/// try await phone.clock.waitForSleepers(1)
/// await phone.wait(.seconds(1))
/// ```
public final class VirtualClock: Clock, Sendable {
  /// An instant of the phone.
  public typealias Instant = PhoneInstant

  private let phone: Phone
  private let courier: CallbackCourier
  private let changes: ChangeSignal

  /// Creates a clock that shows the time of a phone, whose courier keeps what apps wait for.
  init(of phone: Phone, by courier: CallbackCourier, changes: ChangeSignal) {
    (self.phone, self.courier, self.changes) = (phone, courier, changes)
  }

  /// The phone's current time.
  public var now: PhoneInstant { phone.now }

  /// The resolution of the clock, which is one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The number of tasks that sleep on the clock.
  public var sleeperCount: Int { courier.waits.withLock { $0.sleeperCount } }

  /// Sleeps until the phone reaches `deadline`, or the task is canceled.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: Ignored, because virtual time is exact.
  /// - Throws: `CancellationError` if the task is canceled first.
  public func sleep(until deadline: PhoneInstant, tolerance: Duration? = nil) async throws {
    guard deadline > now else { return try Task.checkCancellation() }
    try await courier.suspend(until: deadline)
  }

  /// Waits until at least `count` tasks sleep on the clock.
  ///
  /// - Parameters:
  ///   - count: The number of tasks.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait`` if the wait takes longer than the phone's `patience`;
  ///   `CancellationError` if the task is canceled.
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
