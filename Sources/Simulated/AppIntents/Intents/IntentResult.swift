/// The result of an intent.
public protocol IntentResult: Sendable {
  /// The type of the value; `Never` if there is none.
  associatedtype Value
  /// The value, or `nil` if there is none.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// A result with a dialog for the person.
public protocol ProvidesDialog: IntentResult {}

/// A result with an intent that runs next.
public protocol OpensIntent: IntentResult {}

extension Never: IntentResult {
  /// The value; it is never read, because no result of the type `Never` exists.
  public var value: Never? { self }
}
