/// A session's controls and the rules for adding them.
package struct ControlRoster: Hashable, Sendable {
  /// Whether the hardware has a Camera Control.
  let isSupported: Bool

  /// The largest number of controls.
  let limit: Int

  /// The controls, in the order they were added.
  package private(set) var controls: [ControlID] = []

  init(isSupported: Bool, limit: Int) {
    self.isSupported = isSupported
    self.limit = isSupported ? max(0, limit) : 0
  }

  /// Returns why the roster would refuse a control, or `nil` if it would take it.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - known: The identifier of the control, if the phone knows it.
  ///   - isTaken: Whether the control is already in a session.
  ///   - present: The roster's controls, in order.
  ///   - deviceName: The name, for messages, of the device that the control drives.
  /// - Returns: The refusal.
  func refusal(
    for control: ControlFacts, known: ControlID?, isTaken: Bool,
    present: @autoclosure () -> [ControlFacts],
    deviceName: @autoclosure () -> String
  ) -> CaptureError? {
    guard isSupported else { return .cannotAddWithoutHardware(control.name) }
    if isTaken {
      return .alreadyAdded(control.name, isHere: known.map(controls.contains) ?? false)
    }
    guard control.isReady else { return .noActionQueue(control.name) }
    if control.device != nil,
      present().contains(where: { $0.kind == control.kind && $0.device == control.device })
    {
      return .duplicate(control.kind, control.name, of: deviceName())
    }
    guard controls.count < limit else {
      return .limitReached(control.name, limit: limit, present: present().map(\.name))
    }
    return nil
  }

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

  /// What a phone takes, so that the first few controls need not move.
  private static var usualCount: Int { 4 }
}
