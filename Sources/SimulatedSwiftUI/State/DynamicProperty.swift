/// A property of a view that can cause the view to be updated.
///
/// The library connects the states, objects and environment values in such a property as it does
/// those of a view. It does not call `update()`.
public protocol DynamicProperty {
  /// Called on a phone before the body of the view is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
