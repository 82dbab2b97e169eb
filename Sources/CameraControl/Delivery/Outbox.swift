/// First in, first out, without allocating once it has grown to what it has to hold.
package struct Outbox<Element> {
  private var slots: [Element?] = []
  private var head = 0

  /// The number of elements that wait.
  package private(set) var count = 0

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
