import CameraControl

// A courier that delivers in order does nothing here, and takes no lock.

extension CallbackCourier {
  /// When the next callback that lags is due.
  var nextDue: PhoneInstant? { isShuffled ? state.withLock { $0.deck?.nextDue } : nil }

  /// The callbacks that lag, in words.
  var lags: [String] {
    guard isShuffled else { return [] }
    return state.withLock { $0.deck?.lags ?? [] }.map { "\($0.queue) \($0.time)" }
  }

  /// Moves to an instant before the caller, which holds the courier, brings about what happens then.
  func reach(_ instant: PhoneInstant) {
    if jobs.load(ordering: .relaxed) > 0 { jobs.store(0, ordering: .relaxed) }
    if isShuffled { change { $0.deck?.reach(instant) } }
    if isLogging.load(ordering: .relaxed) { state.withLock { $0.log?.now = instant } }
  }

  /// Begins a step of a script, with its number if an exploration counts the steps.
  func beginStep(_ number: Int? = nil) {
    if isShuffled { state.withLock { $0.deck?.beginStep(number) } }
    if number != nil, isLogging.load(ordering: .relaxed) { state.withLock { $0.log?.beginStep() } }
  }

  /// Begins to record callbacks, which can be as late as `lag`.
  func beginLog(lag: Duration) {
    isLogging.store(true, ordering: .relaxed)
    state.withLock { $0.log = CallbackLog(lag: lag) }
  }

  /// The queues whose callbacks would still be on their way if they were late; none without a record.
  func lateQueues(at instant: PhoneInstant) -> Set<String> {
    guard isLogging.load(ordering: .relaxed) else { return [] }
    return state.withLock { $0.log?.lateQueues(at: instant) ?? [] }
  }

  /// Ends the record of callbacks, and returns it.
  func endLog() -> CallbackLog? {
    isLogging.store(false, ordering: .relaxed)
    return state.withLock { $0.log.take() }
  }

  /// Begins a gesture or a script, during which callbacks may lag.
  func beginDrive() { state.withLock { $0.deck?.beginDrive() } }

  /// Ends a gesture or a script; it is left to the caller to wait for the callbacks that lagged.
  func endDrive() { change { $0.deck?.endDrive() } }
}
