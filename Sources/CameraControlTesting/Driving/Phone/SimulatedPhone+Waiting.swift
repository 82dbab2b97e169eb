import CameraControl
import Observation

// Waits with a limit, for asynchronous and for synchronous callers.

extension SimulatedPhone {
  // MARK: From asynchronous code

  /// Waits until all pending callbacks, and all other work already in their queues, have run.
  ///
  /// The phone doesn't wait for work on a `ManualQueue`, which your test drains. If a callback
  /// takes longer than the phone's patience, ``onUnfinishedWork`` and `finish(allowing:)` name the
  /// callback's queue.
  public func settle() async {
    noteUse()
    courier.flush()
    await courier.wait()
  }

  /// Waits until every callback has run, and throws an error if one takes too long.
  ///
  /// The limit that you pass doesn't change ``patience``. A callback that takes too long keeps
  /// running.
  ///
  /// - Parameters:
  ///   - patience: How long a callback may take, in real time.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait``, which says what takes too long; `CancellationError` if the task
  ///   is canceled; `CaptureError` if `patience` is negative.
  public func settle(
    patience: Duration, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try located(fileID, line) { () throws(CaptureError) in try Self.checkPatience(patience) }
    courier.flush()
    let delay = await courier.wait(ownPatience: patience, endsIfCancelled: true)
    try throwBlocked(by: delay, fileID: fileID, line: line)
  }

  /// Waits until a condition holds, while virtual time stands still.
  ///
  /// Use this method for work that your app does in tasks and on queues. The wait checks the
  /// condition again whenever the phone, its clock, a recorder, or an `@Observable` value in the
  /// condition changes, and after ``noteChange()``. In case the phone doesn't notice a change, the
  /// wait also checks the condition about ten times, at increasing intervals.
  ///
  /// - Parameters:
  ///   - condition: The condition to wait for.
  ///   - subject: The name of the condition in the error's text.
  ///   - isolation: The caller's isolation, in which the wait checks the condition.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait`` if the wait takes longer than ``patience``; `CancellationError` if the
  ///   task is canceled.
  public func wait(
    until condition: () -> Bool, describedAs subject: String = "the condition",
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    await settleUnlessCancelled()
    let isMet = await signal.wait(patience: patience) { watched(condition) }
    guard !isMet else { return }
    try Task.checkCancellation()
    throw unmet(subject, fileID, line)
  }

  /// Waits until a condition holds, and lets virtual time pass.
  ///
  /// Use this method for changes that the phone makes as time passes. The wait checks the condition
  /// after each timer that fires. If the condition depends only on callbacks, the speed of the
  /// machine doesn't affect the result.
  ///
  /// - Parameters:
  ///   - condition: The condition to wait for.
  ///   - limit: How much virtual time may pass.
  ///   - subject: The name of the condition in the error's text.
  ///   - isolation: The caller's isolation, in which the wait checks the condition.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait`` if the condition still doesn't hold at the limit; `CancellationError`
  ///   if the task is canceled; `CaptureError` for a limit that is negative or more than 292 years.
  public func wait(
    until condition: () -> Bool, within limit: Duration,
    describedAs subject: String = "the condition", isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try located(fileID, line) { () throws(CaptureError) in try checkTime(for: limit) }
    let (start, end) = (now, now.advanced(by: limit))
    await settleUnlessCancelled()
    while !condition() {
      try Task.checkCancellation()
      if let deadline = nextDeadline(by: end) {
        await pass(deadline: deadline)
      } else if now < end {
        passRest(until: end)
      } else {
        throw UnmetWait(
          for: "\(subject) from \(start) to \(end)", fileID: fileID, line: line, at: now,
          because: likelyCauses.first?.description)
      }
    }
  }

  // MARK: From synchronous code

  /// Waits until all pending callbacks, and all other work already in their queues, have run.
  ///
  /// On the main thread, callbacks for the main queue run inside the call; other work on the main
  /// queue does not. Inside a callback or an observer, `settle()` returns at once and records a
  /// fault, because the phone would wait for itself.
  public func settle() {
    guard canWait("settle") else { return }
    settleNow()
  }

  private func settleNow() {
    noteUse()
    courier.flush()
    courier.wait()
  }

  /// Waits until every callback has run, and throws an error if one takes too long.
  ///
  /// The limit that you pass doesn't change ``patience``. A callback that takes too long keeps
  /// running.
  ///
  /// - Parameters:
  ///   - patience: How long a callback may take, in real time.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait``, which says what takes too long; ``MisplacedCall`` inside a
  ///   callback or observer; `CaptureError` if `patience` is negative.
  public func settle(
    patience: Duration, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    try checkCanWait("settle(patience:)", fileID: fileID, line: line)
    try located(fileID, line) { () throws(CaptureError) in try Self.checkPatience(patience) }
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
  ///   - subject: The name of the condition in the error's text.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait`` if the wait takes longer than ``patience``; ``MisplacedCall`` inside a
  ///   callback or an observer.
  public func wait(
    until condition: () -> Bool, describedAs subject: String = "the condition",
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    try checkCanWait("wait(until:)", fileID: fileID, line: line)
    settleNow()
    guard !signal.wait(patience: patience, until: { watched(condition) }) else { return }
    throw unmet(subject, fileID, line)
  }

  /// Waits until a condition holds, and lets virtual time pass.
  ///
  /// ```swift
  /// try phone.wait(until: { phone.overlay == .hidden }, within: .seconds(60))
  /// ```
  ///
  /// - Parameters:
  ///   - condition: The condition to wait for.
  ///   - limit: How much virtual time may pass.
  ///   - subject: The name of the condition in the error's text.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``UnmetWait`` if the condition still doesn't hold at the limit; `CaptureError` for a
  ///   limit that is negative or more than 292 years; ``MisplacedCall`` inside a callback or an
  ///   observer.
  public func wait(
    until condition: () -> Bool, within limit: Duration,
    describedAs subject: String = "the condition", fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try checkCanWait("wait(until:within:)", fileID: fileID, line: line)
    try located(fileID, line) { () throws(CaptureError) in try checkTime(for: limit) }
    let (start, end) = (now, now.advanced(by: limit))
    settleNow()
    while !condition() {
      if let deadline = nextDeadline(by: end) {
        pass(deadline: deadline)
      } else if now < end {
        passRest(until: end)
      } else {
        throw UnmetWait(
          for: "\(subject) from \(start) to \(end)", fileID: fileID, line: line, at: now,
          because: likelyCauses.first?.description)
      }
    }
  }

  // MARK: What the waits share

  /// Evaluates a condition, and signals the next change of an observable value in it.
  func watched(_ condition: () -> Bool) -> Bool {
    withObservationTracking(condition) { [signal] in signal.send() }
  }

  private func settleUnlessCancelled() async {
    noteUse()
    courier.flush()
    await courier.wait(endsIfCancelled: true)
  }

  /// Returns the error of a wait in which virtual time stood still.
  private func unmet(_ subject: String, _ fileID: StaticString, _ line: UInt) -> UnmetWait {
    var cause = likelyCauses.first?.description
    if cause == nil, let timer = [core.nextDeadline, courier.nextWait].compactMap(\.self).min() {
      cause = "pending timer: one fires at \(timer). Pass within: to let virtual time pass."
    }
    return UnmetWait(
      for: "\(subject), while virtual time stood still", fileID: fileID, line: line, at: now,
      because: cause)
  }

  func throwBlocked(by delay: CourierDelay?, fileID: StaticString, line: UInt) throws {
    let subject: String
    switch (delay, courier.blocked) {
    case (.cancelled, _): throw CancellationError()
    case (.callback(let label), _), (nil, let label?):
      subject = "a callback on the queue “\(label)”"
    case (.call, _): subject = "a call from another thread, which has not returned"
    case (nil, nil): return
    }
    throw UnmetWait(for: subject, fileID: fileID, line: line, at: now)
  }
}
