import CameraControl
import Observation

// Waits that end, for asynchronous callers.

extension SimulatedPhone {
  /// Waits until every callback has run, with what else was enqueued on the queues of callbacks.
  ///
  /// Work on a `ManualQueue` is not waited for: the test drains it. If a callback takes longer than
  /// the phone's patience, ``onLeftover`` hears which queue it was waited for, and so does
  /// `finish(allowing:)`.
  public func settle() async {
    courier.flush()
    await courier.wait()
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
  ) async throws {
    let usual = self.patience
    self.patience = patience
    defer { self.patience = usual }
    courier.flush()
    await courier.wait()
    try throwBlocked(fileID: fileID, line: line)
  }

  /// Waits until a condition holds, while virtual time stands still.
  ///
  /// It is for what the app does on its own, in tasks and on queues. The condition is looked at
  /// again whenever the phone, its clock, a recorder or an `@Observable` value in the condition
  /// changes, and after ``noteChange()``. For anything else it looks after ever longer pauses, some
  /// ten times in all. A cancelled task waits no longer.
  ///
  /// - Parameters:
  ///   - condition: What should become true.
  ///   - subject: What the condition is called if it does not.
  ///   - isolation: Where the condition is looked at: where the caller is.
  ///   - fileID: Where the call stands.
  ///   - line: Where the call stands.
  /// - Throws: ``UnmetWait`` if it takes longer than the phone's patience.
  public func wait(
    until condition: () -> Bool, describedAs subject: String = "the condition",
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    await settle()
    let isMet = await signal.wait(patience: patience) { watched(condition) }
    guard !isMet else { return }
    throw UnmetWait(
      for: "\(subject), while virtual time stood still", fileID: fileID, line: line, at: now)
  }

  /// Waits until a condition holds, and lets virtual time pass for it.
  ///
  /// It is for what the phone does in time. The condition is looked at after each thing that time
  /// brings, and nothing depends on how fast the machine is, as long as the condition follows from
  /// callbacks.
  ///
  /// - Parameters:
  ///   - condition: What should become true.
  ///   - limit: How much virtual time may pass.
  ///   - subject: What the condition is called if it does not.
  ///   - isolation: Where the condition is looked at: where the caller is.
  ///   - fileID: Where the call stands.
  ///   - line: Where the call stands.
  /// - Throws: ``UnmetWait`` if it still does not hold when the time has passed.
  public func wait(
    until condition: () -> Bool, within limit: Duration,
    describedAs subject: String = "the condition", isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    let (start, end) = (now, now.advanced(by: limit))
    await settle()
    while !condition() {
      guard let deadline = nextDeadline(by: end) else {
        throw UnmetWait(
          for: "\(subject) from \(start) to \(end)", fileID: fileID, line: line, at: now)
      }
      await pass(deadline: deadline)
    }
  }
}

// MARK: What the waits have in common

extension SimulatedPhone {
  /// Looks at a condition, and hears when an observable value in it changes.
  func watched(_ condition: () -> Bool) -> Bool {
    withObservationTracking(condition) { [signal] in signal.send() }
  }

  func throwBlocked(fileID: StaticString, line: UInt) throws {
    guard let label = courier.blocked else { return }
    throw UnmetWait(
      for: "a callback on the queue “\(label)”", fileID: fileID, line: line, at: now)
  }
}
