/// A session's controls.
package struct ControlRoster: Hashable, Sendable {
  /// The controls, in the order they were added.
  package private(set) var controls: [ControlID] = []

  /// Adds a control that was not refused.
  mutating func add(_ control: ControlID) {
    if controls.isEmpty { controls.reserveCapacity(Self.usualCount) }
    controls.append(control)
  }

  /// Removes a control, and returns whether the roster had it.
  mutating func remove(_ control: ControlID) -> Bool {
    guard let index = controls.firstIndex(of: control) else { return false }
    controls.remove(at: index)
    return true
  }

  /// The usual limit, reserved so that the first controls need not move.
  private static var usualCount: Int { 4 }
}
