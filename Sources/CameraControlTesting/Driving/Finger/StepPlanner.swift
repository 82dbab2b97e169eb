import CameraControl

/// Collects the acts of a step, and keeps track of the finger and the time.
struct StepPlanner {
  private(set) var finger: Finger
  private(set) var acts: [TimedAct] = []
  // How long the finger has paused since the last act, in nanoseconds.
  private var pending: Int64 = 0
  private var now: PhoneInstant
  private var isButtonDown: Bool
  private let around: Finger.Surroundings

  /// Begins a step, whose acts take the storage of an empty list.
  init(_ finger: Finger, _ around: Finger.Surroundings, in storage: inout [TimedAct]) {
    self.finger = finger
    self.around = around
    now = around.now
    isButtonDown = around.isButtonDown
    swap(&acts, &storage)
    if acts.capacity == 0 { acts.reserveCapacity(Self.mostActs) }
  }

  /// The duration of a light press, short enough not to be a hold.
  var shortPress: Duration { min(.milliseconds(60), .nanoseconds(around.limits.lightHold / 2)) }

  /// The duration of a click, short enough not to be a hold.
  var shortClick: Duration { min(.milliseconds(80), .nanoseconds(around.limits.clickHold / 2)) }

  // Well above what a light press needs, and well below a click.
  private var lightForce: Double { (around.limits.lightDown + around.limits.clickDown) / 2 }

  // MARK: Steps

  /// Adds the acts of a step.
  mutating func plan(_ step: GestureStep) {
    switch step {
    case .lightPress: lightPress(for: shortPress)
    case .doubleLightPress: doubleLightPress()
    case .lightHold(let time): lightPress(for: time)
    case .slide(let distance): slide(distance.millimeters(perRange: around.millimetersPerRange))
    case .lightSlide(let distance):
      lightSlide(distance.millimeters(perRange: around.millimetersPerRange))
    case .click: click(for: shortClick)
    case .doubleClick: doubleClick()
    case .touch(let force): touch(force: force)
    case .lift: lift()
    case .press(let button, let time): press(button, for: time)
    case .wait(let time): pause(time)
    case .input(.button(let button, isDown: true)): down(button)
    case .input(.button(let button, isDown: false)): up(button)
    case .input(let input): append(.input(input))
    case .returnToApp: append(.input(.bringToFront(around.app)))
    case .set(let change): append(.settings { change.apply(to: &$0) })
    // An exploration runs the code of the app, and the phone unrolls repetitions.
    case .app, .repeated: break
    }
  }

  /// Adds a pause that no act has followed yet.
  mutating func finish() { if pending > 0 { append(.nothing) } }

  // MARK: Movements

  private mutating func lightPress(for duration: Duration) {
    pause(finger.gapBeforeLightPress(at: now, around.limits))
    pressLightly(for: duration)
    pauseForReading()
    lift()
  }

  private mutating func doubleLightPress() {
    pause(finger.gapBeforeLightPress(at: now, around.limits))
    pressLightly(for: shortPress)
    pause(.nanoseconds(min(around.limits.doubleLightPress / 2, Self.longestPairGap)))
    sample(force: lightForce, at: finger.position)
    pause(shortPress)
    sample(force: 0, at: finger.position)
    pauseForReading()
    lift()
    finger.lastLightRelease = nil
  }

  private mutating func click(for duration: Duration) {
    pause(finger.gapBeforeClick(at: now, around.limits))
    down(.cameraControl)
    pause(duration)
    up(.cameraControl)
  }

  /// Presses a button for a duration: the Camera Control is clicked.
  private mutating func press(_ button: PhoneButton, for duration: Duration) {
    guard button != .cameraControl else { return click(for: duration) }
    down(button)
    pause(duration)
    up(button)
  }

  private mutating func doubleClick() {
    pause(finger.gapBeforeClick(at: now, around.limits))
    down(.cameraControl)
    pause(shortClick)
    sample(force: 0, at: finger.position)
    pause(.nanoseconds(min(around.limits.doubleClick / 2, Self.longestPairGap)))
    sample(force: 1, at: finger.position)
    pause(shortClick)
    up(.cameraControl)
    finger.lastClickUp = nil
  }

  /// Slides by a distance in equal parts, so that the last reading is exactly that far away.
  private mutating func slide(_ way: Double) {
    let wasAway = finger.position == nil
    let start = finger.position ?? 0
    if wasAway {
      sample(force: 0, at: start)
      pauseForReading()
    }
    for part in 1...Self.slideSamples {
      let exact = start + way * Double(part) / Double(Self.slideSamples)
      // On a grid of a power of two, the parts add up without rounding errors.
      let place = part == Self.slideSamples ? start + way : (exact * 0x1p20).rounded() * 0x1p-20
      sample(force: finger.force, at: place)
      pauseForReading()
    }
    finger.lastLightRelease = nil
    if wasAway { lift() }
  }

  /// Slides while pressing lightly.
  private mutating func lightSlide(_ way: Double) {
    pause(finger.gapBeforeLightPress(at: now, around.limits))
    sample(force: 0, at: finger.position ?? 0)
    pauseForReading()
    sample(force: lightForce, at: finger.position)
    pauseForReading()
    slide(way)
    sample(force: 0, at: finger.position)
    pauseForReading()
    lift()
  }

  /// Touches the button where the finger is, with a force that does not press it all the way down.
  private mutating func touch(force: Double) { sample(force: force, at: finger.position ?? 0) }

  /// Takes the finger off the button.
  private mutating func lift() { sample(force: 0, at: nil) }

  private mutating func down(_ button: PhoneButton) {
    guard button == .cameraControl else {
      finger.hold(button, since: now)
      append(.input(.button(button, isDown: true)))
      return
    }
    // A button that is down cannot go down (EVT34).
    guard finger.held[button] == nil, !isButtonDown else { return }
    // On the way down, a click passes through the force of a light press.
    let place = finger.position ?? 0
    sample(force: lightForce, at: place)
    pauseForReading()
    sample(force: 1, at: place)
    finger.hold(button, since: now)
    finger.lastLightRelease = nil
  }

  private mutating func up(_ button: PhoneButton) {
    guard button == .cameraControl else {
      finger.letGo(of: button)
      append(.input(.button(button, isDown: false)))
      return
    }
    sample(force: 0, at: finger.position)
    finger.lastClickUp = now
    if finger.position != nil {
      pauseForReading()
      lift()
    }
  }

  // MARK: Readings

  private mutating func pause(_ duration: Duration) {
    pause(nanoseconds: duration.wholeNanoseconds)
  }

  /// Waits for the next reading of the sensors.
  private mutating func pauseForReading() { pause(nanoseconds: Finger.interval) }

  private mutating func pause(nanoseconds: Int64) {
    guard nanoseconds > 0 else { return }
    // Two pauses stay apart: an app may let time pass between them.
    finish()
    pending = nanoseconds
    now = now.advanced(nanoseconds: nanoseconds)
  }

  private mutating func append(_ act: TimedAct.Act) {
    acts.append(TimedAct(pause: pending, act: act))
    pending = 0
  }

  private mutating func pressLightly(for duration: Duration) {
    let place = finger.position ?? 0
    sample(force: 0, at: place)
    pauseForReading()
    sample(force: lightForce, at: place)
    pause(duration)
    sample(force: 0, at: place)
    finger.lastLightRelease = now
  }

  private mutating func sample(force: Double, at position: Double?) {
    finger.touch(at: position, force: force)
    if force < 1 {
      finger.letGo(of: .cameraControl)
      isButtonDown = false
    }
    append(
      .sample(
        ButtonSample(instant: now, force: force, position: position, isSwitchDown: force == 1)))
  }

  /// The number of readings in a slide.
  private static let slideSamples = 20

  /// The number of acts in the longest step, a slide while pressing lightly.
  private static let mostActs = slideSamples + 5

  /// The longest time between the two presses of a pair.
  private static let longestPairGap: Int64 = 100_000_000
}

/// A pause followed by an act; a step consists of one or several timed acts.
struct TimedAct: Sendable {
  /// How much time passes before it, in nanoseconds.
  let pause: Int64
  let act: Act

  /// What happens after the pause.
  enum Act: Sendable {
    case nothing
    /// The phone gets a reading of the Camera Control's sensors at the end of the pause.
    case sample(ButtonSample)
    /// The phone gets another input.
    case input(PhoneInput)
    /// Settings change.
    case settings(@Sendable (inout PhoneSettings) -> Void)
  }
}
