import CameraControl

/// A finger and what it holds: turns steps into readings of the button, at the rate of its sensors.
///
/// It leaves enough time between two presses that they stay two, however the person has set the
/// speeds, and makes the force fit the settings, too.
struct Finger: Sendable {
  /// Where it rests on the Camera Control, in millimetres; nil if it is away.
  private(set) var position: Double?

  /// How hard it presses the Camera Control.
  private(set) var force = 0.0

  /// The buttons it holds down, and since when.
  private(set) var held: [PhoneButton: PhoneInstant] = [:]

  /// When a light press ended that another one could join.
  private var lastLightRelease: PhoneInstant?

  /// When a click ended that another one could join.
  private var lastClickUp: PhoneInstant?

  /// How often the button's sensors are read.
  static let interval = Duration.milliseconds(10)
}

extension Finger {
  /// What a finger must know of the phone to do a step.
  struct Surroundings: Sendable {
    let now: PhoneInstant
    let app: String
    let behavior: PhoneBehavior
    let settings: PhoneSettings

    var limits: ButtonLimits {
      ButtonLimits(
        tuning: behavior.button, lightPressForce: settings.lightPressForce,
        doubleLightPressSpeed: settings.doubleLightPressSpeed,
        doubleClickSpeed: settings.doubleClickSpeed)
    }

    func millimetres(_ distance: SlideDistance) -> Double {
      switch distance {
      case .fraction(let fraction): fraction * behavior.slide.slideGain.millimetresPerRange
      case .millimetres(let way): way
      }
    }
  }

  /// Tells what a step consists of, and how the finger is after it.
  mutating func acts(for step: GestureStep, _ around: Surroundings) -> [FingerAct] {
    var plan = FingerPlan(self, around)
    switch step {
    case .lightPress: plan.lightPress(for: plan.shortPress)
    case .doubleLightPress: plan.doubleLightPress()
    case .lightHold(let duration): plan.lightPress(for: duration)
    case .slide(let distance): plan.slide(around.millimetres(distance))
    case .lightSlide(let distance): plan.lightSlide(around.millimetres(distance))
    case .click: plan.click(for: plan.shortClick)
    case .doubleClick: plan.doubleClick()
    case .press(.cameraControl, let duration): plan.click(for: duration)
    case .press(let button, let duration):
      plan.down(button)
      plan.pause(duration)
      plan.up(button)
    case .down(let button): plan.down(button)
    case .up(let button): plan.up(button)
    case .swipeOverlay: plan.input(.touch(.swipeAway))
    case .swipeOverlayToBezel: plan.input(.touch(.swipeToBezel))
    case .tapOverlay(let item): plan.input(.touch(.tapItem(item)))
    case .tapOutsideOverlay: plan.input(.touch(.tapOutside))
    case .dragOverlay(let way): plan.input(.touch(.drag(millimetres: way)))
    case .wait(let duration): plan.pause(duration)
    case .leaveApp: plan.input(.leaveApp)
    case .returnToApp: plan.input(.bringToFront(around.app))
    case .launch(let app): plan.input(.bringToFront(app))
    case .end(let app): plan.input(.terminate(app))
    case .interrupt(let reason): plan.input(.interrupt(reason))
    case .endInterruption: plan.input(.endInterruption)
    case .screen(let isOn): plan.input(.screen(isOn: isOn))
    case .set(let change): plan.set(change)
    case .repeated: break  // Whoever runs a script takes repetitions apart.
    }
    self = plan.finger
    return plan.acts
  }

  /// Notes a reading that somebody made without a gesture.
  mutating func note(_ sample: ButtonSample) {
    position = sample.position
    force = sample.force
    held[.cameraControl] = sample.isSwitchDown ? held[.cameraControl] ?? sample.instant : nil
  }

  mutating func touch(at position: Double?, force: Double) {
    self.position = position
    self.force = force
  }

  mutating func hold(_ button: PhoneButton, since instant: PhoneInstant) {
    if held[button] == nil { held[button] = instant }
  }

  mutating func letGo(of button: PhoneButton) {
    held[button] = nil
  }

  mutating func endLightPress(at instant: PhoneInstant?) {
    lastLightRelease = instant
  }

  mutating func endClick(at instant: PhoneInstant?) {
    lastClickUp = instant
  }

  /// How long a light press has to wait so that it joins no earlier one.
  func gapBeforeLightPress(at now: PhoneInstant, _ limits: ButtonLimits) -> Duration {
    Self.gap(after: lastLightRelease, window: limits.doubleLightPress, at: now)
  }

  /// How long a click has to wait so that it joins no earlier one.
  func gapBeforeClick(at now: PhoneInstant, _ limits: ButtonLimits) -> Duration {
    Self.gap(after: lastClickUp, window: limits.doubleClick, at: now)
  }

  private static func gap(
    after last: PhoneInstant?, window: Int64, at now: PhoneInstant
  ) -> Duration {
    guard let last else { return .zero }
    let end = last.advanced(by: .nanoseconds(window)).advanced(by: interval)
    return max(.zero, now.duration(to: end))
  }
}
