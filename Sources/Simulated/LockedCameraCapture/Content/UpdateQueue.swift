import CameraControl

/// The updates that wait for one iterator, in order.
///
/// A loop that was resumed comes back to its actor by way of the global executor, and so at a time that depends
/// on the machine. The queue therefore knows whether a loop is on its way to an update (LCK79).
final class UpdateQueue: Sendable {
  typealias Update = LockedCameraCaptureManager.SessionContentUpdate

  private struct State: Sendable {
    var updates: [Update] = []
    var waiting: [CheckedContinuation<Update?, Never>] = []
    /// How many updates are on their way to a loop that was resumed.
    var underway = 0
    /// Whether the loop has received an update; the phone sends every loop a first one.
    var hasBegun = false
    var isOver = false
    var onEnd: (@Sendable () -> Void)?
  }

  private let state = Guarded(State())
  /// Calls a handler once, when the loop is canceled or its iterator goes away.
  func onEnd(_ handler: @escaping @Sendable () -> Void) { state.withLock { $0.onEnd = handler } }

  /// Hands an update over, or keeps it until the loop asks.
  func yield(_ update: Update) {
    let waiting = state.withLock { state -> CheckedContinuation<Update?, Never>? in
      guard state.waiting.isEmpty else {
        state.underway += 1
        return state.waiting.removeFirst()
      }
      if !state.isOver { state.updates.append(update) }
      return nil
    }
    waiting?.resume(returning: update)
  }

  /// Whether the loop waits for its first update, or was resumed and has not received the update yet.
  var isHandingOver: Bool { state.withLock { !$0.isOver && ($0.underway > 0 || !$0.hasBegun) } }

  /// Returns the next update; `nil` once the loop was canceled and nothing waits.
  func next(isolation: isolated (any Actor)?) async -> Update? {
    if let update = takeFirst() { return update }
    let update = await resumed(isolation: isolation)
    state.withLock {
      $0.hasBegun = true
      if update != nil { $0.underway -= 1 }
    }
    return update
  }

  private func takeFirst() -> Update? {
    state.withLock {
      guard !$0.updates.isEmpty else { return nil }
      $0.hasBegun = true
      return $0.updates.removeFirst()
    }
  }

  private func resumed(isolation: isolated (any Actor)?) async -> Update? {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        let (isReady, update) = state.withLock { state -> (Bool, Update?) in
          if !state.updates.isEmpty {
            state.underway += 1
            return (true, state.updates.removeFirst())
          }
          if !state.isOver { state.waiting.append(continuation) }
          return (state.isOver, nil)
        }
        if isReady { continuation.resume(returning: update) }
      }
    } onCancel: {
      end()
    }
  }

  /// Ends the loop.
  func end() {
    let (waiting, onEnd) = state.withLock { state in
      defer { (state.waiting, state.onEnd, state.isOver) = ([], nil, true) }
      return (state.waiting, state.onEnd)
    }
    for continuation in waiting { continuation.resume(returning: nil) }
    onEnd?()
  }
}
