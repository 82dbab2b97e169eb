import CameraControl

/// What a phone is like between two steps, as far as it matters for what can happen next.
struct Situation {
  let summary: PhoneSummary

  /// What steps can need.
  let gates: Gate

  private let phone: SimulatedPhone

  init(_ phone: SimulatedPhone) {
    self.phone = phone
    summary = phone.core.summary
    gates = Self.gates(summary, phone.finger, isAppInFront: summary.front == phone.app.id)
  }

  /// What readings of the button are compared with.
  var limits: ButtonLimits { summary.limits }

  private static func gates(_ summary: PhoneSummary, _ finger: Finger, isAppInFront: Bool) -> Gate {
    var gates: Gate = [.open, summary.isScreenOn ? .screenOn : .screenOff]
    gates.insert(summary.isLocked ? .locked : .unlocked)
    for button in PhoneButton.allCases { gates.insert(.free(button)) }
    for hold in finger.held.all {
      gates.remove(.free(hold.button))
      gates.insert(.held(hold.button))
    }
    if finger.position != nil, !gates.contains(.held(.cameraControl)) { gates.insert(.fingerOn) }
    if summary.overlay != .hidden { gates.insert(.overlay) }
    if case .list(let items, highlighted: _) = summary.overlay { gates.insert(.items(items.count)) }
    if summary.front != nil, summary.isScreenOn { gates.insert(.screenInUse) }
    if !isAppInFront { gates.insert(.appAway) }
    if summary.session == .running { gates.insert(.running) }
    if summary.session == .interrupted { gates.insert(.interrupted) }
    if summary.hasProducts { gates.insert(.products) }
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
