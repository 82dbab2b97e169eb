import CameraControl

/// Turns a script that broke a claim into a failure: makes sure that it fails again, makes it
/// simpler, and compares it with a script that does not fail.
struct Investigation: Sendable {
  /// What is broken.
  let key: BrokenClaim.Key

  /// The script that broke it, up to the step that did.
  let found: Candidate

  private let first: BrokenClaim
  private let origin: ExplorationOrigin
  private let rank: [Int]
  private let alphabet: Alphabet
  private let variants: [ExplorationVariant]

  /// Scripts that did not break the claim when they ran.
  private var witnesses: [Candidate]
  private var confirmed: PlayOutcome?
  private var stage = Stage.confirming([])

  private enum Stage {
    /// The script runs again, to see whether it does the same. Can transition to: shrinking, done.
    case confirming([PlayOutcome])
    /// The script is made simpler; the candidate has to break the claim in several runs if they
    /// differ. Can transition to: showing.
    case shrinking(Shrinker, Repetition)
    /// The simplest script runs again for its trace. Can transition to: questioning, done.
    case showing(Shrinker, Repetition, [PlayOutcome])
    /// Scripts run that did not break the claim before. Can transition to: comparing, done.
    case questioning(ExplorationFailure, Candidate, ArraySlice<Candidate>)
    /// The scripts with one step less run, to find the nearest that does not fail. Can transition
    /// to: done.
    case comparing(ExplorationFailure, Candidate, left: ArraySlice<Int>)
    /// The failure is ready. Can transition to nothing.
    case done(ExplorationFailure)
  }

  /// How often a candidate has to fail, and how often it has.
  private struct Repetition {
    let wanted: Int
    var candidate: Candidate?
    var count = 0
  }

  init(
    _ broken: BrokenClaim, in script: Candidate, after last: Candidate?, rank: [Int],
    _ origin: ExplorationOrigin, _ alphabet: Alphabet, _ variants: [ExplorationVariant]
  ) {
    key = broken.key
    first = broken
    found = Candidate(steps: Array(script.steps.prefix(broken.steps)), variant: script.variant)
    witnesses = last.map { [$0] } ?? []
    self.origin = origin
    self.rank = rank
    self.alphabet = alphabet
    self.variants = variants
  }

  /// The failure, once it is ready.
  var failure: ExplorationFailure? {
    if case .done(let failure) = stage { failure } else { nil }
  }

  /// The failure as far as it is known, once the script has failed again.
  var failureSoFar: ExplorationFailure? {
    switch stage {
    case .confirming: nil
    case .shrinking(let shrinker, _), .showing(let shrinker, _, _):
      failure(from: confirmed, found, runs: shrinker.runs)
    case .questioning(let failure, _, _), .comparing(let failure, _, left: _), .done(let failure):
      failure
    }
  }
}

extension Investigation {
  /// Returns the next script to run, or `nil` if the failure is ready.
  mutating func next() -> PlayOrder? {
    while true {
      switch stage {
      case .confirming: return order(found, wantsTrace: true)
      case .shrinking(var shrinker, var repetition):
        if let candidate = repetition.candidate ?? shrinker.next() {
          repetition.candidate = candidate
          stage = .shrinking(shrinker, repetition)
          return order(candidate, wantsTrace: false)
        }
        stage = .showing(shrinker, repetition, [])
      case .showing(let shrinker, _, _): return order(shrinker.best, wantsTrace: true)
      case .questioning(let failure, let candidate, let left):
        if let witness = left.first { return order(witness, wantsTrace: false) }
        let places = Array(candidate.steps.indices.suffix(Self.mostNeighbours))
        stage =
          failure.difference == nil
          ? .comparing(failure, candidate, left: places[...]) : .done(failure)
      case .comparing(let failure, let candidate, let left):
        if let place = left.first { return order(candidate.without([place]), wantsTrace: true) }
        stage = .done(failure)
      case .done: return nil
      }
    }
  }

  /// Notes what became of the script.
  mutating func take(_ outcome: PlayOutcome) {
    switch stage {
    case .confirming(let outcomes): confirm(outcomes + [outcome])
    case .shrinking(let shrinker, let repetition): shrink(outcome, shrinker, repetition)
    case .showing(let shrinker, let repetition, let outcomes):
      show(outcomes + [outcome], shrinker, repetition)
    case .questioning(let failure, let candidate, let left):
      question(outcome, failure, candidate, left)
    case .comparing(var failure, let candidate, let left):
      failure.neighbour = nearer(failure.neighbour, outcome, to: failure.trace)
      stage = .comparing(failure, candidate, left: left.dropFirst())
    case .done: break
    }
  }

  private func order(_ candidate: Candidate, wantsTrace: Bool) -> PlayOrder {
    PlayOrder(
      script: .steps(candidate.steps), variant: candidate.variant, wantsTrace: wantsTrace,
      isCovered: false, subject: key)
  }

  private static let mostNeighbours = 30
}

// MARK: Does it fail again?

extension Investigation {
  private mutating func confirm(_ outcomes: [PlayOutcome]) {
    stage = .confirming(outcomes)
    guard outcomes.count > 1 else { return }
    let failsAlways = outcomes.allSatisfy { $0.breach(of: key) != nil }
    let difference = difference(outcomes[0], outcomes[1])
    guard failsAlways else {
      // The first run was another one, so two that are alike have something in common with it.
      let other = difference ?? columns(lines(of: outcomes[0]), ["“\(key.claim)” does not hold"])
      stage = .done(failure(from: outcomes[0], found, runs: 0, differing: other))
      return
    }
    if difference != nil, outcomes.count < Self.mostRepetitions { return }
    confirmed = outcomes[0]
    stage = .shrinking(
      Shrinker(found, alphabet, variants),
      Repetition(wanted: difference == nil ? 1 : Self.mostRepetitions))
  }

  private mutating func shrink(
    _ outcome: PlayOutcome, _ shrinker: Shrinker, _ repetition: Repetition
  ) {
    var (shrinker, repetition) = (shrinker, repetition)
    let breach = outcome.breach(of: key)
    repetition.count += 1
    if breach != nil, repetition.count < repetition.wanted {
      stage = .shrinking(shrinker, repetition)
      return
    }
    if breach == nil, let candidate = repetition.candidate {
      witnesses = Array(witnesses.prefix(1)) + [candidate]
    }
    shrinker.take(
      breaks: breach != nil, steps: Array(outcome.steps.prefix(breach?.steps ?? 0)))
    stage = .shrinking(shrinker, Repetition(wanted: repetition.wanted))
  }

  private mutating func show(
    _ outcomes: [PlayOutcome], _ shrinker: Shrinker, _ repetition: Repetition
  ) {
    stage = .showing(shrinker, repetition, outcomes)
    if outcomes.count < min(repetition.wanted, 2) { return }
    var failure = failure(from: outcomes[0], shrinker.best, runs: shrinker.runs)
    if outcomes.count > 1 {
      failure.difference = difference(outcomes[0], outcomes[1]) ?? "none in two more runs"
    }
    stage = .questioning(failure, shrinker.best, witnesses[...])
  }

  private mutating func question(
    _ outcome: PlayOutcome, _ failure: ExplorationFailure, _ candidate: Candidate,
    _ left: ArraySlice<Candidate>
  ) {
    guard outcome.breach(of: key) != nil, let witness = left.first else {
      stage = .questioning(failure, candidate, left.dropFirst())
      return
    }
    var asFound = self.failure(from: confirmed, found, runs: failure.runs)
    asFound.leftBehind = GestureScript(witness.steps)
    stage = .done(asFound)
  }

  /// Returns the script that does not fail and goes the same way for longest.
  private func nearer(
    _ nearest: ExplorationFailure.Neighbour?, _ outcome: PlayOutcome, to trace: Trace
  ) -> ExplorationFailure.Neighbour? {
    guard outcome.breach(of: key) == nil, let other = outcome.trace else { return nearest }
    func length(_ other: Trace) -> Int {
      zip(trace.entries, other.entries).prefix { $0 == $1 }.count
    }
    if let nearest, length(nearest.trace) >= length(other) { return nearest }
    return ExplorationFailure.Neighbour(script: GestureScript(outcome.steps), trace: other)
  }

  /// How often a script has to fail whose runs are not alike.
  private static let mostRepetitions = 3
}

// MARK: What to tell

extension Investigation {
  private func failure(
    from outcome: PlayOutcome?, _ candidate: Candidate, runs: Int, differing: String? = nil
  ) -> ExplorationFailure {
    var failure = ExplorationFailure(
      key, reason: outcome?.breach(of: key)?.reason ?? first.reason,
      script: candidate, found: found, origin, rank: rank)
    failure.trace = outcome?.trace ?? Trace()
    failure.runs = runs
    failure.difference = differing
    return failure
  }

  /// Returns how two runs differ, side by side; `nil` if they do not.
  private func difference(_ one: PlayOutcome, _ other: PlayOutcome) -> String? {
    let (left, right) = (lines(of: one), lines(of: other))
    return left == right ? nil : columns(left, right)
  }

  private func columns(_ left: [String], _ right: [String]) -> String {
    FailureText.comparison(of: left, with: right, titles: ("one run", "another run"))
  }

  private func lines(of outcome: PlayOutcome) -> [String] {
    let trace = (outcome.trace ?? Trace()).entries.map { "\($0)" }
    return trace + [outcome.breach(of: key) == nil ? "holds" : "“\(key.claim)” does not hold"]
  }
}
