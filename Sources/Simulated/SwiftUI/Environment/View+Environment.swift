extension View {
  /// Sets a value in the environment of the view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { EnvironmentView(content: self) { $0[keyPath: keyPath] = value } }

  /// Provides an observable object to the view, or hides the one provided further out.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { $0.provide(object) }
  }

  /// Changes a value in the environment of the view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View { EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) } }

  /// Disables the buttons and taps of the view; it cannot enable what a view further out disables.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Makes the buttons and taps of the view unreachable, or leaves them reachable.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isReachable = $0.isReachable && enabled }
  }
}

/// A view with an environment of its own.
struct EnvironmentView<Content: View>: ShownView, Wrapping {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func show(in renderer: Renderer) -> [UIView] { renderer.with(change) { renderer.show(content) } }
}
