/// The progress of an exploration.
public enum ExplorationProgress: Hashable, Sendable {
  /// The exploration begins. It runs at most this many scripts, or more than can be counted.
  ///
  /// The scripts of an exhaustive search are those of all shards together; the others are those of
  /// this one.
  case begins(mostScripts: Int?)
  /// A number of scripts have been run.
  case explored(scripts: Int, states: Int, failures: Int)
  /// A script breaks a property; it is shortened next.
  case found(property: String, script: GestureScript)
  /// A failure is ready.
  case failed(ExplorationFailure)
}
