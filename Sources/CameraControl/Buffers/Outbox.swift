/// A first-in, first-out queue that does not allocate once it has grown to its working size.
package struct Outbox<Element> {
  private var slots: [Element?] = []
  private var head = 0

  /// The number of waiting elements.
  package private(set) var count = 0

  /// Creates an empty outbox.
  package init() {}

  /// Adds an element at the end.
  package mutating func push(_ element: consuming Element) {
    if count == slots.count { grow() }
    slots[(head &+ count) & (slots.count &- 1)] = element
    count &+= 1
  }

  /// Removes and returns the first element.
  @inline(__always) package mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    let element = slots[head].take()
    head = (head &+ 1) & (slots.count &- 1)
    count &-= 1
    return element
  }

  /// The waiting element that was added last.
  package var last: Element? {
    count > 0 ? slots[(head &+ count &- 1) & (slots.count &- 1)] : nil
  }

  /// Replaces the waiting element that was added last, if there is one.
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
