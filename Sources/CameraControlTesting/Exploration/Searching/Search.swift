import CameraControl

/// All the work of an exploration: which script runs next, and what the outcomes add up to.
///
/// A pure machine: it asks for a run, and is told what became of it. The driver runs the
/// scripts, in whatever way.
struct Search: Sendable {
  private let alphabet: Alphabet
  private var tasks: [SearchTask]
  private let mostFailures: Int
  private let variants: [ExplorationVariant]
  private var task = 0
  private var states = 0
  private var investigation: Investigation?
  private(set) var result: ExplorationResult

  /// What has happened since the last look, for reports of progress.
  private(set) var news: [ExplorationProgress] = []

  init(
    _ tasks: [SearchTask], _ alphabet: Alphabet, _ variants: [ExplorationVariant],
    mostFailures: Int
  ) {
    self.variants = variants
    self.mostFailures = mostFailures
    self.tasks = tasks
    self.alphabet = alphabet
    result = ExplorationResult(Coverage(alphabet))
    news = [.begins(mostScripts: Self.sum(tasks.map(\.mostScripts)))]
  }

  private static func sum(_ counts: [Int?]) -> Int? {
    counts.reduce(0) { total, count in
      guard let total, let count else { return nil }
      let (sum, overflow) = total.addingReportingOverflow(count)
      return overflow ? nil : sum
    }
  }
}

extension Search {
  /// Returns the next script to run, or `nil` if all the work is done.
  mutating func next() -> PlayOrder? {
    if let order = investigation?.next() { return order }
    if investigation != nil { endInvestigation() }
    guard result.failures.count < mostFailures else { return nil }
    while task < tasks.count {
      if let order = tasks[task].next(alphabet) { return order }
      states += tasks[task].stateCount
      result.states = states
      task += 1
    }
    result.isComplete = true
    return nil
  }

  /// Notes what became of the script.
  mutating func take(_ outcome: PlayOutcome) {
    if investigation != nil {
      investigation?.take(outcome)
      return
    }
    let counts = tasks[task].take(outcome)
    result.coverage.add(outcome.visits)
    guard counts else { return }
    // The empty script only shows where an exhaustive search begins.
    if !outcome.steps.isEmpty {
      result.scripts += 1
      result.steps += outcome.steps.count
      if result.scripts % Self.scriptsPerReport == 0 { report() }
    }
    if let broken = outcome.broken { note(broken, outcome) }
  }

  /// Takes what has happened since the last look.
  mutating func takeNews() -> [ExplorationProgress] {
    defer { news.removeAll(keepingCapacity: true) }
    return news
  }

  private mutating func report() {
    news.append(
      .explored(
        scripts: result.scripts, states: states + (task < tasks.count ? tasks[task].stateCount : 0),
        failures: result.failures.count))
  }

  private mutating func note(_ broken: BrokenClaim, _ outcome: PlayOutcome) {
    result.failingScripts += 1
    guard !result.failures.contains(where: { $0.claim == broken.claim }) else { return }
    news.append(.found(claim: broken.claim, script: GestureScript(outcome.steps)))
    let found = Candidate(steps: outcome.steps, variant: tasks[task].variant)
    let origin = tasks[task].origin
    investigation = Investigation(
      broken, found, origin, rank: [task] + tasks[task].rank, alphabet,
      variants)
  }

  private mutating func endInvestigation() {
    guard let failure = investigation?.failure else { return }
    investigation = nil
    result.failures.append(failure)
    news.append(.failed(failure))
  }

  /// How often progress is reported, in scripts.
  private static let scriptsPerReport = 1_000
}
