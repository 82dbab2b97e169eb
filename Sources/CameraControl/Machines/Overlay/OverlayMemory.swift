/// A phone's memory of the control that a person used last in an app.
struct OverlayMemory: Hashable, Sendable {
  private var places: [String: ControlPlace] = [:]

  mutating func remember(_ item: OverlayItem, among shown: [OverlayItem], of app: String) {
    places[app] = ControlPlace(of: item, among: shown)
  }

  func recall(among items: [OverlayItem], of app: String) -> OverlayItem? {
    places[app].flatMap { $0.find(among: items) }
  }

  mutating func forget(_ app: String) {
    places[app] = nil
  }
}

/// The position of a control among the controls with the same name, which identifies the control
/// after the app recreates its controls.
struct ControlPlace: Hashable, Sendable {
  private let key: ControlMemoryKey
  private let place: Int

  init(of item: OverlayItem, among items: [OverlayItem]) {
    key = item.memoryKey
    let before = items.firstIndex { $0.id == item.id }.map { items[..<$0] } ?? []
    place = before.count { $0.memoryKey == item.memoryKey }
  }

  /// Returns the control at this place, or else the first control with the same key.
  func find(among items: [OverlayItem]) -> OverlayItem? {
    let alike = items.lazy.filter { $0.memoryKey == key }
    return alike.dropFirst(place).first ?? alike.first
  }
}
