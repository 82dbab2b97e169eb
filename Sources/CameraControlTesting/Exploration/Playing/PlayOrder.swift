/// A script to run, and what to tell of the run.
struct PlayOrder: Sendable {
  var script: Script
  var variant: ExplorationVariant

  /// Whether the outcome tells the state after the last step, and what is possible there.
  var wantsState = false

  /// Whether the outcome has the trace.
  var wantsTrace = false

  /// Whether the run counts towards coverage.
  var isCovered = true

  /// Where the steps of a script come from.
  enum Script: Sendable {
    /// Steps, which are performed as they are.
    case steps([GestureStep])
    /// Moves of the alphabet, each of which becomes a step when its turn comes.
    case moves([Int])
    /// A random choice of moves.
    case walk(RandomWalk)
  }
}
