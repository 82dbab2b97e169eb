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
