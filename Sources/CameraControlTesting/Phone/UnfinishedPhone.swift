/// An error that lists what a test left behind on a phone.
public struct UnfinishedPhone: Error, Hashable, Sendable {
  /// The leftovers.
  public var leftovers: [Leftover]
}

extension UnfinishedPhone: CustomStringConvertible {
  /// The leftovers, one per line.
  public var description: String {
    "the phone is left with:" + leftovers.map { "\n  - \($0)" }.joined()
  }
}
