/// A description of an intent's parameters for the person.
public protocol ParameterSummary {}

/// A sentence that contains parameters; the simulation doesn't show it.
@Kept("init(_ summaryString: ParameterSummaryString<Intent>)")
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {}

/// A sentence that contains parameters of an intent.
@Kept("init(stringLiteral value: String); init(stringInterpolation: StringInterpolation)")
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// A string interpolation that contains parameters.
  @Kept(
    """
    init(literalCapacity: Int, interpolationCount: Int); mutating func appendLiteral(_ literal: String)
    mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>)
    """)
  public struct StringInterpolation: StringInterpolationProtocol {}
}
