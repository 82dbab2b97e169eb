import CameraControl
import Dispatch

/// Tells those who wait for a condition that something has changed which could make it true.
final class ChangeSignal: Sendable {
  private let state = Locked(State())

  private struct State {
    var changes: UInt64 = 0
    var lastID: UInt64 = 0
    var waiters: [(id: UInt64, continuation: CheckedContinuation<Bool, Never>)] = []
    var threads: [DispatchSemaphore] = []
  }

  /// Something has changed.
  func send() {
    let (waiters, threads) = state.withLock { state in
      state.changes &+= 1
      defer { state.waiters.removeAll() }
      return (state.waiters, state.threads)
    }
    for waiter in waiters { waiter.continuation.resume(returning: true) }
    for thread in threads { thread.signal() }
  }

  /// Waits until a condition holds, and looks again after every change; false if the patience ends
  /// or the task is cancelled.
  ///
  /// It looks a few times in between, too, and at the end, for changes that nobody told.
  func wait(
    patience: Duration, isolation: isolated (any Actor)? = #isolation, until isMet: () -> Bool
  ) async -> Bool {
    var pauses = Pauses(patience)
    while true {
      let seen = state.withLock { $0.changes }
      if isMet() { return true }
      guard !Task.isCancelled, let end = pauses.nextEnd else { return isMet() }
      if await !next(after: seen, until: end) { pauses.grow() }
    }
  }

  /// Waits on this thread until a condition holds; false if the patience ends.
  func wait(patience: Duration, until isMet: () -> Bool) -> Bool {
    var pauses = Pauses(patience)
    let signal = DispatchSemaphore(value: 0)
    state.withLock { $0.threads.append(signal) }
    defer { state.withLock { state in state.threads.removeAll { $0 === signal } } }
    while !isMet() {
      guard let end = pauses.nextEnd else { return isMet() }
      if signal.wait(timeout: end) == .timedOut { pauses.grow() }
    }
    return true
  }

  /// When to look at a condition that nobody says anything about: some ten times in all, so that an
  /// app whose changes cannot be observed is not held up until the patience ends.
  private struct Pauses {
    private var pause: Duration
    private let deadline: DispatchTime

    init(_ patience: Duration) {
      pause = patience / 1024
      deadline = .now() + patience.dispatched
    }

    /// The end of the next pause; nil once the patience has ended.
    var nextEnd: DispatchTime? {
      let now = DispatchTime.now()
      return now < deadline ? min(deadline, now + pause.dispatched) : nil
    }

    mutating func grow() { pause *= 2 }
  }

  /// Waits for a change after the one that was seen; false if the deadline comes first.
  private func next(
    after seen: UInt64, until deadline: DispatchTime,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let id = state.withLock { state -> UInt64? in
          guard state.changes == seen else { return nil }
          state.lastID += 1
          state.waiters.append((state.lastID, continuation))
          return state.lastID
        }
        guard let id else { return continuation.resume(returning: true) }
        DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in
          self?.end(id)
        }
      }
    } onCancel: {
      send()
    }
  }

  private func end(_ id: UInt64) {
    let waiter = state.withLock { state in
      state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
    }
    waiter?.continuation.resume(returning: false)
  }
}
