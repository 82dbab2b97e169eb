// A view can't enable views that an outer view disables, or let taps reach them.
extension View {
  #modifiers(
    #"""
    environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) = EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    environment<Object: AnyObject & Observable>(_ object: Object?) = EnvironmentView(content: self) { $0.provide(object) }
    transformEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) = EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
    disabled(_ disabled: Bool) = EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    allowsHitTesting(_ enabled: Bool) = EnvironmentView(content: self) { $0.isReachable = $0.isReachable && enabled }
    """#)

  /// Sets where the view's ``AppStorage`` properties store their values.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    EnvironmentView(content: self) { $0.defaultStore = store }
  }
}

/// A view with its own environment.
struct EnvironmentView<Content: View>: ShownView, Wrapping {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func show(in renderer: Renderer) -> [UIView] { renderer.with(change) { renderer.show(content) } }
}
