extension CaptureSession {
  /// Whether the session runs now: the app started it and nothing interrupts it.
  public var isRunning: Bool { withState { $0.isRunning } }

  /// Whether something keeps a started session from running.
  public var isInterrupted: Bool {
    withState { $0.isStartRequested && !$0.interruptions.isEmpty }
  }

  /// Starts the session; one that is started already goes on.
  ///
  /// - Throws: ``CaptureError`` inside a configuration.
  public func startRunning() throws(CaptureError) {
    try request(true, "startRunning")
  }

  /// Stops the session; one that is stopped already stays so.
  ///
  /// - Throws: ``CaptureError`` inside a configuration.
  public func stopRunning() throws(CaptureError) {
    try request(false, "stopRunning")
  }

  private func request(_ isStart: Bool, _ selector: String) throws(CaptureError) {
    phone.hold()
    defer { phone.release() }
    let answer = withState { state -> Result<Bool, CaptureError> in
      guard state.depth == 0 else { return .failure(.insideConfiguration(selector)) }
      guard state.isStartRequested != isStart else { return .success(false) }
      state.isStartRequested = isStart
      if !isStart { state.interruptions = [] }
      return .success(true)
    }
    guard try answer.get() else { return }
    if isStart {
      phone.sessionStarted(self)
    } else {
      phone.sessionStopped(self)
    }
  }

  /// Calls `handler` with every notification from now on, as long as the observation is kept.
  public func observe(
    _ handler: @escaping @Sendable (SessionNotification) -> Void
  ) -> ObservationToken {
    observers.add(handler)
  }

  /// Every notification from now on; the sequence ends with the session.
  public var notifications: AsyncStream<SessionNotification> { observers.stream() }

  /// Puts an interruption on a started session; tells whether it is new.
  func interrupt(_ reason: InterruptionReason) -> Bool {
    withState { state in
      guard state.isStartRequested, !state.interruptions.contains(reason) else { return false }
      state.interruptions.append(reason)
      return true
    }
  }

  /// Takes interruptions off; tells whether the session runs again because of it.
  func endInterruptions(where isOver: (InterruptionReason) -> Bool) -> Bool {
    withState { state in
      guard !state.interruptions.isEmpty else { return false }
      state.interruptions.removeAll(where: isOver)
      return state.isRunning
    }
  }
}
