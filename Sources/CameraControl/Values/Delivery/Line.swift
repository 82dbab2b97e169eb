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
    if let first = front.popLast() { return first }
    // Usually only a few elements wait, and moving those costs less than another array.
    guard back.count > Self.few else { return back.isEmpty ? nil : back.removeFirst() }
    front = back.reversed()
    back.removeAll(keepingCapacity: true)
    return front.popLast()
  }

  /// Puts another element in the place of the one that came last; there must be one.
  package mutating func replaceNewest(with element: Element) {
    if back.isEmpty { front[0] = element } else { back[back.count - 1] = element }
  }

  private static var few: Int { 8 }
}

extension Line: Sendable where Element: Sendable {}
