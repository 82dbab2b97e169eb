import CameraControl

// Waits with a limit, for synchronous callers.

extension SimulatedPhone {
  /// Waits until all callbacks have run, and all other work enqueued so far on their queues.
  ///
  /// On the main thread, callbacks for the main queue run inside the call; other work on the main
  /// queue does not.
  public func settle() {
    courier.flush()
    courier.wait()
  }

  /// Waits until every callback has run, and throws an error if one takes too long.
  ///
  /// - Parameters:
  ///   - patience: How long a callback may take, in real time.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait``, which names the queue.
  public func settle(
    patience: Duration, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    let usual = self.patience
    self.patience = patience
    defer { self.patience = usual }
    courier.flush()
    courier.wait()
    try throwBlocked(fileID: fileID, line: line)
  }

  /// Waits until a condition holds, while virtual time stands still.
  ///
  /// - Parameters:
  ///   - condition: The condition to wait for.
  ///   - subject: A name for the condition, for the error.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait`` if the wait takes longer than the phone's patience.
  public func wait(
    until condition: () -> Bool, describedAs subject: String = "the condition",
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    settle()
    guard !signal.wait(patience: patience, until: { watched(condition) }) else { return }
    throw UnmetWait(
      for: "\(subject), while virtual time stood still", fileID: fileID, line: line, at: now)
  }

  /// Waits until a condition holds, and lets virtual time pass meanwhile.
  ///
  /// - Parameters:
  ///   - condition: The condition to wait for.
  ///   - limit: How much virtual time may pass.
  ///   - subject: A name for the condition, for the error.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait`` if the condition still does not hold at the limit.
  public func wait(
    until condition: () -> Bool, within limit: Duration,
    describedAs subject: String = "the condition", fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    let (start, end) = (now, now.advanced(by: limit))
    settle()
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
