/// A search together with the files that it keeps, and with who is told of its progress.
struct Campaign {
  let alphabet: Alphabet
  let watchdog: Watchdog

  /// The script for which this process was started, if it was started for one.
  private(set) var trial: (Trial, PlayOrder)?

  /// What keeps other explorations from the files.
  var lock: FileLock?

  private var search: Search
  private let folder: CorpusFolder?
  private let report: (ExplorationProgress) -> Void
  private let isWanted: () -> Bool

  /// How much time has passed since the exploration began.
  private let elapsed: () -> Duration

  init(
    _ search: Search, _ alphabet: Alphabet, _ folder: CorpusFolder?, _ watchdog: Watchdog,
    elapsed: @escaping () -> Duration, report: @escaping (ExplorationProgress) -> Void,
    while isWanted: @escaping () -> Bool
  ) {
    self.search = search
    self.alphabet = alphabet
    self.folder = folder
    self.watchdog = watchdog
    self.report = report
    self.isWanted = isWanted
    self.elapsed = elapsed
  }

  /// The work of a process that runs a single script, or nothing.
  init(_ alphabet: Alphabet, _ trial: Trial?, _ order: PlayOrder?, _ search: Search) {
    self.init(
      search, alphabet, nil, Watchdog(nil, RunLimits()), elapsed: { .zero }, report: { _ in },
      while: { true })
    if let trial, let order { self.trial = (trial, order) }
  }

  /// Whether the exploration has to end early.
  var isStopped: Bool { Task.isCancelled || !isWanted() }

  /// Returns the next script to run, or `nil` if there is none, or no more are wanted.
  mutating func next() throws(ExplorationError) -> PlayOrder? {
    guard !isStopped else { return nil }
    let order = search.next(at: elapsed())
    try tell()
    return order
  }

  /// Notes what became of the script.
  mutating func take(_ outcome: PlayOutcome) throws(ExplorationError) {
    watchdog.end()
    // An app may notice that its task is cancelled, and fail only because of that.
    guard !Task.isCancelled else { return }
    search.take(outcome)
    try tell()
  }

  /// Notes that no more scripts are run, and returns what was found.
  mutating func end() -> ExplorationResult {
    search.stop()
    return search.result
  }

  private mutating func tell() throws(ExplorationError) {
    for news in search.takeNews() {
      if case .failed(let failure) = news, failure.isToBeKept { try folder?.keep(failure) }
      report(news)
    }
  }
}
