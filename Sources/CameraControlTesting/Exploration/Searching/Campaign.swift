/// A search together with the files that it keeps, and with who is told of its progress.
struct Campaign {
  let alphabet: Alphabet
  let journal: Journal?

  /// The script for which this process was started, if it was started for one.
  private(set) var trial: (Trial, PlayOrder)?

  /// What keeps other explorations from the files.
  var lock: FileLock?

  private var search: Search
  private let folder: CorpusFolder?
  private let report: (ExplorationProgress) -> Void

  init(
    _ search: Search, _ alphabet: Alphabet, _ folder: CorpusFolder?, _ journal: Journal?,
    report: @escaping (ExplorationProgress) -> Void
  ) {
    self.search = search
    self.alphabet = alphabet
    self.folder = folder
    self.journal = journal
    self.report = report
  }

  /// The work of a process that runs a single script, or nothing.
  init(_ alphabet: Alphabet, _ trial: Trial?, _ order: PlayOrder?, _ empty: ExplorationResult) {
    self.alphabet = alphabet
    search = Search(alphabet, stoppedBy: nil, empty)
    (journal, folder, report) = (nil, nil, { _ in })
    if let trial, let order { self.trial = (trial, order) }
  }

  /// What was found so far.
  var result: ExplorationResult { search.result }

  /// Returns the next script to run, or `nil` if there is none, or the task was cancelled.
  mutating func next() throws(ExplorationError) -> PlayOrder? {
    guard !Task.isCancelled else { return nil }
    let order = search.next()
    try tell()
    return order
  }

  /// Notes what became of the script.
  mutating func take(_ outcome: PlayOutcome) throws(ExplorationError) {
    journal?.end()
    // An app may notice that its task is cancelled, and fail only because of that.
    guard !Task.isCancelled else { return }
    search.take(outcome)
    try tell()
  }

  /// Notes that no more scripts are run.
  mutating func end() { search.stop() }

  private mutating func tell() throws(ExplorationError) {
    for news in search.takeNews() {
      if case .failed(let failure) = news, failure.difference == nil { try folder?.keep(failure) }
      report(news)
    }
  }
}
