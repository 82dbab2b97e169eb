import CameraControl

/// Turns a script that broke a claim into a failure: makes sure that it fails again, makes it
/// simpler, and compares it with a script that breaks nothing.
struct Investigation: Sendable {
  private let claim: String
  private let found: Candidate
  private let origin: ExplorationOrigin
  private let rank: [Int]
  private let steps: [GestureStep]
  private let variants: [ExplorationVariant]
  private var stage: Stage
  private var first: PlayOutcome?

  private enum Stage {
    /// The script runs twice more, to see whether it does the same. Can transition to: shrinking,
    /// comparing, done.
    case confirming
    /// The script is made simpler. Can transition to: showing.
    case shrinking(Shrinker)
    /// The simplest script runs again for its trace. Can transition to: comparing, done.
    case showing(Shrinker)
    /// The scripts with one step less run, to find the nearest that breaks nothing. Can transition
    /// to: done.
    case comparing(ExplorationFailure, Candidate, left: ArraySlice<Int>)
    /// The failure is ready. Can transition to nothing.
    case done(ExplorationFailure)
  }

  init(
    _ claim: String, _ found: Candidate, rank: [Int], _ origin: ExplorationOrigin,
    _ alphabet: Alphabet, _ variants: [ExplorationVariant]
  ) {
    self.claim = claim
    self.found = found
    self.origin = origin
    self.rank = rank
    steps = alphabet.fixedSteps
    self.variants = variants
    stage = .confirming
  }

  /// The failure, once it is ready.
  var failure: ExplorationFailure? {
    if case .done(let failure) = stage { failure } else { nil }
  }

  /// The failure as far as it is known, once the script has failed again.
  var failureSoFar: ExplorationFailure? {
    switch stage {
    case .confirming: nil
    case .shrinking(let shrinker), .showing(let shrinker):
      first.map { failure(from: $0, found, runs: shrinker.runs) }
    case .comparing(let failure, _, left: _), .done(let failure): failure
    }
  }
}

extension Investigation {
  /// Returns the next script to run, or `nil` if the failure is ready.
  mutating func next() -> PlayOrder? {
    switch stage {
    case .confirming: return Self.order(found, wantsTrace: true)
    case .shrinking(var shrinker):
      if let candidate = shrinker.next() {
        stage = .shrinking(shrinker)
        return Self.order(candidate, wantsTrace: false)
      }
      stage = .showing(shrinker)
      return Self.order(shrinker.best, wantsTrace: true)
    case .showing(let shrinker): return Self.order(shrinker.best, wantsTrace: true)
    case .comparing(let failure, let candidate, let left):
      guard let place = left.first else {
        stage = .done(failure)
        return nil
      }
      return Self.order(candidate.without([place]), wantsTrace: true)
    case .done: return nil
    }
  }

  /// Notes what became of the script.
  mutating func take(_ outcome: PlayOutcome) {
    switch stage {
    case .confirming: confirm(outcome)
    case .shrinking(var shrinker):
      shrinker.take(breaks: outcome.broken?.claim == claim, steps: outcome.steps)
      stage = .shrinking(shrinker)
    case .showing(let shrinker): show(outcome, shrinker)
    case .comparing(var failure, let candidate, let left):
      failure.neighbour = Self.nearer(failure.neighbour, outcome, to: failure.trace)
      stage = .comparing(failure, candidate, left: left.dropFirst())
    case .done: break
    }
  }

  private static func order(_ candidate: Candidate, wantsTrace: Bool) -> PlayOrder {
    PlayOrder(
      script: .steps(candidate.steps), variant: candidate.variant, wantsTrace: wantsTrace,
      isCovered: false)
  }

  private mutating func confirm(_ outcome: PlayOutcome) {
    guard let first else {
      first = outcome
      return
    }
    let (one, other) = (Self.lines(of: first), Self.lines(of: outcome))
    guard one == other, first.broken?.claim == claim else {
      let again = one == other ? ["“\(claim)” does not hold"] : other
      let titles = ("one run", "another run")
      stage = .done(uncontrolled(first, FailureText.columns(one, again, titles: titles)))
      return
    }
    stage = .shrinking(Shrinker(found, steps, variants))
  }

  private static func lines(of outcome: PlayOutcome) -> [String] {
    let trace = (outcome.trace ?? Trace()).entries.map { "\($0)" }
    let end = outcome.broken.map { "“\($0.claim)” does not hold" } ?? "breaks nothing"
    return trace + [end]
  }

  private func uncontrolled(_ outcome: PlayOutcome, _ difference: String) -> ExplorationFailure {
    var failure = failure(from: outcome, found, runs: 0)
    failure.difference = difference
    return failure
  }

  private mutating func show(_ outcome: PlayOutcome, _ shrinker: Shrinker) {
    let failure = failure(from: outcome, shrinker.best, runs: shrinker.runs)
    stage = .comparing(
      failure, shrinker.best, left: ArraySlice(outcome.steps.indices.suffix(Self.mostNeighbours)))
  }

  /// Returns the script that breaks nothing and goes the same way for longest.
  private static func nearer(
    _ nearest: ExplorationFailure.Neighbour?, _ outcome: PlayOutcome, to trace: Trace
  ) -> ExplorationFailure.Neighbour? {
    guard outcome.broken == nil, let other = outcome.trace else { return nearest }
    func length(_ other: Trace) -> Int {
      zip(trace.entries, other.entries).prefix { $0 == $1 }.count
    }
    if let nearest, length(nearest.trace) >= length(other) { return nearest }
    return ExplorationFailure.Neighbour(script: GestureScript(outcome.steps), trace: other)
  }

  private static let mostNeighbours = 30

  private func failure(
    from outcome: PlayOutcome, _ candidate: Candidate, runs: Int
  ) -> ExplorationFailure {
    ExplorationFailure(
      claim: claim, reason: outcome.broken?.reason, script: GestureScript(candidate.steps),
      found: GestureScript(found.steps), origin: origin, options: candidate.variant.names,
      settings: candidate.variant.setUp.differences, trace: outcome.trace ?? Trace(), runs: runs,
      rank: rank)
  }
}
