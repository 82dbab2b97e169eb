import CameraControl

/// A clock that stands still until a test advances it, and that drives a phone.
///
/// A `VirtualClock` follows the time of a simulated phone, but this clock has its own time, which
/// starts far from time zero of any phone.
package final class HandClock: Clock {
  package typealias Instant = PhoneInstant

  private struct State {
    var now = Instant.zero.advanced(by: .seconds(1_000))
    var nextID = 0
    var sleepers: [Int: (until: Instant, wake: CheckedContinuation<Void, any Error>)] = [:]
    var watchers: [(until: Instant, tell: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Guarded(State())

  package init() {}

  package var now: Instant { state.withLock { $0.now } }
  package var minimumResolution: Duration { .nanoseconds(1) }
  package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Advances the clock, and wakes the tasks whose deadlines have come.
  ///
  /// They wake in the order of their deadlines and, for equal ones, in the order in which they came.
  package func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.until <= state.now }
        .sorted { ($0.value.until, $0.key) < ($1.value.until, $1.key) }
      for (id, _) in due { state.sleepers[id] = nil }
      return due.map(\.value.wake)
    }
    for wake in due { wake.resume() }
  }

  /// Waits until a task sleeps with a deadline `duration` from now.
  package func waitForSleeper(in duration: Duration) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        let until = state.now.advanced(by: duration)
        if state.sleepers.values.contains(where: { $0.until == until }) { return true }
        state.watchers.append((until, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        lie(down: id, until: deadline, wake)
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: id)?.wake }?
        .resume(throwing: CancellationError())
    }
  }

  private func lie(
    down id: Int, until deadline: Instant, _ wake: CheckedContinuation<Void, any Error>
  ) {
    // Under the lock, either the cancellation sees the sleeper, or the sleeper the cancellation.
    let (isOver, watchers) = state.withLock { state in
      if deadline <= state.now || Task.isCancelled {
        return (true, [CheckedContinuation<Void, Never>]())
      }
      state.sleepers[id] = (deadline, wake)
      let watchers = state.watchers.filter { $0.until == deadline }.map(\.tell)
      state.watchers.removeAll { $0.until == deadline }
      return (false, watchers)
    }
    for tell in watchers { tell.resume() }
    guard isOver else { return }
    if Task.isCancelled { wake.resume(throwing: CancellationError()) } else { wake.resume() }
  }
}
