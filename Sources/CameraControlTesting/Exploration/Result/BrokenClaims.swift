/// An error for an exploration that found scripts that break claims.
public struct BrokenClaims: Error, Hashable, Sendable {
  /// The failures, one for each claim.
  public var failures: [ExplorationFailure]

  /// The place of the call that expected none, such as `Module/File.swift:12`.
  public var place: String
}

extension BrokenClaims: CustomStringConvertible {
  /// The place, and every failure.
  public var description: String {
    "\(place):\n" + failures.map { "\($0)" }.joined(separator: "\n")
  }
}
