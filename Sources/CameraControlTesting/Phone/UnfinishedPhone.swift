/// A phone that a test is done with although something is left over.
public struct UnfinishedPhone: Error, Hashable, Sendable {
  /// What is left over.
  public var leftovers: [Leftover]
}

extension UnfinishedPhone: CustomStringConvertible {
  /// What is left over, one thing on each line.
  public var description: String {
    "the phone is left with:" + leftovers.map { "\n  - \($0)" }.joined()
  }
}
