/// What an intent returns.
public protocol IntentResult: Sendable {
  /// The type of the value; `Never` if there is none.
  associatedtype Value
  /// The value, or `nil` if there is none.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult {}

/// A result with a further intent.
public protocol OpensIntent: IntentResult {}

extension Never: IntentResult {
  /// The value, which cannot be asked for, since there is no such result.
  public var value: Never? { self }
}
