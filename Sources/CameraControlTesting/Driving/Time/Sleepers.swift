import CameraControl

/// The tasks that sleep on a clock, ordered by deadline and, for equal deadlines, by arrival.
struct Sleepers: Sendable {
  typealias Continuation = CheckedContinuation<Void, any Error>

  private struct Sleeper: Sendable {
    var ticket: UInt64
    var deadline: PhoneInstant
    var continuation: Continuation
  }

  // Sorted in reverse, so that the next to wake can be removed without moving the others.
  private var sleepers: [Sleeper] = []
  private var lastTicket: UInt64 = 0
  // A task can be canceled after it got its ticket and before it sleeps.
  private var cancelled: Set<UInt64> = []

  /// The number of sleeping tasks.
  var count: Int { sleepers.count }

  /// The deadline of the next task to wake.
  var nextDeadline: PhoneInstant? { sleepers.last?.deadline }

  /// Returns a new number for a task that is about to sleep.
  mutating func makeTicket() -> UInt64 {
    lastTicket += 1
    return lastTicket
  }

  /// Adds a task; returns its continuation if the sleep has been canceled already.
  mutating func add(
    _ ticket: UInt64, until deadline: PhoneInstant, _ continuation: Continuation
  ) -> Continuation? {
    guard cancelled.remove(ticket) == nil else { return continuation }
    let new = Sleeper(ticket: ticket, deadline: deadline, continuation: continuation)
    var (low, high) = (0, sleepers.count)
    while low < high {
      let middle = (low + high) / 2
      let other = sleepers[middle]
      if (other.deadline, other.ticket) > (deadline, ticket) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    sleepers.insert(new, at: low)
    return nil
  }

  /// Cancels the sleep of a task; returns its continuation if it sleeps.
  mutating func cancel(_ ticket: UInt64) -> Continuation? {
    guard let index = sleepers.firstIndex(where: { $0.ticket == ticket }) else {
      cancelled.insert(ticket)
      return nil
    }
    return sleepers.remove(at: index).continuation
  }

  /// Forgets a task that no longer sleeps, canceled or not.
  mutating func forget(_ ticket: UInt64) {
    cancelled.remove(ticket)
  }

  /// Removes the next task whose deadline has come, and returns its continuation.
  mutating func takeDue(at instant: PhoneInstant) -> Continuation? {
    guard let last = sleepers.last, last.deadline <= instant else { return nil }
    sleepers.removeLast()
    return last.continuation
  }
}
