/// A search, with its files and the receiver of its progress.
struct Campaign {
  var search: Search
  let watchdog: Watchdog

  /// The script for which this process was started, if it was started for one.
  var trial: (script: Trial, order: PlayOrder)?

  var folder: CorpusFolder?

  /// What keeps other explorations from the files.
  var lock: FileLock?

  var report: (ExplorationProgress) -> Void = { _ in }
  var isWanted: () -> Bool = { true }

  /// Returns how much time has passed since the exploration began.
  var elapsed: () -> Duration = { .zero }

  /// Returns the next script to run, or `nil` if there is none, or no more are wanted.
  mutating func next() throws(ExplorationError) -> PlayOrder? {
    if let trial { return trial.order }
    guard !isStopped else { return nil }
    let order = search.next(at: elapsed())
    try tell()
    return order
  }

  /// Notes what became of the script, or throws why there was no app, unless the exploration has to end
  /// early.
  mutating func take(_ outcome: PlayOutcome) throws {
    // A child process ends even if it can't create the app, and its parent reports the error.
    trial?.script.end()
    watchdog.end()
    if let error = outcome.noApp {
      if !isStopped { throw error }
      return
    }
    // An app may fail only because it notices that its task was canceled.
    guard !Task.isCancelled else { return }
    search.take(outcome)
    try tell()
  }

  /// Notes that no more scripts are run, and returns what was found.
  ///
  /// - Throws: `ExplorationError` if no step was performed, because that would look as if all were well.
  mutating func end() throws(ExplorationError) -> ExplorationResult {
    search.stop()
    let result = search.result
    if result.steps == 0, result.endedEarly.isEmpty, result.failures.isEmpty {
      throw result.shardCount == 1
        ? .nothingPerformed : .emptyShard(result.shards[0], of: result.shardCount)
    }
    return result
  }

  /// Whether the exploration has to end early.
  private var isStopped: Bool { Task.isCancelled || !isWanted() }

  private mutating func tell() throws(ExplorationError) {
    for news in search.takeNews() {
      if case .failed(let failure) = news, failure.isToBeKept { try folder?.keep(failure) }
      report(news)
    }
  }
}
