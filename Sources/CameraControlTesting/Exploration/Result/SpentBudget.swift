/// The random scripts that were run in a time, so that they can be run again exactly.
public struct SpentBudget: Hashable, Codable, Sendable {
  /// The number of scripts.
  public var scripts: Int

  /// The number of steps of each.
  public var length: Int

  /// The seed from which all of them follow.
  public var seed: UInt64
}

extension SpentBudget: CustomStringConvertible {
  /// The part that runs the same scripts, as code.
  public var description: String {
    ".random(scripts: \(scripts), length: \(length), seed: \(seed))"
  }
}
