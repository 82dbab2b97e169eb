/// The virtual time of the current phone, for functions of the simulated frameworks that wait.
package struct PhoneTime: Sendable {
  /// The app that waits.
  package let app: PhoneApp

  /// The part of the courier that handles the app's waits and tasks.
  package let waits: any AppTime

  /// The time of the current phone; `nil` without a current phone, or if it runs in real time.
  package static var current: PhoneTime? {
    guard let app = AmbientPhone.app else { return nil }
    return app.phone.host.courier?.appTime.map { PhoneTime(app: app, waits: $0) }
  }

  /// The time of the current phone for a wait; without a current phone, the phone of the test warns of it.
  package static func current(for wait: StaticString) -> PhoneTime? {
    if AmbientPhone.app == nil { DrivenPhones.reportRealTime(of: wait) }
    return current
  }

  /// Sleeps for a duration; throws `CancellationError` if the task is canceled first.
  package func sleep(for duration: Duration) async throws {
    try await waits.sleep(until: app.phone.now.advanced(by: max(duration, .zero)))
  }

  /// Calls `body` on a queue after a delay, with `app` as the current app, and again after each interval.
  ///
  /// `isWanted` returns `false` once the app has canceled the wait.
  package func call(
    after delay: Duration, every interval: Duration? = nil, on queue: any CallbackQueue = .main,
    while isWanted: @escaping @Sendable () -> Bool = { true },
    _ body: @escaping @Sendable () -> Void
  ) {
    let wait = AppWait(
      until: app.phone.now.advanced(by: max(delay, .zero)), every: interval, on: queue,
      while: isWanted
    ) { [app] in AmbientPhone.withApp(app, body) }
    waits.add(wait)
  }

  /// Wraps work that the app enqueues: the phone waits for it, and `app` is current while it runs.
  package func following(
    _ work: @escaping @Sendable () -> Void, on queue: any CallbackQueue
  ) -> @Sendable () -> Void {
    waits.following({ [app] in AmbientPhone.withApp(app, work) }, on: queue)
  }
}

// SimulatedFoundation shadows the standard library's functions, and calls the originals by these names.
extension Task where Failure == Never {
  /// Creates a task that no phone tracks.
  package static func unseen(
    name: String?, priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task {
    let operation = Handoff(operation)
    return TestIdentity.passingOn {
      Task(name: name, priority: priority, operation: operation.value)
    }
  }

  /// Creates a detached task that no phone tracks.
  package static func unseenDetached(
    name: String?, priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task { detached(name: name, priority: priority, operation: operation) }
}

extension Task where Failure == any Error {
  /// Creates a task that no phone tracks and that can throw.
  package static func unseen(
    name: String?, priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task {
    let operation = Handoff(operation)
    return TestIdentity.passingOn {
      Task(name: name, priority: priority, operation: operation.value)
    }
  }

  /// Creates a detached task that no phone tracks and that can throw.
  package static func unseenDetached(
    name: String?, priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task { detached(name: name, priority: priority, operation: operation) }
}
