/// A property wrapper for a name that views share.
@propertyWrapper
@Kept("init(); let wrappedValue: ID = ID()")
public struct Namespace: DynamicProperty, Sendable {
  /// A name.
  public struct ID: Hashable, Sendable {}
}
