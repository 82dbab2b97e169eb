/// The control that an app used last, as a phone remembers it.
///
/// An app may create its controls again at any time. The memory therefore holds what a control has
/// in common with its successor, and which of several such controls it was.
struct OverlayMemory: Hashable, Sendable {
  private var entries: [String: Entry] = [:]

  private struct Entry: Hashable, Sendable {
    let key: ControlMemoryKey
    let place: Int
  }

  mutating func remember(_ item: OverlayItem, among shown: [OverlayItem], of app: String) {
    let place = Self.place(of: item, among: shown)
    entries[app] = Entry(key: item.memoryKey, place: place ?? 0)
  }

  func recall(among items: [OverlayItem], of app: String) -> OverlayItem? {
    guard let last = entries[app] else { return nil }
    var (first, place): (OverlayItem?, Int) = (nil, 0)
    for item in items where item.memoryKey == last.key {
      if place == last.place { return item }
      if first == nil { first = item }
      place += 1
    }
    return first
  }

  mutating func forget(_ app: String) {
    entries[app] = nil
  }

  /// Returns which of the controls that look like an item it is, or `nil` if it is not shown.
  private static func place(of item: OverlayItem, among shown: [OverlayItem]) -> Int? {
    var place = 0
    for other in shown where other.memoryKey == item.memoryKey {
      if other.id == item.id { return place }
      place += 1
    }
    return nil
  }
}
