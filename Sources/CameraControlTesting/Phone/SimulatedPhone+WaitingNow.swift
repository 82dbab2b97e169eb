import CameraControl

// Waits that end, for synchronous callers.

extension SimulatedPhone {
  /// Waits until every callback has run, with what else was enqueued on the queues of callbacks.
  ///
  /// On the main thread, callbacks of the main queue run in the call; what else waits there has to
  /// go on waiting.
  public func settle() {
    courier.flush()
    courier.wait()
  }

  /// Waits until every callback has run, and says if one does not.
  ///
  /// - Parameters:
  ///   - patience: How long a callback may take in real time.
  ///   - fileID: Where the call stands.
  ///   - line: Where the call stands.
  /// - Throws: ``UnmetWait``, which names the queue.
  public func settle(
    within patience: Duration, fileID: StaticString = #fileID, line: UInt = #line
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
  ///   - condition: What should become true.
  ///   - subject: What the condition is called if it does not.
  ///   - fileID: Where the call stands.
  ///   - line: Where the call stands.
  /// - Throws: ``UnmetWait`` if it takes longer than the phone's patience.
  public func wait(
    until condition: () -> Bool, describedAs subject: String = "the condition",
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    settle()
    guard !signal.wait(patience: patience, until: { watched(condition) }) else { return }
    throw UnmetWait(
      for: "\(subject), while virtual time stood still", fileID: fileID, line: line, at: now)
  }

  /// Waits until a condition holds, and lets virtual time pass for it.
  ///
  /// - Parameters:
  ///   - condition: What should become true.
  ///   - limit: How much virtual time may pass.
  ///   - subject: What the condition is called if it does not.
  ///   - fileID: Where the call stands.
  ///   - line: Where the call stands.
  /// - Throws: ``UnmetWait`` if it still does not hold when the time has passed.
  public func wait(
    until condition: () -> Bool, within limit: Duration,
    describedAs subject: String = "the condition", fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    let (start, end) = (now, now.advanced(by: limit))
    settle()
    while !condition() {
      guard let deadline = nextDeadline(by: end) else {
        throw UnmetWait(
          for: "\(subject) from \(start) to \(end)", fileID: fileID, line: line, at: now)
      }
      pass(deadline: deadline)
    }
  }
}
