/// The flags of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The flags, as bits.
  public let rawValue: UInt32

  /// Creates flags from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time has been rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is positive infinity.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is negative infinity.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is indefinite.
  public static let indefinite = CMTimeFlags(rawValue: 16)
}
