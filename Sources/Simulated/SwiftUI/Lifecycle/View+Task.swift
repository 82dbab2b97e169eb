extension View {
  /// Adds a task that starts when the view appears and is canceled when it disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(id: 0, priority: priority, action) }

  /// Adds a task that starts when the view appears, starts anew when a value changes, and is
  /// canceled when the view disappears.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    living(ViewTask(id: value)) { ($0.id, $0.priority, $0.action) = (value, priority, action) }
  }
}

private final class ViewTask<ID: Equatable>: Lifecycle {
  var id: ID
  var priority = TaskPriority.userInitiated
  var action: @Sendable () async -> Void = {}
  private var started: (id: ID, task: Task<Void, Never>)?

  init(id: ID) { self.id = id }

  func settle() {
    if let started, started.id == id { return }
    started?.task.cancel()
    let action = action
    started = (id, Task(priority: priority) { await action() })
  }

  func disappear() {
    started?.task.cancel()
    started = nil
  }
}
