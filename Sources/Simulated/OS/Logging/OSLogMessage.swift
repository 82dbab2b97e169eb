import SimulatedCoreGraphics

/// A message for a log, with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from its parts.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text: String

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text = ""
    text.reserveCapacity(literalCapacity)
  }

  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  ///
  /// The simulated log shows all values, even private values, because it belongs to a test.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.pad(String(describing: value())) }

  /// Adds a number as digits after a base of 8, 10 or 16.
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.pad(format.text(of: value())) }

  /// Adds a number with a precision.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.pad(format.text(of: Double(value()))) }
}

/// Whether a log may show a value of a message: depending on the value's type, always, or never
/// because the value is private or sensitive.
@Kept(
  #"""
  static let auto: OSLogPrivacy = Self(name: "auto"); static let `public`: OSLogPrivacy = Self(name: "public")
  static let `private`: OSLogPrivacy = Self(name: "private")
  static let sensitive: OSLogPrivacy = Self(name: "sensitive")
  static func `private`(mask: Mask) -> OSLogPrivacy = .private
  static func sensitive(mask: Mask) -> OSLogPrivacy = .sensitive
  """#)
public struct OSLogPrivacy: Hashable, Sendable {
  private let name: String

  /// The replacement for a value that a log doesn't show.
  public enum Mask: Hashable, Sendable { case hash, none }
}
