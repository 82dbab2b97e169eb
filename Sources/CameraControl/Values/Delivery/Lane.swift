/// The calls to one receiver, such as a slider's action: in order and one at a time, even on a
/// concurrent queue.
///
/// A pure machine, which its owner keeps behind a lock. For each call, the lane enqueues one block
/// of work, a turn, on the receiver's queue, so that the call keeps its place among other work on a
/// serial queue. If a turn runs while another thread makes a call, that thread makes the next call,
/// too. If the receiver is replaced, all waiting calls go to the new receiver.
package struct Lane<Call: Sendable>: Sendable {
  private var receiver: ObjectIdentifier?
  private var waiting = Line<Call>()
  private var isCalling = false
  private var owedTurns = 0

  package init() {}

  /// What remains to do after a call.
  package enum Rest: Sendable {
    case nothing
    /// Make another call.
    case call(Call)
    /// Give the new receiver as many turns (blocks of work on its queue) as came during the call.
    case turns(Int)
  }

  package var isEmpty: Bool { waiting.isEmpty }

  /// The call that was added last, while it waits.
  package var newest: Call? { waiting.newest }

  /// Adds a call behind the others; it needs a separate turn.
  package mutating func add(_ call: Call) { waiting.append(call) }

  /// Replaces the call that was added last, while it waits, and uses its turn.
  package mutating func replaceNewest(with call: Call) { waiting.replaceNewest(with: call) }

  /// Replaces the receiver, and returns how many turns the new receiver needs for the waiting
  /// calls.
  package mutating func move(to receiver: AnyObject?) -> Int {
    self.receiver = receiver.map(ObjectIdentifier.init)
    owedTurns = 0
    return waiting.count
  }

  /// Uses a turn of a receiver, and returns the call to make; a turn of an earlier receiver has no
  /// effect.
  package mutating func takeTurn(of receiver: AnyObject) -> Call? {
    guard ObjectIdentifier(receiver) == self.receiver else { return nil }
    guard !isCalling else {
      owedTurns += 1
      return nil
    }
    let call = waiting.popFirst()
    isCalling = call != nil
    return call
  }

  /// Ends a call to a receiver, and returns what remains to do.
  package mutating func endCall(of receiver: AnyObject) -> Rest {
    let isCurrent = ObjectIdentifier(receiver) == self.receiver
    if isCurrent, owedTurns > 0, let call = waiting.popFirst() {
      owedTurns -= 1
      return .call(call)
    }
    defer { (isCalling, owedTurns) = (false, 0) }
    return isCurrent ? .nothing : .turns(owedTurns)
  }

  /// Uses a turn of the queue: makes the call of that turn, and then each call whose own turn came during
  /// the call before it.
  ///
  /// `take` takes the turn and `end` ends a call, both under the lock of the lane. `passOn` offers turns
  /// to another receiver.
  package static func useTurn(
    take: () -> Call?, end: () -> Rest, passOn: (Int) -> Void, make: (Call) -> Void
  ) {
    var next = take()
    while let call = next {
      make(call)
      switch end() {
      case .nothing: return
      case .call(let call): next = call
      case .turns(let count): return passOn(count)
      }
    }
  }
}

extension Lane.Rest: Equatable where Call: Equatable {}

/// Waiting elements, which leave in the order in which they arrived.
// Without `@usableFromInline`, other modules would call it unspecialized, for hundreds of instructions.
@usableFromInline package struct Line<Element> {
  // Reversed, so that the first element is the last of the array, and goes without moving the others.
  @usableFromInline var front: [Element] = []
  @usableFromInline var back: [Element] = []

  @inlinable package init() {}

  @inlinable package var count: Int { front.count + back.count }

  @inlinable package var isEmpty: Bool { back.isEmpty && front.isEmpty }

  @inlinable package var newest: Element? { back.last ?? front.first }

  @inlinable package mutating func append(_ element: Element) { back.append(element) }

  @inlinable package mutating func popFirst() -> Element? {
    if front.isEmpty {
      swap(&front, &back)
      front.reverse()
    }
    return front.popLast()
  }

  // The line must not be empty.
  @inlinable package mutating func replaceNewest(with element: Element) {
    if back.isEmpty { front[0] = element } else { back[back.count - 1] = element }
  }
}

extension Line: Sendable where Element: Sendable {}
