// swift-format-ignore: AmbiguousTrailingClosureOverload
// Apple's overloads, which the number of the closure's parameters tells apart.
extension Scene {
  /// Adds an action for changes of a value between two updates.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Adds an action for changes of a value between two updates.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Adds an action for changes of a value between two updates; deprecated on phones.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene { ModifiedScene(content: self) { $0.onChange(of: value, perform: action) } }

  /// Provides an observable object to the views of the scene.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(content: self) { $0.environment(object) }
  }

  /// Sets a value in the environment of the scene's views.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { ModifiedScene(content: self) { $0.environment(keyPath, value) } }
}
