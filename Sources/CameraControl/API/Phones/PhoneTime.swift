/// The virtual time of the current phone, for modules whose functions wait.
package struct PhoneTime: Sendable {
  /// The app that waits.
  package let app: PhoneApp

  /// The app's waits and tasks.
  package let waits: any AppTime

  /// The time of the phone that is current; `nil` if there is none, or if it runs in real time.
  package static var current: PhoneTime? {
    guard let app = AmbientPhone.app else { return nil }
    return app.phone.host.courier?.appTime.map { PhoneTime(app: app, waits: $0) }
  }

  /// Sleeps for a while; throws `CancellationError` if the task is canceled first.
  package func sleep(for duration: Duration) async throws {
    try await waits.sleep(until: app.phone.now.advanced(by: max(duration, .zero)))
  }

  /// Calls `body` on a queue after a while, with the app as the current one.
  ///
  /// - Parameters:
  ///   - delay: How long to wait.
  ///   - interval: How long to wait between calls; `nil` for one call.
  ///   - queue: Where to call.
  ///   - isWanted: Returns `false` once the app has canceled the wait.
  ///   - body: What to call.
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
}

extension PhoneTime {
  /// Returns work that the app puts on a queue, for which the phone waits, with the app as the current one.
  package func following(
    _ work: @escaping @Sendable () -> Void, on queue: any CallbackQueue
  ) -> @Sendable () -> Void {
    waits.following({ [app] in AmbientPhone.withApp(app, work) }, on: queue)
  }
}

// Modules that shadow the library's functions reach them by these names.
extension Task where Failure == Never {
  /// Creates a task that no phone knows.
  package static func unseen(
    name: String?, priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task { Task(name: name, priority: priority, operation: operation) }

  /// Creates a task that no phone knows and that inherits nothing.
  package static func unseenDetached(
    name: String?, priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task { detached(name: name, priority: priority, operation: operation) }
}

extension Task where Failure == any Error {
  /// Creates a task that no phone knows and that can fail.
  package static func unseen(
    name: String?, priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task { Task(name: name, priority: priority, operation: operation) }

  /// Creates a task that no phone knows, that can fail and that inherits nothing.
  package static func unseenDetached(
    name: String?, priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task { detached(name: name, priority: priority, operation: operation) }
}
