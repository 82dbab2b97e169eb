import CameraControl

/// A finger that turns steps into readings of the button, at the rate of the button's sensors.
///
/// Whatever the settings say about speed and force, it leaves enough time between two presses to
/// keep them apart, and presses hard enough.
struct Finger: Hashable, Sendable {
  /// The position on the Camera Control in millimeters; `nil` if the finger does not touch it.
  private(set) var position: Double?

  /// The force on the Camera Control.
  private(set) var force = 0.0

  /// The buttons that the finger holds down, and since when.
  private(set) var held = HeldButtons()

  /// The end of the last light press, if another one could still make it a double light press.
  var lastLightRelease: PhoneInstant?

  /// The end of the last click, if another one could still make it a double click.
  var lastClickUp: PhoneInstant?

  /// The time between two readings of the button's sensors, in nanoseconds.
  static let interval: Int64 = 10_000_000

  /// What a finger needs to know about the phone to perform a step.
  struct Surroundings: Sendable {
    let now: PhoneInstant
    let app: String
    /// How far a finger has to slide to cross the whole range of a slider.
    let millimetersPerRange: Double
    /// What readings of the button are compared with.
    let limits: ButtonLimits
    /// Whether the Camera Control is down, whatever has pressed it.
    let isButtonDown: Bool
  }

  /// Returns the acts that a step consists of, in order, and updates the finger to its state after them.
  ///
  /// The acts take the storage of an empty list.
  mutating func acts(
    for step: GestureStep, _ around: Surroundings, in storage: inout [TimedAct]
  ) -> [TimedAct] {
    var planner = StepPlanner(self, around, in: &storage)
    planner.plan(step)
    planner.finish()
    self = planner.finger
    return planner.acts
  }

  /// Updates the finger from a reading that was made without a gesture.
  mutating func follow(_ sample: ButtonSample) {
    position = sample.position
    force = sample.force
    held[.cameraControl] = sample.isSwitchDown ? held[.cameraControl] ?? sample.instant : nil
  }

  /// Forgets since when buttons are down, and counts other instants from `now`, if a gesture can
  /// still depend on them.
  func rebased(to now: PhoneInstant, _ limits: ButtonLimits) -> Finger {
    var finger = self
    for hold in held.all { finger.held[hold.button] = .zero }
    finger.lastLightRelease =
      gapBeforeLightPress(at: now, limits) > .zero ? lastLightRelease?.counted(from: now) : nil
    finger.lastClickUp =
      gapBeforeClick(at: now, limits) > .zero ? lastClickUp?.counted(from: now) : nil
    return finger
  }

  mutating func touch(at position: Double?, force: Double) {
    self.position = position
    self.force = force
  }

  mutating func hold(_ button: PhoneButton, since instant: PhoneInstant) {
    if held[button] == nil { held[button] = instant }
  }

  mutating func letGo(of button: PhoneButton) { if !held.isEmpty { held[button] = nil } }

  /// Returns how long to wait so that a light press does not form a pair with the last one.
  func gapBeforeLightPress(at now: PhoneInstant, _ limits: ButtonLimits) -> Duration {
    Self.gap(after: lastLightRelease, window: limits.doubleLightPress, at: now)
  }

  /// Returns how long to wait so that a click does not form a pair with the last one.
  func gapBeforeClick(at now: PhoneInstant, _ limits: ButtonLimits) -> Duration {
    Self.gap(after: lastClickUp, window: limits.doubleClick, at: now)
  }

  private static func gap(
    after last: PhoneInstant?, window: Int64, at now: PhoneInstant
  ) -> Duration {
    guard let last else { return .zero }
    let end = last.advanced(nanoseconds: window).advanced(nanoseconds: interval)
    return max(.zero, now.duration(to: end))
  }
}

/// The buttons that a finger holds down, each with the time when it went down.
///
/// There are so few that searching a list costs less than hashing their names.
struct HeldButtons: Hashable, Sendable {
  /// A button that is held down, with the time when it went down.
  struct Hold: Hashable, Sendable {
    let button: PhoneButton
    let start: PhoneInstant
  }

  /// The holds in the order of the buttons' names, so that equal contents are equal.
  private(set) var all: [Hold] = []

  var isEmpty: Bool { all.isEmpty }

  /// Since when a button is held; `nil` if it is not.
  subscript(button: PhoneButton) -> PhoneInstant? {
    get { all.first { $0.button == button }?.start }
    set {
      all.removeAll { $0.button == button }
      guard let newValue else { return }
      let place = all.firstIndex { $0.button.rawValue > button.rawValue } ?? all.endIndex
      all.insert(Hold(button: button, start: newValue), at: place)
    }
  }
}
