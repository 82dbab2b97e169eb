import CameraControl

/// What a phone is like between two steps, as far as it matters for what can happen next.
struct Situation {
  let glance: Glance

  /// What steps can need.
  let gates: Gate

  private let phone: SimulatedPhone

  init(_ phone: SimulatedPhone) {
    self.phone = phone
    glance = phone.core.glance
    gates = Self.gates(glance, phone.finger, isAppInFront: glance.front == phone.app.id)
  }

  /// What readings of the button are compared with.
  var limits: ButtonLimits { glance.limits }

  private static func gates(_ glance: Glance, _ finger: Finger, isAppInFront: Bool) -> Gate {
    var gates: Gate = [.open, glance.isScreenOn ? .screenOn : .screenOff]
    gates.insert(glance.isLocked ? .locked : .unlocked)
    for button in PhoneButton.allCases { gates.insert(.free(button)) }
    for hold in finger.held.all {
      gates.remove(.free(hold.button))
      gates.insert(.held(hold.button))
    }
    if finger.position != nil, !gates.contains(.held(.cameraControl)) { gates.insert(.fingerOn) }
    if glance.overlay != .hidden { gates.insert(.overlay) }
    if case .list(let items, highlighted: _) = glance.overlay { gates.insert(.items(items.count)) }
    if glance.front != nil, glance.isScreenOn { gates.insert(.screenInUse) }
    if !isAppInFront { gates.insert(.appAway) }
    if glance.session == .running { gates.insert(.running) }
    if glance.session == .interrupted { gates.insert(.interrupted) }
    if glance.hasProducts { gates.insert(.products) }
    return gates
  }
}

extension Situation {
  /// Returns the step that waits for what is due next, or `nil` if nothing is, or it is too near.
  func step(for wait: DeadlineWait) -> GestureStep? {
    guard let deadline = phone.nextDeadline(by: PhoneInstant(nanoseconds: .max)) else { return nil }
    let left = phone.now.duration(to: deadline)
    let duration: Duration =
      switch wait {
      case .justBefore: left - .nanoseconds(1)
      case .until: left
      case .justAfter: left + .nanoseconds(1)
      }
    return duration > .zero ? .wait(duration) : nil
  }

  /// Returns whether a step can happen now and would be more than a waste of time.
  func allows(_ step: GestureStep) -> Bool {
    if let gate = step.gate { return gates.contains(gate) }
    return switch step {
    case .set(let change): isChange(change)
    case .repeated(_, let steps): steps.first.map(allows) ?? false
    case .app: true
    case _: false
    }
  }

  private func isChange(_ change: SettingChange) -> Bool {
    let settings = phone.settings
    var changed = settings
    change.apply(to: &changed)
    return changed != settings
  }
}
