/// The progress of an exploration.
public enum ExplorationProgress: Hashable, Sendable {
  /// The exploration begins, and runs at most `mostScripts` scripts.
  ///
  /// The number is `nil` if there is no limit, or if the limit is larger than `Int.max`.
  ///
  /// If you divide the exploration into shards, `mostScripts` includes the scripts that an
  /// exhaustive search runs in all shards, but only this shard's scripts of other parts.
  case begins(mostScripts: Int?)
  /// The numbers of scripts run, states reached, and failures found so far.
  case explored(scripts: Int, states: Int, failures: Int)
  /// A script made a property fail; the exploration now shortens the script.
  case found(property: String, script: GestureScript)
  /// The exploration has shortened the script of a failure.
  case failed(ExplorationFailure)
}
