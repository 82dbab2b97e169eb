import CameraControl

/// The clock of a simulated phone, for app code that takes a clock; it moves when the phone's time
/// does.
///
/// A sleeper wakes when the phone has come to its deadline, of several the one with the earlier
/// deadline, and of equal ones the one that slept first. What a sleeper does after it woke is the
/// app's own work: a test that depends on it says so, for example by waiting until it sleeps again.
///
/// ```swift
/// let blinking = Task { try await blink(every: .seconds(1), on: phone.clock) }
/// try await phone.clock.waitForSleepers(1)
/// await phone.wait(.seconds(1))
/// ```
public final class VirtualClock: Clock, Sendable {
  /// An instant of the clock is one of the phone.
  public typealias Instant = PhoneInstant

  private let sleepers = Locked(Sleepers())
  private let changes = ChangeSignal()
  private let time: @Sendable () -> PhoneInstant
  private let patience: @Sendable () -> Duration

  init(
    time: @escaping @Sendable () -> PhoneInstant, patience: @escaping @Sendable () -> Duration
  ) {
    self.time = time
    self.patience = patience
  }

  /// The phone's present instant.
  public var now: PhoneInstant { time() }

  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many tasks sleep.
  public var sleeperCount: Int { sleepers.withLock { $0.count } }

  /// Sleeps until the phone has come to `deadline`, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: Has no effect; virtual time is exact.
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: PhoneInstant, tolerance: Duration? = nil) async throws {
    guard deadline > now else { return try Task.checkCancellation() }
    let ticket = sleepers.withLock { $0.makeTicket() }
    defer { sleepers.withLock { $0.forget(ticket) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let refused = sleepers.withLock { $0.add(ticket, until: deadline, continuation) }
        refused?.resume(throwing: CancellationError())
        changes.send()
      }
    } onCancel: {
      let cancelled = sleepers.withLock { $0.cancel(ticket) }
      cancelled?.resume(throwing: CancellationError())
      changes.send()
    }
  }

  /// Waits until so many tasks sleep, or more.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - fileID: Where the call stands.
  ///   - line: Where the call stands.
  /// - Throws: ``UnmetWait`` if it takes longer than the phone's patience.
  public func waitForSleepers(
    _ count: Int = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    let isMet = await changes.wait(patience: patience()) { [self] in sleeperCount >= count }
    guard isMet else {
      throw UnmetWait(
        for: "\(count) sleeping on the clock, where there were \(sleeperCount)",
        fileID: fileID, line: line, at: now)
    }
  }
}

extension VirtualClock {
  /// When the next sleeper wakes.
  var nextDeadline: PhoneInstant? { sleepers.withLock { $0.nextDeadline } }

  /// Wakes whoever has slept long enough, one after the other.
  func wake(at instant: PhoneInstant) {
    while let sleeper = sleepers.withLock({ $0.takeDue(at: instant) }) { sleeper.resume() }
  }
}
