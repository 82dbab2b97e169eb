// Modifiers that pass values to the views of a scene, or receive values from them.
extension Scene {
  #kept(
    """
    func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void) -> some Scene = ModifiedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
    func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene = ModifiedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
    func onChange<Value: Equatable>(of value: Value, perform action: @escaping (_ newValue: Value) -> Void) -> some Scene = ModifiedScene(content: self) { $0.onChange(of: value, perform: action) }
    func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene = ModifiedScene(content: self) { $0.environment(object) }
    func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene = ModifiedScene(content: self) { $0.environment(keyPath, value) }
    func defaultSize(_ size: CGSize) -> some Scene = self
    func defaultSize(width: CGFloat, height: CGFloat) -> some Scene = self
    func windowResizability(_ resizability: WindowResizability) -> some Scene = self
    func handlesExternalEvents(matching conditions: Set<String>) -> some Scene = self
    """)
}

/// How a person can resize a window; on a phone, a person can't.
@Described("automatic; contentSize; contentMinSize")
public struct WindowResizability: Hashable, Sendable, CustomStringConvertible {}
