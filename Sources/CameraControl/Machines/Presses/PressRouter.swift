/// Decides where a press goes: to an app, as a pair of events, or to the system, as an action.
///
/// A pure machine. An app that receives the beginning of a press always receives the end exactly
/// once, as a release or a cancellation. Buttons are independent of each other.
package struct PressRouter<Target: Hashable & Sendable>: Hashable, Sendable {
  /// A request that the router makes.
  package enum Effect: Hashable, Sendable {
    /// Send a phase of a press to a target.
    case event(Target, CaptureEventPhase, PhoneButton)
    /// Play the AirPods sound once for a press, however many targets the press has.
    case stemSound([Target])
    /// Perform the system's action for a press.
    case system(SystemAction)
    /// A press that reached no app.
    case nothing(PhoneButton)
  }

  /// The situation when a button goes down.
  package struct Scene: Sendable {
    /// The targets of the press; empty if events cannot be delivered.
    var targets: [Target]
    /// Whether the app in front uses the camera.
    var usesCamera: Bool
    var isScreenOn: Bool

    package init(targets: [Target], usesCamera: Bool, isScreenOn: Bool) {
      self.targets = targets
      self.usesCamera = usesCamera
      self.isScreenOn = isScreenOn
    }
  }

  enum Press: Hashable, Sendable {
    /// Nothing is pressed. The next state can be any other.
    case up
    /// Apps received `began`. The next state is `up` (ended) or `spent` (canceled).
    case delivered([Target])
    /// A click that may launch something. The next state is `up` (launched) or `spent` (held).
    case launching(usesCamera: Bool, isDouble: Bool)
    /// An AirPods press that can still become short or long. The next state is `up` or `spent`.
    case stem([Target], longAt: PhoneInstant)
    /// The press has already had its effect, so the release does nothing. The next state is `up`.
    case spent
  }

  private let behavior: PhoneBehavior.Press
  private var settings: PhoneSettings
  private let longPress: Duration
  // One for each button.
  private var presses: [Press] = [.up, .up, .up, .up, .up]
  private var askedUntil: PhoneInstant?

  /// Creates a router for a phone on which no button is down.
  package init(behavior: PhoneBehavior.Press, settings: PhoneSettings, longPress: Duration) {
    self.behavior = behavior
    self.settings = settings
    self.longPress = longPress
  }

  /// How long the question about an unhandled click stays on screen; this library's choice.
  static var questionTime: Duration { .seconds(3) }

  /// The next instant at which the machine needs a call of `advance`.
  // Inlined, because every input reads it, and a call would copy the machine.
  @inline(__always) package var nextDeadline: PhoneInstant? {
    guard settings.airPodsRemote == .pressAndHold,
      case .stem(_, let longAt) = self[.airPodsStem]
    else { return nil }
    return longAt
  }

  /// Whether no button is down and no question is asked, so that there is nothing to cancel.
  var isIdle: Bool {
    askedUntil == nil && presses.allSatisfy { if case .up = $0 { true } else { false } }
  }

  /// Returns whether an open press has a target that matches.
  func hasTarget(where isMeant: (Target) -> Bool) -> Bool {
    presses.contains { press in
      switch press {
      case .up, .spent, .launching: false
      case .delivered(let targets), .stem(let targets, longAt: _): targets.contains(where: isMeant)
      }
    }
  }

  /// Returns whether the machine has received that a button is down.
  package func isDown(_ button: PhoneButton) -> Bool {
    if case .up = self[button] { false } else { true }
  }

  /// Handles a button going down; does nothing if it is already down.
  package mutating func down(
    _ button: PhoneButton, in scene: Scene, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    guard !isDown(button) else { return }
    switch button {
    case .airPodsStem: stemDown(scene, at: instant, into: &effects)
    case .action where settings.actionButton != .capture:
      self[button] = .spent
      effects.append(.nothing(.action))
      effects.append(.system(.actionButton))
    case .action, .cameraControl, .volumeUp, .volumeDown:
      guard scene.targets.isEmpty else {
        self[button] = .delivered(scene.targets)
        send(.began, of: button, to: scene.targets, into: &effects)
        return
      }
      systemDown(button, scene, into: &effects)
    }
  }

  /// Handles a button coming up; does nothing if it is already up.
  package mutating func up(
    _ button: PhoneButton, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    let press = self[button]
    self[button] = .up
    switch press {
    case .up, .spent:
      break
    case .delivered(let targets):
      send(.ended, of: button, to: targets, into: &effects)
    case .launching(let usesCamera, let isDouble):
      clicked(usesCamera: usesCamera, isDouble: isDouble, at: instant, into: &effects)
    case .stem(let targets, _):
      if settings.airPodsRemote == .pressOnce, !targets.isEmpty {
        stemPressed(targets, into: &effects)
      } else {
        leaveToAirPods(&effects)
      }
    }
  }

  /// Marks the click that is down as the second of a double click.
  package mutating func doubleClick() {
    guard case .launching(let usesCamera, _) = self[.cameraControl] else { return }
    self[.cameraControl] = .launching(usesCamera: usesCamera, isDouble: true)
  }

  /// Handles a Camera Control that is held down.
  package mutating func clickHold(into effects: inout [Effect]) {
    guard case .launching = self[.cameraControl], behavior.unhandledHold == .visualIntelligence,
      settings.systemVersion >= .iOS18dot2
    else { return }
    self[.cameraControl] = .spent
    effects.append(.system(.visualIntelligence))
  }

  /// Changes the settings, under which a pressed stem may already have been held for long enough.
  mutating func adopt(
    _ settings: PhoneSettings, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    self.settings = settings
    advance(to: instant, into: &effects)
  }

  /// Handles the passing of time.
  package mutating func advance(to instant: PhoneInstant, into effects: inout [Effect]) {
    if let deadline = nextDeadline, deadline <= instant,
      case .stem(let targets, _) = self[.airPodsStem]
    {
      self[.airPodsStem] = .spent
      stemPressed(targets, into: &effects)
      if targets.isEmpty { leaveToAirPods(&effects) }
    }
  }

  /// Counts all instants from another instant, and forgets a question that has expired.
  mutating func rebase(to origin: PhoneInstant) {
    askedUntil = askedUntil.flatMap { $0 < origin ? nil : $0.counted(from: origin) }
    if case .stem(let targets, let longAt) = self[.airPodsStem] {
      self[.airPodsStem] = .stem(targets, longAt: longAt.counted(from: origin))
    }
  }

  /// Cancels the open presses of all apps, because they can no longer capture.
  ///
  /// A click that may launch something still does so, without a question, since no app is active.
  package mutating func cancelAll(into effects: inout [Effect]) {
    askedUntil = nil
    for button in PhoneButton.allCases {
      switch self[button] {
      case .up, .spent: break
      case .launching(_, let isDouble):
        self[button] = .launching(usesCamera: false, isDouble: isDouble)
      case .delivered(let targets):
        send(.cancelled, of: button, to: targets, into: &effects)
        self[button] = .spent
      case .stem(_, let longAt): self[button] = .stem([], longAt: longAt)
      }
    }
  }

  /// Ends the press of a button that no longer works, such as a disabled one, without effect.
  package mutating func lose(_ button: PhoneButton, into effects: inout [Effect]) {
    if case .delivered(let targets) = self[button] {
      send(.cancelled, of: button, to: targets, into: &effects)
    }
    self[button] = .up
  }

  /// Cancels the open presses of targets that no longer receive events, if the phone does so.
  package mutating func withdraw(where isGone: (Target) -> Bool, into effects: inout [Effect]) {
    for button in PhoneButton.allCases {
      switch self[button] {
      case .up, .spent, .launching: break
      case .delivered(let targets):
        guard behavior.disabledMidPress == .cancelled else { break }
        send(.cancelled, of: button, to: targets.filter(isGone), into: &effects)
        let rest = targets.filter { !isGone($0) }
        self[button] = rest.isEmpty ? .spent : .delivered(rest)
      case .stem(let targets, let longAt):
        self[button] = .stem(targets.filter { !isGone($0) }, longAt: longAt)
      }
    }
  }

  private(set) subscript(button: PhoneButton) -> Press {
    get { presses[slot(of: button)] }
    set { presses[slot(of: button)] = newValue }
  }

  private func slot(of button: PhoneButton) -> Int {
    switch button {
    case .cameraControl: 0
    case .volumeUp: 1
    case .volumeDown: 2
    case .action: 3
    case .airPodsStem: 4
    }
  }

  private mutating func systemDown(
    _ button: PhoneButton, _ scene: Scene, into effects: inout [Effect]
  ) {
    effects.append(.nothing(button))
    switch button {
    case .volumeUp:
      effects.append(.system(.volumeUp))
    case .volumeDown:
      effects.append(.system(.volumeDown))
    case .action, .airPodsStem:
      // Assigned to capture, but no app is ready to capture.
      effects.append(.system(.actionButton))
    case .cameraControl:
      guard scene.isScreenOn || !settings.requireScreenOn else {
        effects.append(.system(.wakeScreen))
        break
      }
      self[button] = .launching(usesCamera: scene.usesCamera, isDouble: false)
      return
    }
    self[button] = .spent
  }

  private mutating func clicked(
    usesCamera: Bool, isDouble: Bool, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    guard settings.launchTarget != .none, settings.launchGesture == .singleClick || isDouble
    else { return }
    let launch = SystemAction.launch(settings.launchTarget)
    guard usesCamera else {
      effects.append(.system(launch))
      return
    }
    let wasAsked = askedUntil.map { instant <= $0 } ?? false
    if wasAsked || behavior.unhandledClick == .openCamera {
      askedUntil = nil
      effects.append(.system(launch))
    } else {
      askedUntil = instant.advanced(by: Self.questionTime)
      effects.append(.system(.askToLaunch(settings.launchTarget)))
    }
  }

  private mutating func stemDown(
    _ scene: Scene, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    let isRemote =
      settings.airPodsRemote != .off && settings.airPodsEligible
      && settings.systemVersion >= .iOS26 && !scene.targets.isEmpty
    guard isRemote else {
      self[.airPodsStem] = .spent
      leaveToAirPods(&effects)
      return
    }
    self[.airPodsStem] = .stem(scene.targets, longAt: instant.advanced(by: longPress))
  }

  private func stemPressed(_ targets: [Target], into effects: inout [Effect]) {
    if !targets.isEmpty { effects.append(.stemSound(targets)) }
    for target in targets {
      if behavior.airPodsPhases == .beganThenEnded {
        effects.append(.event(target, .began, .airPodsStem))
      }
      effects.append(.event(target, .ended, .airPodsStem))
    }
  }

  private func send(
    _ phase: CaptureEventPhase, of button: PhoneButton, to targets: [Target],
    into effects: inout [Effect]
  ) {
    for target in targets { effects.append(.event(target, phase, button)) }
  }

  private func leaveToAirPods(_ effects: inout [Effect]) {
    effects.append(.nothing(.airPodsStem))
    effects.append(.system(.airPodsControl))
  }
}
