import CameraControl
import Synchronization

// These functions shadow the standard library's functions with the same names. Without a phone in virtual
// time, they call the originals.

extension Task where Failure == Never {
  /// Creates a task; on a simulated phone, the phone tracks when the task runs.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) {
    if let time = PhoneTime.seeingTasks {
      self.init(
        name: name, executorPreference: time.waits, priority: priority, operation: operation)
    } else {
      self = .unseen(name: name, priority: priority, operation: operation)
    }
  }

  /// Creates a detached task; on a simulated phone, it inherits the current app.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task {
    guard let time = PhoneTime.seeingTasks else {
      return unseenDetached(name: name, priority: priority, operation: operation)
    }
    return detached(name: name, executorPreference: time.waits, priority: priority) {
      await AmbientPhone.withApp(time.app) { await operation() }
    }
  }
}

extension Task where Failure == any Error {
  /// Creates a task that can throw; on a simulated phone, the phone tracks when the task runs.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    if let time = PhoneTime.seeingTasks {
      self.init(
        name: name, executorPreference: time.waits, priority: priority, operation: operation)
    } else {
      self = .unseen(name: name, priority: priority, operation: operation)
    }
  }

  /// Creates a detached task that can throw; on a simulated phone, it inherits the current app.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task {
    guard let time = PhoneTime.seeingTasks else {
      return unseenDetached(name: name, priority: priority, operation: operation)
    }
    return detached(name: name, executorPreference: time.waits, priority: priority) {
      try await AmbientPhone.withApp(time.app) { try await operation() }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Sleeps for a duration; on a simulated phone, in the phone's time.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    if let time = PhoneTime.current(on: clock), let duration = duration as? Duration {
      try await time.sleep(for: duration)
    } else {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
  }

  /// Sleeps until an instant; on a simulated phone, in the phone's time.
  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    let now = LastNow.taken(of: clock, before: deadline) ?? clock.now
    if let time = PhoneTime.current(on: clock),
      let left = now.duration(to: deadline) as? Duration
    {
      try await time.sleep(for: left.roundedUp)
    } else {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }
  }

  /// Sleeps for a number of nanoseconds; on a simulated phone, in the phone's time.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    let duration = Duration.nanoseconds(Int64(clamping: duration))
    if let time = PhoneTime.current(on: .continuous) {
      try await time.sleep(for: duration)
    } else {
      try await ContinuousClock().sleep(until: .now + duration)
    }
  }
}

extension PhoneTime {
  /// The phone's time, if a sleep on a clock uses it; `nil` if the sleep uses the clock itself.
  fileprivate static func current(on clock: some Clock) -> PhoneTime? {
    clock is ContinuousClock || clock is SuspendingClock ? current(for: "Task.sleep") : nil
  }

  /// The time of the current phone, which from now on waits for the app's tasks and enqueued work.
  static var seeingTasks: PhoneTime? {
    guard let time = current else { return nil }
    time.waits.watch(jobs)
    return time
  }

  private static let jobs = OutsideJobs {
    simulatedPhoneMainJobs() + QueueJobs.count.load(ordering: .acquiring)
  } runHere: {
    simulatedPhoneRunMainJobs()
  }
}

extension Duration {
  /// The duration, rounded up to a whole millisecond.
  var roundedUp: Duration {
    let (seconds, attoseconds) = components
    let unit: Int64 = 1_000_000_000_000_000
    return .seconds(seconds) + .milliseconds((attoseconds + unit - 1) / unit)
  }
}

// MARK: Points in real time

extension ContinuousClock.Instant {
  /// The current instant; a simulated phone measures the task's next sleep from it.
  public static var now: Self { LastNow.noted(ContinuousClock.now) }
}

extension SuspendingClock.Instant {
  /// The current instant; a simulated phone measures the task's next sleep from it.
  public static var now: Self { LastNow.noted(SuspendingClock.now) }
}

/// The instant that each task of a phone's app read last.
///
/// An app sleeps until `.now + .seconds(1)`. The real time that the task takes between reading `.now` and
/// starting the sleep, on another executor, must not count.
private final class LastNow: Sendable {
  private let known = Guarded<[Int: any Sendable]>([:])

  /// The instants of the current phone's tasks, one object for each phone.
  private static var current: LastNow? {
    guard let phone = PhoneTime.current?.app.phone else { return nil }
    return phone.attachedObjects.object(for: ObjectIdentifier(self)) { LastNow() }
  }

  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  static func noted<Instant: Sendable>(_ now: Instant) -> Instant {
    if let task, let current { current.known.withLock { $0[task] = now } }
    return now
  }

  /// Removes and returns the task's instant; `nil` if it is missing, or later than the deadline.
  static func taken<C: Clock>(of clock: C, before deadline: C.Instant) -> C.Instant? {
    guard let task, let current else { return nil }
    let now = current.known.withLock { $0.removeValue(forKey: task) } as? C.Instant
    return now.flatMap { $0 <= deadline ? $0 : nil }
  }
}
