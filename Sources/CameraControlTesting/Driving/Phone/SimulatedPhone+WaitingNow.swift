import CameraControl

// Waits with a limit, for synchronous callers.

extension SimulatedPhone {
  /// Waits until all callbacks have run, and all other work enqueued so far on their queues.
  ///
  /// On the main thread, callbacks for the main queue run inside the call; other work on the main
  /// queue does not. Inside a callback or an observer there is nothing that the phone could wait for,
  /// so the call is refused: it returns at once and records a fault.
  public func settle() {
    guard canWait("settle") else { return }
    settleNow()
  }

  private func settleNow() {
    courier.flush()
    courier.wait()
  }

  /// Waits until every callback has run, and throws an error if one takes too long.
  ///
  /// The patience is that of this call only: the phone's stays as it is, and so does a callback that
  /// takes too long.
  ///
  /// - Parameters:
  ///   - patience: How long a callback may take, in real time.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait``, which names the queue; ``MisplacedCall`` inside a callback or observer.
  public func settle(
    patience: Duration, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    try checkCanWait("settle(patience:)", fileID: fileID, line: line)
    courier.flush()
    let delay = courier.wait(ownPatience: patience)
    try throwBlocked(by: delay, fileID: fileID, line: line)
  }

  /// Waits until a condition holds, while virtual time stands still.
  ///
  /// ```swift
  /// try phone.wait(until: { session.isRunning })
  /// ```
  ///
  /// - Parameters:
  ///   - condition: The condition to wait for.
  ///   - subject: A name for the condition, for the error.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait`` if the wait takes longer than the phone's patience; ``MisplacedCall``
  ///   inside a callback or an observer.
  public func wait(
    until condition: () -> Bool, describedAs subject: String = "the condition",
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    try checkCanWait("wait(until:)", fileID: fileID, line: line)
    settleNow()
    guard !signal.wait(patience: patience, until: { watched(condition) }) else { return }
    throw UnmetWait(
      for: "\(subject), while virtual time stood still", fileID: fileID, line: line, at: now)
  }

  /// Waits until a condition holds, and lets virtual time pass meanwhile.
  ///
  /// ```swift
  /// try phone.wait(until: { phone.overlay == .hidden }, within: .seconds(60))
  /// ```
  ///
  /// - Parameters:
  ///   - condition: The condition to wait for.
  ///   - limit: How much virtual time may pass.
  ///   - subject: A name for the condition, for the error.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait`` if the condition still does not hold at the limit; `CaptureError` for a limit
  ///   that is negative or more than 292 years; ``MisplacedCall`` inside a callback or an observer.
  public func wait(
    until condition: () -> Bool, within limit: Duration,
    describedAs subject: String = "the condition", fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try checkCanWait("wait(until:within:)", fileID: fileID, line: line)
    try checkTime(for: limit)
    let (start, end) = (now, now.advanced(by: limit))
    settleNow()
    while !condition() {
      if let deadline = nextDeadline(by: end) {
        pass(deadline: deadline)
      } else if now < end {
        advance(to: end)
      } else {
        throw UnmetWait(
          for: "\(subject) from \(start) to \(end)", fileID: fileID, line: line, at: now)
      }
    }
  }
}
