/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Makes options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The present value, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, which never comes.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
