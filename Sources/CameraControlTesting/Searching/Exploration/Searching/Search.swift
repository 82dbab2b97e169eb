import CameraControl

/// All the work of an exploration: it chooses the next script, and adds up the outcomes.
///
/// This is a pure state machine: it requests a run, and receives the outcome. The driver decides
/// how to run the scripts.
struct Search {
  let alphabet: Alphabet
  private let variants: [ExplorationVariant]
  private let style: TestStyle
  private var mostFailures = 0

  /// The remaining tasks, and the task whose script runs.
  private var tasks: [SearchTask] = []
  private var turn = 0
  private var states = 0
  private(set) var result: ExplorationResult

  /// What is known of possible steps and state keys.
  private let sights = Sights()

  /// The failure under investigation, and the failures that follow.
  private var investigation: Investigation?
  private var waiting: ArraySlice<Investigation> = []
  private var known: Set<BrokenProperty.Key> = []

  /// The script that ran last; it has broken nothing that is not known.
  private var last: Candidate?

  /// The events since the last report of progress.
  private var news: [ExplorationProgress] = [.begins(mostScripts: 0)]

  /// Creates a search that runs nothing, such as that of a process for a trial.
  init(
    _ alphabet: Alphabet, _ variants: [ExplorationVariant], _ style: TestStyle,
    _ empty: ExplorationResult
  ) {
    self.alphabet = alphabet
    self.variants = variants
    self.style = style
    result = empty
  }

  mutating func begin(_ tasks: [SearchTask], mostFailures: Int) {
    self.tasks = tasks
    for index in tasks.indices.dropFirst() { self.tasks[index].follow(self.tasks[index - 1]) }
    self.mostFailures = mostFailures
    let most = tasks.reduce(0) { sum, task in task.mostScripts.flatMap { sum?.plus($0) } }
    news = [.begins(mostScripts: most)]
  }

  /// Ends the search before it begins, because the app ends the process.
  mutating func end(with failure: ExplorationFailure) { add(failure, isNews: true) }

  /// Returns the next script to run, a time after the exploration began; `nil` if all the work is done.
  mutating func next(at now: Duration) -> PlayOrder? {
    if let order = nextOfInvestigation() { return order }
    guard result.failures.count < mostFailures else { return nil }
    while let group = tasks.first?.group {
      // Of tasks that take turns, each has its next script ready, so that the order is that of the work.
      let turns = 0..<(tasks.firstIndex { $0.group != group } ?? tasks.count)
      if let ended = turns.first(where: { !tasks[$0].prepare(alphabet, at: now) }) {
        let task = tasks.remove(at: ended)
        states += task.source.stateCount
        if let spent = task.source.spent { result.spent.append(spent) }
        continue
      }
      turn = turns.min { tasks[$0].rank.lexicographicallyPrecedes(tasks[$1].rank) } ?? 0
      guard var order = tasks[turn].next() else { continue }
      order.known = known
      order.sights = sights
      // What guides random scripts must not depend on what other shards have reached.
      order.goals = result.goals.indices.filter { order.readsKeys || !result.goals[$0].isReached }
      return order
    }
    result.finish()
    return nil
  }

  private mutating func nextOfInvestigation() -> PlayOrder? {
    while true {
      if let order = investigation?.next() { return order }
      if let failure = investigation?.failure { add(failure, isNews: true) }
      investigation = result.failures.count < mostFailures ? waiting.popFirst() : nil
      guard let investigation else { return nil }
      news.append(
        .found(
          property: investigation.key.property, script: GestureScript(investigation.found.steps)))
    }
  }

  mutating func take(_ outcome: PlayOutcome) {
    if investigation == nil { count(outcome) } else { investigation?.take(outcome) }
  }

  private mutating func count(_ outcome: PlayOutcome) {
    tasks[turn].take(outcome)
    let counts = tasks[turn].source.isOwned
    result.states = states + tasks.reduce(0) { $0 + $1.source.stateCount }
    for (number, goal) in outcome.goals where counts {
      result.goals[number].add(goal, rank: tasks[turn].rank)
    }
    let candidate = Candidate(steps: outcome.steps, variant: tasks[turn].variant)
    for broken in outcome.broken where counts && known.insert(broken.key).inserted {
      waiting.append(
        Investigation(
          broken, in: candidate, after: last, rank: tasks[turn].rank,
          tasks[turn].source.origin, alphabet, variants))
    }
    last = candidate
    guard counts else { return }
    result.coverage.add(outcome.pairs, possible: outcome.possiblePairs)
    result.calls.add(outcome.calls)
    result.places.merge(outcome.places, uniquingKeysWith: |)
    if !outcome.keys.isEmpty {
      result.count(Dictionary(outcome.keys.map { ($0, 1) }, uniquingKeysWith: +))
    }
    // The empty script only shows the state before the first step.
    guard !outcome.steps.isEmpty else { return }
    if !outcome.broken.isEmpty { result.failingScripts += 1 }
    result.scripts += 1
    result.steps += outcome.steps.count
    guard result.scripts % Self.scriptsPerReport == 0 else { return }
    news.append(
      .explored(scripts: result.scripts, states: result.states, failures: result.failures.count))
  }

  mutating func takeNews() -> [ExplorationProgress] {
    defer { news = [] }
    return news
  }

  /// Ends the search early: a failure that is being made simpler counts as it was found.
  mutating func stop() {
    if let failure = investigation?.failureSoFar { add(failure, isNews: false) }
    investigation = nil
    result.spent += tasks.compactMap(\.source.spent)
  }

  private mutating func add(_ failure: ExplorationFailure, isNews: Bool) {
    var failure = failure
    failure.style = style
    result.failures.append(failure)
    if isNews { news.append(.failed(failure)) }
  }

  /// How often progress is reported, in scripts.
  private static let scriptsPerReport = 1_000
}
