/// What controls a session has, and which it takes: the rules of adding, without a lock or a phone.
package struct ControlRoster: Sendable {
  /// Whether the hardware has a Camera Control.
  package let isSupported: Bool

  /// How many controls fit.
  package let limit: Int

  /// The controls, in the order they were added.
  package private(set) var controls: [CaptureControl] = []

  package init(isSupported: Bool, limit: Int) {
    self.isSupported = isSupported
    self.limit = isSupported ? max(0, limit) : 0
  }

  /// Why the roster would not take a control; nil if it would.
  package func refusal(for control: CaptureControl) -> CaptureError? {
    guard isSupported else { return .cannotAddWithoutHardware(control.mechanism.name) }
    if control.core.isTaken || controls.contains(control) {
      return .alreadyAdded(control.mechanism.name)
    }
    guard control.mechanism.isReady else { return .noActionQueue(control.mechanism.name) }
    if let device = control.mechanism.device,
      controls.contains(where: {
        $0.mechanism.kind == control.mechanism.kind && $0.mechanism.device == device
      })
    {
      return .duplicate(control.mechanism.kind, of: device)
    }
    guard controls.count < limit else {
      return .limitReached(
        control.mechanism.name, limit: limit, present: controls.map(\.mechanism.name))
    }
    return nil
  }

  /// Takes a control that was not refused.
  package mutating func add(_ control: CaptureControl) {
    controls.append(control)
  }

  /// Lets go of a control; tells whether it was there.
  package mutating func remove(_ control: CaptureControl) -> Bool {
    guard let index = controls.firstIndex(of: control) else { return false }
    controls.remove(at: index)
    return true
  }
}
