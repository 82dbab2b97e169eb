/// A search together with the files that it keeps, and with who is told of its progress.
struct Campaign {
  let alphabet: Alphabet
  let journal: Journal?

  /// The script for which this process was started, if it was started for one.
  private(set) var trial: (Trial, PlayOrder)?

  /// What keeps other explorations from the files.
  var locks: [FileLock] = []

  private var search: Search
  private let folder: CorpusFolder?
  private let progress: ProgressFile?
  private let report: (ExplorationProgress) -> Void
  private var plays = 0
  private var lastSave = 0

  init(
    _ search: Search, _ alphabet: Alphabet, _ folder: CorpusFolder?, _ journal: Journal?,
    _ progress: ProgressFile?, report: @escaping (ExplorationProgress) -> Void
  ) throws(ExplorationError) {
    self.search = search
    self.alphabet = alphabet
    self.folder = folder
    self.journal = journal
    self.progress = progress
    self.report = report
    if let progress, try !load(progress) { try save() }
  }

  /// The work of a process that runs a single script, or nothing.
  init(_ alphabet: Alphabet, _ trial: Trial?, _ order: PlayOrder?, _ empty: ExplorationResult) {
    self.alphabet = alphabet
    search = Search(alphabet, stoppedBy: nil, empty)
    (journal, folder, progress, report) = (nil, nil, nil, { _ in })
    if let trial, let order { self.trial = (trial, order) }
  }

  /// What was found so far.
  var result: ExplorationResult { search.result }

  /// Returns the next script to run, or `nil` if there is none, or the task was cancelled.
  mutating func next() throws(ExplorationError) -> PlayOrder? {
    guard !Task.isCancelled else { return nil }
    if plays - lastSave >= max(Self.fewestPlays, search.pathCount / 4) { try save() }
    let order = search.next()
    try tell()
    return order
  }

  /// Notes what became of the script.
  mutating func take(_ outcome: PlayOutcome) throws(ExplorationError) {
    plays += 1
    journal?.end()
    // An app may notice that its task is cancelled, and fail only because of that. If the exploration
    // is resumed, the script runs again.
    guard !Task.isCancelled else { return }
    do throws(Search.OtherApp) {
      try search.take(outcome)
    } catch {
      throw .progressOfAnotherApp(progress?.path ?? "")
    }
    try tell()
  }

  /// Notes that no more scripts are run, and removes or keeps what was written down.
  mutating func end(forgetting isForgotten: Bool) throws(ExplorationError) {
    if !search.isOver { search.stop() }
    if search.isOver && isForgotten { try progress?.remove() } else { try save() }
  }

  private mutating func load(_ progress: ProgressFile) throws(ExplorationError) -> Bool {
    try progress.load { (reader) throws(ProgressReader.Damage) in try search.read(from: &reader) }
  }

  private mutating func save() throws(ExplorationError) {
    lastSave = plays
    try progress?.save { search.write(into: &$0) }
  }

  private mutating func tell() throws(ExplorationError) {
    for news in search.takeNews() {
      if case .failed(let failure) = news, failure.difference == nil { try folder?.keep(failure) }
      report(news)
    }
  }

  /// How many scripts are run at least before the progress is written down again; of many paths, more
  /// are, because it takes longer.
  private static let fewestPlays = 1_000
}
