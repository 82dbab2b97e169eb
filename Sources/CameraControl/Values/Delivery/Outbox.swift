/// A first-in, first-out queue that does not allocate once it has grown to its working size.
///
/// It alone owns its memory, so no change to it has to find out whether there is another owner, and
/// an element is moved in and out without a copy.
package struct Outbox<Element>: ~Copyable {
  // Only the waiting elements are initialized. The capacity is a power of two or zero, so that a
  // mask wraps the index.
  private var slots = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private var head = 0

  /// The number of waiting elements.
  package private(set) var count = 0

  /// Creates an empty outbox.
  package init() {}

  deinit {
    // Most outboxes of a phone never grow.
    guard slots.count > 0 else { return }
    for index in 0..<count { place(of: index).deinitialize(count: 1) }
    slots.deallocate()
  }

  /// Whether no element is waiting.
  package var isEmpty: Bool { count == 0 }

  /// Adds an element at the end.
  package mutating func push(_ element: consuming Element) {
    if count == slots.count { grow() }
    place(of: count).initialize(to: consume element)
    count &+= 1
  }

  /// Removes and returns the first element.
  @inline(__always) package mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    let first = place(of: 0)
    head &+= 1
    count &-= 1
    return first.move()
  }

  /// The waiting element that was added last.
  package var last: Element? { count > 0 ? place(of: count &- 1).pointee : nil }

  /// Replaces the waiting element that was added last, if there is one.
  package mutating func replaceLast(with element: Element) {
    guard count > 0 else { return }
    place(of: count &- 1).pointee = element
  }

  /// Removes all elements.
  @inline(__always) package mutating func empty() {
    while pop() != nil {}
  }

  /// Removes the waiting elements that do not satisfy a condition.
  package mutating func keep(where isKept: (Element) -> Bool) {
    for _ in 0..<count {
      if let element = pop(), isKept(element) { push(element) }
    }
  }

  /// Adds copies of the waiting elements to the end of another outbox.
  package func copy(to other: inout Outbox) {
    for index in 0..<count { other.push(place(of: index).pointee) }
  }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(8, slots.count * 2))
    for index in 0..<count { larger.initializeElement(at: index, to: place(of: index).move()) }
    slots.deallocate()
    slots = larger
    head = 0
  }

  /// Returns where a waiting element is, or where the next one goes.
  // There is memory whenever this is called, since an empty outbox grows before it takes anything.
  @inline(__always) private func place(of index: Int) -> UnsafeMutablePointer<Element> {
    slots.baseAddress.unsafelyUnwrapped + ((head &+ index) & (slots.count &- 1))
  }
}

// The outbox cannot be copied and never hands out its memory, so moving it to another thread moves
// the only access to its elements.
extension Outbox: @unchecked Sendable where Element: Sendable {}
