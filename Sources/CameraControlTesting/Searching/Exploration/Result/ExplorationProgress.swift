/// The progress of an exploration.
public enum ExplorationProgress: Hashable, Sendable {
  /// The exploration begins, with at most `mostScripts` scripts; `nil` if unlimited or too large.
  ///
  /// For an exhaustive search, the number includes the scripts of all shards; for other parts, only
  /// the scripts of this shard.
  case begins(mostScripts: Int?)
  /// The exploration has run this many scripts.
  case explored(scripts: Int, states: Int, failures: Int)
  /// A script breaks a property; the exploration shortens the script next.
  case found(property: String, script: GestureScript)
  /// The exploration has finished shortening a script; this is the failure.
  case failed(ExplorationFailure)
}
