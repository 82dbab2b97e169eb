/// A property of a view that can cause the view to be updated.
///
/// The library connects the states, objects and environment values in such a property, as it does
/// in a view.
public protocol DynamicProperty {
  /// Called before the body of the view is evaluated.
  ///
  /// The library calls it on a copy of the property. A value that it writes to a state or an object
  /// lasts. A value that it writes to any other stored property, unlike on a phone, doesn't.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
