import CameraControl

/// What a phone is like between two steps, as far as it matters for what can happen next.
struct Situation {
  let glance: Glance
  let now: PhoneInstant
  /// The next instant at which the phone, or a task on its clock, acts by itself.
  let deadline: PhoneInstant?
  let held: HeldButtons
  let isFingerOn: Bool
  let isAppInFront: Bool
  private let phone: SimulatedPhone

  init(_ phone: SimulatedPhone) {
    let finger = phone.finger
    glance = phone.core.glance
    now = phone.now
    deadline = phone.nextDeadline(by: PhoneInstant(nanoseconds: .max))
    held = finger.held
    isFingerOn = finger.position != nil
    self.phone = phone
    isAppInFront = glance.front == phone.app.id
  }

  /// What readings of the button are compared with.
  var limits: ButtonLimits { glance.limits }
}

extension Situation {
  /// Returns the step that waits for what is due next, or `nil` if nothing is, or it is too near.
  func step(for wait: DeadlineWait) -> GestureStep? {
    guard let deadline else { return nil }
    let left = now.duration(to: deadline)
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
    switch step {
    case .lightPress, .doubleLightPress, .lightHold, .lightSlide, .click, .doubleClick,
      .press(.cameraControl, _), .down(.cameraControl), .touch:
      held[.cameraControl] == nil
    case .lift: isFingerOn && held[.cameraControl] == nil
    case .press(let button, _), .down(let button): held[button] == nil
    case .up(let button): held[button] != nil
    case .swipeOverlay, .swipeOverlayToBezel, .tapOutsideOverlay, .dragOverlay:
      glance.overlay != .hidden
    case .tapOverlay(let item): hasItem(item)
    case .leaveApp, .swipeUp: isScreenInUse
    case .returnToApp: !isAppInFront
    case .interrupt: glance.session == .running
    case .endInterruption: glance.session == .interrupted
    case .screen(let isOn): glance.isScreenOn != isOn
    case .lock: !glance.isLocked
    case .unlock, .authenticate: glance.isLocked
    case .start, .kill, .launchFrom, .answerAuthentication, .storage: glance.hasProducts
    case .set(let change): isChange(change)
    case .repeated(_, let steps): steps.first.map { allows($0) } ?? false
    case .slide, .wait, .launch, .endApp, .sideButton, .app: true
    }
  }

  private var isScreenInUse: Bool { glance.front != nil && glance.isScreenOn }

  private func hasItem(_ item: Int) -> Bool {
    guard case .list(let items, highlighted: _) = glance.overlay else { return false }
    return items.indices.contains(item)
  }

  private func isChange(_ change: SettingChange) -> Bool {
    let settings = phone.settings
    var changed = settings
    change.apply(to: &changed)
    return changed != settings
  }
}
