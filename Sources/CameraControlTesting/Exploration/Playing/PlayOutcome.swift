/// What became of a run.
struct PlayOutcome: Sendable {
  /// The steps that were performed.
  var steps: [GestureStep] = []

  /// The claims that were broken, in order, each once.
  var broken: [BrokenClaim] = []

  /// The state after the last step, before everything came to rest.
  var state: StateKey?

  /// The moves that are possible in that state.
  var possible: [Int] = []

  /// Everything that happened.
  var trace: Trace?

  /// The pairs of state and move that the run has covered.
  var visits: [Coverage.Visit] = []

  /// The walk of a random script, with what it has learned.
  var walk: RandomWalk?

  /// How often each part of the app was called.
  var calls = AppCalls()

  /// Returns what the run says about a claim, if it broke it.
  func breach(of key: BrokenClaim.Key) -> BrokenClaim? { broken.first { $0.key == key } }
}
