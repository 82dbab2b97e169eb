/// What is special about a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: UInt32

  /// Makes flags from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// It is a time.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// It is not exact.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// It is later than any time.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// It is earlier than any time.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// It is not known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
}
