import CameraControl

/// The parts of a phone's state between two steps that decide which steps are possible next.
struct Situation {
  let summary: PhoneSummary

  /// What steps can need.
  let conditions: StepConditions

  private let phone: SimulatedPhone

  init(_ phone: SimulatedPhone) {
    self.phone = phone
    summary = phone.core.summary
    let finger = phone.finger
    var met: StepConditions = [.open, .allFree]
    met.insert(summary.isScreenOn ? .screenOn : .screenOff)
    met.insert(summary.isLocked ? .locked : .unlocked)
    for hold in finger.held.all {
      met.remove(.free(hold.button))
      met.insert(.held(hold.button))
    }
    if finger.position != nil, !met.contains(.held(.cameraControl)) { met.insert(.fingerOn) }
    if summary.overlay != .hidden { met.insert(.overlay) }
    if case .list(let items, highlighted: _) = summary.overlay { met.insert(.items(items.count)) }
    if summary.front != nil, summary.isScreenOn { met.insert(.screenInUse) }
    if summary.front != phone.app.id { met.insert(.appAway) }
    if summary.session == .running { met.insert(.running) }
    if summary.session == .interrupted { met.insert(.interrupted) }
    if summary.hasProducts { met.insert(.products) }
    conditions = met
  }

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
    if let need = step.need { return conditions.contains(need) }
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
