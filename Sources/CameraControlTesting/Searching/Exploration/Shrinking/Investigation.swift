import CameraControl

/// Turns a script that broke a property into a failure: makes sure that it fails again, makes it
/// simpler, and compares it with a script that does not fail.
struct Investigation {
  let key: BrokenProperty.Key

  /// The script that broke it, up to the step that did.
  let found: Candidate

  private let first: BrokenProperty
  private let origin: ExplorationOrigin
  private let rank: [Int]
  private let alphabet: Alphabet
  private let variants: [ExplorationVariant]

  /// Scripts that did not break the property when they ran.
  private var witnesses: [Candidate]
  private var confirmed: PlayOutcome?
  private var stage = Stage.confirming([])

  private enum Stage {
    /// The script runs again, to compare its runs. Can transition to: shrinking, comparing.
    case confirming([PlayOutcome])
    /// The script is made simpler; if two runs of the script differ, a simpler one has to break the
    /// property in several runs. Can transition to: showing.
    case shrinking(Shrinker)
    /// The simplest failing script runs again, to record its trace. Can transition to: comparing.
    case showing(Shrinker, [PlayOutcome])
    /// Witnesses run again, to see whether they still pass. Then the failing script runs without one of
    /// its steps, to find the most similar script that passes. When no script is left to run, the failure
    /// is complete.
    case comparing(ExplorationFailure, ArraySlice<(script: Candidate, isWitness: Bool)>)
  }

  init(
    _ broken: BrokenProperty, in script: Candidate, after last: Candidate?, rank: [Int],
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

  var failure: ExplorationFailure? {
    if case .comparing(let failure, let left) = stage, left.isEmpty { failure } else { nil }
  }

  /// What is known about the failure, once the script has failed again.
  var failureSoFar: ExplorationFailure? {
    switch stage {
    case .confirming: nil
    case .shrinking(let shrinker), .showing(let shrinker, _):
      failure(from: confirmed, found, runs: shrinker.runs)
    case .comparing(let failure, _): failure
    }
  }

  mutating func next() -> PlayOrder? {
    while true {
      switch stage {
      case .confirming: return order(found, wantsTrace: true)
      case .shrinking(var shrinker):
        let candidate = shrinker.next()
        stage = candidate == nil ? .showing(shrinker, []) : .shrinking(shrinker)
        if let candidate { return order(candidate, wantsTrace: false) }
      case .showing(let shrinker, _): return order(shrinker.best, wantsTrace: true)
      case .comparing(_, let left):
        return left.first.map { order($0.script, wantsTrace: !$0.isWitness) }
      }
    }
  }

  mutating func take(_ outcome: PlayOutcome) {
    switch stage {
    case .confirming(let outcomes): confirm(outcomes + [outcome])
    case .shrinking(let shrinker): shrink(outcome, shrinker)
    case .showing(let shrinker, let outcomes): show(outcomes + [outcome], shrinker)
    case .comparing(var failure, let left):
      guard let run = left.first, run.isWitness, outcome.breach(of: key) != nil else {
        failure.neighbor = nearer(failure.neighbor, outcome, to: failure.trace)
        stage = .comparing(failure, left.dropFirst())
        return
      }
      failure = self.failure(from: confirmed, found, runs: failure.runs)
      failure.leftBehind = GestureScript(run.script.steps)
      stage = .comparing(failure, [])
    }
  }

  private func order(_ candidate: Candidate, wantsTrace: Bool) -> PlayOrder {
    PlayOrder(
      script: .steps(candidate.steps), variant: candidate.variant, wantsTrace: wantsTrace,
      isCovered: false, subject: key)
  }

  private static let mostNeighbors = 30

  // MARK: Does it fail again?

  private mutating func confirm(_ outcomes: [PlayOutcome]) {
    stage = .confirming(outcomes)
    guard outcomes.count > 1 else { return }
    let difference = difference(outcomes[0], outcomes[1])
    guard outcomes.allSatisfy({ $0.breach(of: key) != nil }) else {
      let broken = outcomes.first { $0.breach(of: key) != nil }
      var failure = failure(from: broken, found, runs: 0)
      if broken == nil { failure.trace = first.trace ?? Trace() }
      // If both runs are equal, the run that found the script differed from them.
      failure.difference = difference ?? differenceOfFirst(to: outcomes[0])
      stage = .comparing(failure, [])
      return
    }
    let repetitions = difference == nil ? 1 : Self.mostRepetitions
    if outcomes.count < repetitions { return }
    confirmed = outcomes[0]
    stage = .shrinking(
      Shrinker(found, alphabet, variants, times: outcomes[0].times, repetitions: repetitions))
  }

  private mutating func shrink(_ outcome: PlayOutcome, _ shrinker: Shrinker) {
    var shrinker = shrinker
    let breach = outcome.breach(of: key)
    if breach == nil, let candidate = shrinker.proposed {
      witnesses = Array(witnesses.prefix(1)) + [candidate]
    }
    shrinker.take(breach.map { Array(outcome.steps.prefix($0.steps)) }, times: outcome.times)
    stage = .shrinking(shrinker)
  }

  private mutating func show(_ outcomes: [PlayOutcome], _ shrinker: Shrinker) {
    stage = .showing(shrinker, outcomes)
    if outcomes.count < min(shrinker.repetitions, 2) { return }
    let best = shrinker.best
    var failure = failure(from: outcomes[0], best, runs: shrinker.runs)
    var neighbors = best.steps.indices.suffix(Self.mostNeighbors).map { best.without([$0]) }
    if outcomes.count > 1 {
      failure.difference = difference(outcomes[0], outcomes[1]) ?? "none in two more runs"
      neighbors = []
    }
    let left: [(script: Candidate, isWitness: Bool)] =
      witnesses.map { ($0, true) } + neighbors.map { ($0, false) }
    stage = .comparing(failure, left[...])
  }

  /// Returns the script that does not fail and goes the same way for longest; a witness has no trace.
  private func nearer(
    _ nearest: ExplorationFailure.Neighbor?, _ outcome: PlayOutcome, to trace: Trace
  ) -> ExplorationFailure.Neighbor? {
    guard outcome.breach(of: key) == nil, let other = outcome.trace else { return nearest }
    func length(_ other: Trace) -> Int {
      zip(trace.entries, other.entries).prefix { $0 == $1 }.count
    }
    if let nearest, length(nearest.trace) >= length(other) { return nearest }
    return ExplorationFailure.Neighbor(script: GestureScript(outcome.steps), trace: other)
  }

  /// How often a script has to fail whose runs are not alike.
  private static let mostRepetitions = 3

  // MARK: What to tell

  private func failure(
    from outcome: PlayOutcome?, _ candidate: Candidate, runs: Int
  ) -> ExplorationFailure {
    var failure = ExplorationFailure(
      key, reason: outcome?.breach(of: key)?.reason ?? first.reason,
      script: candidate, found: found, origin, rank: rank, runs: runs)
    failure.trace = outcome?.trace ?? Trace()
    return failure
  }

  /// Returns how two runs differ, side by side; `nil` if they do not.
  private func difference(_ one: PlayOutcome, _ other: PlayOutcome) -> String? {
    let (left, right) = (lines(of: one), lines(of: other))
    return left == right ? nil : columns(left, right)
  }

  /// Returns how the run that found the script differs from one in which the property holds.
  ///
  /// The first run had steps after the breach, so it is shown up to there. The other one is shown as far if
  /// nothing differs before.
  private func differenceOfFirst(to other: PlayOutcome) -> String {
    let left = lines(of: first.trace)
    var right = lines(of: other.trace)
    if right.starts(with: left) { right.removeSubrange(left.count...) }
    return columns(left + [verdict(isBroken: true)], right + [verdict(isBroken: false)])
  }

  private func columns(_ left: [String], _ right: [String]) -> String {
    ExplorationFailure.comparison(of: left, with: right, titles: ("one run", "another run"))
  }

  private func lines(of outcome: PlayOutcome) -> [String] {
    lines(of: outcome.trace) + [verdict(isBroken: outcome.breach(of: key) != nil)]
  }

  private func lines(of trace: Trace?) -> [String] { trace?.entries.map { "\($0)" } ?? [] }

  private func verdict(isBroken: Bool) -> String {
    "“\(OneLine.text(key.property))” \(isBroken ? "does not hold" : "holds")"
  }
}
