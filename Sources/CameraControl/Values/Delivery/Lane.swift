/// The calls to one receiver, such as a slider's action: in order and one at a time, even on a
/// concurrent queue.
///
/// A pure machine, which its owner keeps behind a lock. Each call gets a turn of the receiver's queue, so on
/// a serial queue it keeps its place among all other work. A turn that comes while a call is made is owed,
/// and used by the thread that makes the call. If the receiver is replaced, all calls that wait go to the
/// new one.
package struct Lane<Call: Sendable>: Sendable {
  private var receiver: ObjectIdentifier?
  private var waiting = Line<Call>()
  private var isCalling = false
  private var owedTurns = 0

  package init() {}

  /// What is left to do after a call.
  package enum Rest: Sendable {
    case nothing
    /// Make another call.
    case call(Call)
    /// Offer turns, which came during the call, to the receiver that has replaced this one.
    case turns(Int)
  }

  /// Whether no call waits.
  package var isEmpty: Bool { waiting.isEmpty }

  /// The call that was added last, while it waits.
  package var newest: Call? { waiting.newest }

  /// Adds a call behind the others; it needs a turn of its own.
  package mutating func add(_ call: Call) { waiting.append(call) }

  /// Replaces the call that was added last, while it waits, and uses its turn.
  package mutating func replaceNewest(with call: Call) { waiting.replaceNewest(with: call) }

  /// Makes calls to another receiver from now on, and returns how many turns it needs for those that
  /// wait already.
  package mutating func move(to receiver: AnyObject?) -> Int {
    self.receiver = receiver.map(ObjectIdentifier.init)
    owedTurns = 0
    return waiting.count
  }

  /// Uses a turn of a receiver, and returns the call to make; a turn of an earlier receiver leads to
  /// nothing.
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

  /// Ends a call to a receiver, and returns what is left to do.
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
  /// - Parameters:
  ///   - take: Takes the turn, under the lock of the lane.
  ///   - end: Ends a call, under the lock of the lane.
  ///   - passOn: Offers turns to another receiver.
  ///   - make: Makes a call.
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

/// Elements that wait, the first to come first to go.
package struct Line<Element> {
  // Reversed, so that the first element is the last of the array, and goes without moving the others.
  private var front: [Element] = []
  private var back: [Element] = []

  /// Creates an empty line.
  package init() {}

  /// The number of waiting elements.
  package var count: Int { front.count + back.count }

  /// Whether no element is waiting.
  package var isEmpty: Bool { back.isEmpty && front.isEmpty }

  /// The element that came last.
  package var newest: Element? { back.last ?? front.first }

  /// Adds an element at the end.
  package mutating func append(_ element: Element) { back.append(element) }

  /// Removes and returns the first element.
  package mutating func popFirst() -> Element? {
    if front.isEmpty {
      swap(&front, &back)
      front.reverse()
    }
    return front.popLast()
  }

  /// Puts another element in the place of the one that came last; there must be one.
  package mutating func replaceNewest(with element: Element) {
    if back.isEmpty { front[0] = element } else { back[back.count - 1] = element }
  }
}

extension Line: Sendable where Element: Sendable {}
