/// What controls a session has, and which it takes: the rules of adding.
package struct ControlRoster: Hashable, Sendable {
  /// Whether the hardware has a Camera Control.
  package let isSupported: Bool

  /// How many controls fit.
  package let limit: Int

  /// The controls, in the order they were added.
  package private(set) var controls: [ControlID] = []

  package init(isSupported: Bool, limit: Int) {
    self.isSupported = isSupported
    self.limit = isSupported ? max(0, limit) : 0
  }

  /// Tells why the roster would not take a control; `nil` if it would.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - isTaken: Whether the control is in a session already.
  ///   - present: The controls that the roster has, in its order.
  ///   - deviceName: What messages call the device that the control drives.
  /// - Returns: The refusal.
  package func refusal(
    for control: ControlFacts, isTaken: Bool, present: [ControlFacts], deviceName: String
  ) -> CaptureError? {
    guard isSupported else { return .cannotAddWithoutHardware(control.name) }
    if isTaken { return .alreadyAdded(control.name) }
    guard control.isReady else { return .noActionQueue(control.name) }
    if control.device != nil,
      present.contains(where: { $0.kind == control.kind && $0.device == control.device })
    {
      return .duplicate(control.kind, control.name, of: deviceName)
    }
    guard controls.count < limit else {
      return .limitReached(control.name, limit: limit, present: present.map(\.name))
    }
    return nil
  }

  /// Takes a control that was not refused.
  package mutating func add(_ control: ControlID) {
    controls.append(control)
  }

  /// Lets go of a control; tells whether it was there.
  package mutating func remove(_ control: ControlID) -> Bool {
    guard let index = controls.firstIndex(of: control) else { return false }
    controls.remove(at: index)
    return true
  }
}
