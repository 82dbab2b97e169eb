/// What a person sees of the parameters of an intent.
public protocol ParameterSummary {}

/// A sentence with parameters in it, which is not shown.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a sentence.
  public init(_ summaryString: ParameterSummaryString<Intent>) {}
}

/// A sentence with the parameters of an intent in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Creates a sentence from a literal.
  public init(stringLiteral value: String) {}

  /// Creates a sentence from a literal with parameters in it.
  public init(stringInterpolation: StringInterpolation) {}

  /// A literal with parameters in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}
