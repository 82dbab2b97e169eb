/// A property of a view that can cause the view to be updated.
///
/// The library connects the states, objects and environment values in such a property as it does
/// those of a view.
public protocol DynamicProperty {
  /// Called before the body of the view is evaluated.
  ///
  /// The library calls it on a copy of the property: what it writes to a state or an object lasts, and
  /// what it writes to another stored property does not reach the body, as it would on a phone.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
