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
  private var turn = Turn.search
  private var investigation: Investigation?
  private var investigated: FoundFailure?
  private(set) var result: ExplorationResult

  /// What failed before the search was interrupted, and has to fail again.
  private var failedBefore: ArraySlice<FoundFailure> = []

  /// Whether a script of the work was asked for that has not come to its end, and has to run again.
  private var isUnfinished = false

  /// Whether the search has come to its end, and would do nothing more if it went on.
  private(set) var isOver = false

  /// What has happened since the last look, for reports of progress.
  private(set) var news: [ExplorationProgress] = []

  /// What the script that runs is for.
  private enum Turn {
    /// It makes a failure simpler.
    case investigation
    /// It leads to a state that was known before the search was interrupted.
    case state
    /// It failed before the search was interrupted.
    case failure
    /// It is part of the work.
    case search
  }

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
    turn = .investigation
    if let order = investigation?.next() { return order }
    if investigation != nil { endInvestigation() }
    if task < tasks.count, let order = tasks[task].unknownOrder {
      turn = .state
      return order
    }
    if let failure = failedBefore.first {
      turn = .failure
      var order = script(at: failure.rank)?.order
      if let known = failure.uncontrolled { order?.script = .steps(known.script.steps) }
      return order
    }
    turn = .search
    let order = nextOfTasks()
    (isUnfinished, isOver) = (order != nil, order == nil)
    return order
  }

  private mutating func nextOfTasks() -> PlayOrder? {
    guard result.failures.count < mostFailures else { return nil }
    if isUnfinished { return tasks[task].currentOrder }
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
  ///
  /// - Throws: `OtherApp` if the script did something else before the search was interrupted.
  mutating func take(_ outcome: PlayOutcome) throws(OtherApp) {
    switch turn {
    case .investigation: investigation?.take(outcome)
    case .state: guard tasks[task].takeUnknown(outcome) else { throw OtherApp() }
    case .failure:
      guard let failure = failedBefore.popFirst(), let origin = script(at: failure.rank)?.origin,
        failure.uncontrolled != nil || failure.claim == outcome.broken?.claim
      else { throw OtherApp() }
      investigate(failure, outcome, origin)
    case .search:
      isUnfinished = false
      count(outcome)
    }
  }

  /// A script did something else than before the search was interrupted.
  struct OtherApp: Error {}

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
    let failure = FoundFailure(rank: [task] + tasks[task].rank, claim: broken.claim)
    investigate(failure, outcome, tasks[task].origin)
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

  private mutating func investigate(
    _ failure: FoundFailure, _ outcome: PlayOutcome, _ origin: ExplorationOrigin
  ) {
    guard let place = failure.rank.last else { return }
    news.append(.found(claim: failure.claim, script: GestureScript(outcome.steps)))
    let found = Candidate(steps: outcome.steps, variant: tasks[failure.rank[0]].variants[place])
    investigation = Investigation(failure, found, outcome, origin, alphabet, variants)
    investigated = failure
  }

  private mutating func endInvestigation() {
    guard let failure = investigation?.failure else { return }
    (investigation, investigated) = (nil, nil)
    result.failures.append(failure)
    news.append(.failed(failure))
  }

  /// Ends the search early: a failure that is being made simpler counts as it was found.
  mutating func stop() {
    guard let failure = investigation?.failureSoFar else { return }
    (investigation, investigated) = (nil, nil)
    result.failures.append(failure)
  }

  private func script(at rank: [Int]) -> (order: PlayOrder, origin: ExplorationOrigin)? {
    tasks[rank[0]].script(at: Array(rank.dropFirst()), alphabet)
  }

  /// How often progress is reported, in scripts.
  private static let scriptsPerReport = 1_000
}

// MARK: Going on

extension Search {
  /// The number of paths that an exhaustive search holds, which is what writing it down costs.
  var pathCount: Int { task < tasks.count ? tasks[task].pathCount : 0 }

  /// Writes down how far the search has got, without what follows from running a script again.
  func write(into writer: inout ProgressWriter) {
    let counts = [result.scripts, result.steps, result.failingScripts]
    writer.write([task, states] + counts + [isUnfinished ? 1 : 0])
    result.coverage.write(into: &writer)
    let failures =
      result.failures.map { FoundFailure($0) } + (investigated.map { [$0] } ?? []) + failedBefore
    writer.write(failures.count)
    for failure in failures { failure.write(into: &writer) }
    for task in tasks { task.write(into: &writer) }
  }

  /// Goes on from what was written down.
  mutating func read(from reader: inout ProgressReader) throws(ProgressReader.Damage) {
    let numbers = try reader.readInts()
    guard numbers.count == 6, numbers[0] <= tasks.count else { throw ProgressReader.Damage() }
    (task, states, isUnfinished) = (numbers[0], numbers[1], numbers[5] == 1)
    (result.scripts, result.steps, result.failingScripts) = (numbers[2], numbers[3], numbers[4])
    try result.coverage.read(from: &reader)
    var failures: [FoundFailure] = []
    for _ in 0..<(try reader.readCount()) { failures.append(try FoundFailure(from: &reader)) }
    for index in tasks.indices { try tasks[index].read(from: &reader, alphabet) }
    guard reader.isAtEnd, failures.allSatisfy({ isRank($0.rank) }),
      !isUnfinished || task < tasks.count
    else {
      throw ProgressReader.Damage()
    }
    failedBefore = failures[...]
    result.states = states + (task < tasks.count ? tasks[task].stateCount : 0)
  }

  private func isRank(_ rank: [Int]) -> Bool {
    rank.first.map { $0 < tasks.count } ?? false && script(at: rank) != nil
  }
}
