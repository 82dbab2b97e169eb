import CameraControl

// A courier that delivers in order does nothing here, and takes no lock.

extension CallbackCourier {
  /// When the next callback that lags is due.
  var nextDue: PhoneInstant? {
    isShuffled ? state.withLock { $0.deck?.nextDue } : nil
  }

  /// The callbacks that lag, in words.
  var lags: [String] {
    guard isShuffled else { return [] }
    return state.withLock { $0.deck?.lags ?? [] }.map { "\($0.queue) \($0.time)" }
  }

  /// Moves to an instant before the caller, which holds the courier, brings about what happens then.
  func reach(_ instant: PhoneInstant) {
    if jobs.load(ordering: .relaxed) > 0 { jobs.store(0, ordering: .relaxed) }
    if isShuffled { change { $0.deck?.reach(instant) } }
  }

  /// Begins a gesture or a script, during which callbacks may lag.
  func beginDrive() {
    state.withLock { $0.deck?.beginDrive() }
  }

  /// Ends a gesture or a script; it is left to the caller to wait for the callbacks that lagged.
  func endDrive() {
    change { $0.deck?.endDrive() }
  }
}
