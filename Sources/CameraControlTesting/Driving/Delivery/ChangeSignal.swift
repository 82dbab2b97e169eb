import CameraControl
import Dispatch
import Synchronization

/// Wakes waiting threads and tasks after a change that may have made their conditions true.
final class ChangeSignal: Sendable {
  // The low bits count waiters, and the high bits count changes. Because they share a word, a change
  // comes either before a waiter is counted, and then the waiter sees the change, or after, and then
  // the change sees the waiter. So no change is missed, and without waiters a change takes no lock.
  private let word = Atomic<UInt64>(0)
  private let state = Guarded(State())

  private struct State {
    var lastID: UInt64 = 0
    var waiters: [(id: UInt64, continuation: CheckedContinuation<Bool, Never>)] = []
    var threads: [DispatchSemaphore] = []
  }

  /// Signals that something has changed.
  func send() {
    let (_, new) = word.wrappingAdd(Self.change, ordering: .acquiringAndReleasing)
    if new % Self.change != 0 { wake() }
  }

  private func wake() {
    let (waiters, threads) = state.withLock { state in
      defer { state.waiters = [] }
      return (state.waiters, state.threads)
    }
    leave(waiters.count)
    for waiter in waiters { waiter.continuation.resume(returning: true) }
    for thread in threads { thread.signal() }
  }

  /// Waits until a condition holds; returns `false` if the patience ends or the task is canceled.
  ///
  /// The condition is evaluated after every change. To catch changes that are not signaled, it is
  /// also evaluated a few times in between, and at the end.
  func wait(
    patience: Duration, isolation: isolated (any Actor)? = #isolation, until isMet: () -> Bool
  ) async -> Bool {
    var pauses = Pauses(patience)
    while true {
      let seen = word.load(ordering: .acquiring) / Self.change
      if isMet() { return true }
      guard !Task.isCancelled, let end = pauses.nextEnd else { return isMet() }
      if await !next(after: seen, until: end) { pauses.grow() }
    }
  }

  /// Blocks this thread until a condition holds; returns `false` if the patience ends.
  func wait(patience: Duration, until isMet: () -> Bool) -> Bool {
    var pauses = Pauses(patience)
    let signal = DispatchSemaphore(value: 0)
    state.withLock { $0.threads.append(signal) }
    enter()
    defer {
      state.withLock { state in state.threads.removeAll { $0 === signal } }
      leave(1)
    }
    while !isMet() {
      guard let end = pauses.nextEnd else { return isMet() }
      if signal.wait(timeout: end) == .timedOut { pauses.grow() }
    }
    return true
  }

  /// The pauses after which a wait checks its condition without a signal.
  ///
  /// They double, so there are about ten in all, and a test whose changes cannot be observed does
  /// not have to wait until the patience ends.
  private struct Pauses {
    private var pause: Duration
    private let deadline: DispatchTime

    init(_ patience: Duration) {
      pause = patience / 1024
      deadline = .now() + patience.dispatched
    }

    /// The end of the next pause; `nil` once the patience has ended.
    var nextEnd: DispatchTime? {
      let now = DispatchTime.now()
      return now < deadline ? min(deadline, now + pause.dispatched) : nil
    }

    mutating func grow() { pause *= 2 }
  }

  /// Waits for a change after those already seen; returns `false` if the deadline comes first.
  private func next(
    after seen: UInt64, until deadline: DispatchTime,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let id = state.withLock { state -> UInt64? in
          guard enter() / Self.change == seen else {
            leave(1)
            return nil
          }
          state.lastID += 1
          state.waiters.append((state.lastID, continuation))
          return state.lastID
        }
        guard let id else { return continuation.resume(returning: true) }
        DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in self?.end(id) }
      }
    } onCancel: {
      send()
    }
  }

  private func end(_ id: UInt64) {
    let waiter = state.withLock { state in
      state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
    }
    guard let waiter else { return }
    leave(1)
    waiter.continuation.resume(returning: false)
  }

  /// Counts a waiter, and returns the new word.
  @discardableResult
  private func enter() -> UInt64 { word.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue }

  private func leave(_ number: Int) {
    word.wrappingSubtract(UInt64(number), ordering: .acquiringAndReleasing)
  }

  /// What a change adds to the word, which is far more than the number of waiters can ever be.
  private static let change: UInt64 = 1 << 24
}
