extension View {
  /// Adds a task that starts when the view appears and is cancelled when it disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { TaskView(content: self, id: 0, priority: priority, action: action) }

  /// Adds a task that starts when the view appears, starts anew when a value changes, and is
  /// cancelled when the view disappears.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { TaskView(content: self, id: value, priority: priority, action: action) }
}

private struct TaskView<Content: View, ID: Equatable>: ShownView, Wrapping {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func show(in renderer: Renderer) -> [UIView] {
    let work = renderer.keep { ViewTask(id: id) }
    (work.id, work.priority, work.action) = (id, priority, action)
    return renderer.showLiving(content, with: work)
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
