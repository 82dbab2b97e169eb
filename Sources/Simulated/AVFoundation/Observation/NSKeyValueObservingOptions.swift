/// What to pass to an observer, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options, as bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Passes the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Passes the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls the handler with the current value on registration.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Calls the handler before each change, too; not supported.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
