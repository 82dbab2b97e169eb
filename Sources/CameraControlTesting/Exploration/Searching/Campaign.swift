/// A search together with the corpus that it keeps, and with who is told of its progress.
struct Campaign {
  let alphabet: Alphabet
  let journal: Journal?
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
    search.take(outcome)
    try tell()
  }

  private mutating func tell() throws(ExplorationError) {
    for news in search.takeNews() {
      if case .failed(let failure) = news, failure.difference == nil { try folder?.keep(failure) }
      report(news)
    }
  }
}
