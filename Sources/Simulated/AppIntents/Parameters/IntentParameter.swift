import CameraControl

/// A parameter of an intent.
///
/// The parameter has a value only if you set one or declare a default. The simulation doesn't ask
/// the person for a value, and ignores limits for values.
@propertyWrapper
@Kept(
  """
  convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil, requestValueDialog: IntentDialog? = nil) = self.init(title: title, value: nil)
  convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil, requestValueDialog: IntentDialog? = nil) = self.init(title: title, value: defaultValue)
  convenience init(description: LocalizedStringResource? = nil) = self.init(title: nil, value: nil)
  convenience init(description: LocalizedStringResource? = nil, default defaultValue: Value) = self.init(title: nil, value: defaultValue)
  """)
public final class IntentParameter<Value: _IntentValue>: Sendable {
  /// The title, or `nil` if there is none.
  public let title: LocalizedStringResource?

  private let stored: Guarded<Value?>

  private init(title: LocalizedStringResource?, value: Value?) {
    self.title = title
    stored = Guarded(value)
  }

  /// The value; as on a phone, the process ends if there is none.
  public var wrappedValue: Value {
    get {
      // A parameter whose type is optional needs no value.
      if let value = stored.withLock({ $0 }) ?? none { return value }
      preconditionFailure(
        "The parameter “\(title?.key ?? "\(Value.self)")” has no value. Give it one or a default.")
    }
    set { stored.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter { self }

  private var none: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
  }
}

// Apple's name has the underscore, too: apps see it in constraints and never write it.
// swift-format-ignore: NoLeadingUnderscores
/// A type whose values can be the values of an intent's parameter.
public protocol _IntentValue: Sendable {}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension Date: _IntentValue {}
extension URL: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}

/// An enumeration whose cases can be the values of an intent's parameter.
public protocol AppEnum: _IntentValue, RawRepresentable, CaseIterable, Hashable
where RawValue: LosslessStringConvertible {
  /// How the system shows the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// How the system shows each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
