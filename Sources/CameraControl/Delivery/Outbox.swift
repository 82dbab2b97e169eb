/// First in, first out, without allocating once it has grown to what it has to hold.
///
/// A host puts effects here under its lock and takes them out again to carry them out outside it.
/// Whoever finds nobody draining drains; everybody else only adds. So effects run one at a time,
/// in order, whatever thread they come from, and an effect that causes another does not nest.
package struct Outbox<Element> {
  private var slots: [Element?] = []
  private var head = 0

  /// The number of elements that wait.
  package private(set) var count = 0

  /// Whether somebody takes the elements out at the moment.
  package private(set) var isDraining = false

  /// Makes an empty outbox.
  package init() {}

  /// Adds an element at the end.
  package mutating func push(_ element: Element) {
    if count == slots.count { grow() }
    slots[(head &+ count) & (slots.count &- 1)] = element
    count &+= 1
  }

  /// Takes the first element.
  package mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    let element = slots[head].take()
    head = (head &+ 1) & (slots.count &- 1)
    count &-= 1
    return element
  }

  /// The element that was added last, of those that wait.
  package var last: Element? {
    count > 0 ? slots[(head &+ count &- 1) & (slots.count &- 1)] : nil
  }

  /// Replaces the last element that waits, if there is one.
  package mutating func replaceLast(with element: Element) {
    guard count > 0 else { return }
    slots[(head &+ count &- 1) & (slots.count &- 1)] = element
  }

  /// Whether nothing waits and nobody drains.
  package var isIdle: Bool { count == 0 && !isDraining }

  /// Makes the caller the one who drains an idle outbox, with an effect of its own to begin with.
  package mutating func claim() {
    isDraining = true
  }

  /// Makes the caller the one who drains, unless there is one or nothing to drain, and hands out
  /// the first element.
  package mutating func startDraining() -> Element? {
    guard !isDraining, let first = pop() else { return nil }
    isDraining = true
    return first
  }

  /// Takes the next element; nil ends the caller's turn at draining.
  package mutating func nextOrStop() -> Element? {
    guard let next = pop() else {
      isDraining = false
      return nil
    }
    return next
  }

  // The capacity stays a power of two, so that a mask wraps the index.
  private mutating func grow() {
    var larger: [Element?] = []
    larger.reserveCapacity(max(8, slots.count * 2))
    for offset in 0..<count {
      larger.append(slots[(head + offset) & (slots.count - 1)])
    }
    while larger.count < max(8, slots.count * 2) { larger.append(nil) }
    slots = larger
    head = 0
  }
}

extension Outbox: Sendable where Element: Sendable {}
