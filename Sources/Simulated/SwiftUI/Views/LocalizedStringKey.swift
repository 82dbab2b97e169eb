public import Foundation

/// A text that is translated on a phone; here, it stays as it is.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Creates a key.
  public init(_ value: String) { text = value }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { text = value }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// A literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    /// Adds a number in a format such as `%.1f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      text += format.format(input)
    }
  }
}
