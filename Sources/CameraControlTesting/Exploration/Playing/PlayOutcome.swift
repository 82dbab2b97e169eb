/// What became of a run.
struct PlayOutcome: Sendable {
  /// The steps that were performed.
  var steps: [GestureStep] = []

  /// The first claim that was broken.
  var broken: BrokenClaim?

  /// The state after the last step, before everything came to rest.
  var state: StateKey?

  /// The moves that are possible in that state.
  var possible: [Int] = []

  /// Everything that happened.
  var trace: Trace?

  /// The pairs of state and move that the run has covered.
  var visits: [Coverage.Visit] = []
}
