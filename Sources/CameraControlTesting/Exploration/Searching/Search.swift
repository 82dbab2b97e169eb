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
    mostFailures: Int, _ result: ExplorationResult
  ) {
    self.variants = variants
    self.mostFailures = mostFailures
    self.tasks = tasks
    self.alphabet = alphabet
    self.result = result
    news = [.begins(mostScripts: Self.sum(tasks.map(\.mostScripts)))]
  }

  /// Creates a search that runs nothing: the app ends the process, or this process is for a trial.
  init(_ alphabet: Alphabet, stoppedBy failure: ExplorationFailure?, _ result: ExplorationResult) {
    self.init([], alphabet, [], mostFailures: 0, result)
    self.result.failures = failure.map { [$0] } ?? []
    news += self.result.failures.map { .failed($0) }
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
    endInvestigation()
    guard result.failures.count < mostFailures else { return nil }
    while task < tasks.count {
      if let order = tasks[task].next(alphabet) { return order }
      states += tasks[task].stateCount
      tasks[task].finish()
      task += 1
    }
    result.isComplete = true
    return nil
  }

  /// Notes what became of the script.
  mutating func take(_ outcome: PlayOutcome) {
    if investigation == nil { count(outcome) } else { investigation?.take(outcome) }
  }

  private mutating func count(_ outcome: PlayOutcome) {
    let counts = tasks[task].take(outcome)
    result.states = states + tasks[task].stateCount
    guard counts else { return }
    result.coverage.add(outcome.visits)
    // The empty script only shows where an exhaustive search begins.
    if !outcome.steps.isEmpty {
      result.scripts += 1
      result.steps += outcome.steps.count
      if result.scripts % Self.scriptsPerReport == 0 { report() }
    }
    guard let broken = outcome.broken else { return }
    result.failingScripts += 1
    guard !result.failures.contains(where: { $0.claim == broken.claim }) else { return }
    news.append(.found(claim: broken.claim, script: GestureScript(outcome.steps)))
    let found = Candidate(steps: outcome.steps, variant: tasks[task].variant)
    investigation = Investigation(
      broken.claim, found, rank: [task] + tasks[task].rank, tasks[task].origin, alphabet, variants)
  }

  /// Takes what has happened since the last look.
  mutating func takeNews() -> [ExplorationProgress] {
    defer { news.removeAll(keepingCapacity: true) }
    return news
  }

  private mutating func report() {
    news.append(
      .explored(
        scripts: result.scripts, states: result.states, failures: result.failures.count))
  }

  private mutating func endInvestigation() {
    guard let failure = investigation?.failure else { return }
    investigation = nil
    result.failures.append(failure)
    news.append(.failed(failure))
  }

  /// Ends the search early: a failure that is being made simpler counts as it was found.
  mutating func stop() {
    guard let failure = investigation?.failureSoFar else { return }
    investigation = nil
    result.failures.append(failure)
  }

  /// How often progress is reported, in scripts.
  private static let scriptsPerReport = 1_000
}
