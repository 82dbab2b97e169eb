/// What a person sees of the parameters of an intent.
public protocol ParameterSummary {}

/// A sentence with parameters in it, which is not shown.
@Kept("init(_ summaryString: ParameterSummaryString<Intent>)")
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {}

/// A sentence with the parameters of an intent in it.
@Kept("init(stringLiteral value: String); init(stringInterpolation: StringInterpolation)")
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// A literal with parameters in it.
  @Kept(
    """
    init(literalCapacity: Int, interpolationCount: Int); mutating func appendLiteral(_ literal: String)
    mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>)
    """)
  public struct StringInterpolation: StringInterpolationProtocol {}
}
