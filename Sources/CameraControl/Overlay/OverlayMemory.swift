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
    let place = Self.alike(item.memoryKey, in: shown).firstIndex { $0.id == item.id }
    entries[app] = Entry(key: item.memoryKey, place: place ?? 0)
  }

  func recall(among items: [OverlayItem], of app: String) -> OverlayItem? {
    guard let last = entries[app] else { return nil }
    let candidates = Self.alike(last.key, in: items)
    return candidates.indices.contains(last.place) ? candidates[last.place] : candidates.first
  }

  mutating func forget(_ app: String) {
    entries[app] = nil
  }

  private static func alike(_ key: ControlMemoryKey, in items: [OverlayItem]) -> [OverlayItem] {
    items.filter { $0.memoryKey == key }
  }
}
