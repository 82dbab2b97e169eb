/// A state machine that turns readings of the button into gestures.
///
/// The machine has no clock and calls no other code. It takes readings and the passing of time, and
/// appends the resulting gestures to an outbox. The machine handles a deadline at or before a
/// reading before it evaluates the reading, so the same readings always give the same gestures,
/// whether or not the caller advances the time between them.
///
/// Every reading is complete, so the machine loses nothing by ignoring a reading that is older than
/// the last one. A reading that is only older than the present counts as taken at the present.
/// Within one reading, the arrival of a finger counts first, then the press, and then the slide or
/// the departure of the finger.
package struct ButtonRecognizer: Hashable, Sendable {
  var press = ButtonPress.idle
  var contact = FingerContact.away
  var limits: ButtonLimits

  /// The release of a light press that can still be the first of a pair.
  var lightRelease: PhoneInstant?

  /// The end of a click that can still be the first of a pair.
  var clickUp: PhoneInstant?

  var now = PhoneInstant(nanoseconds: .min)
  var lastSample = PhoneInstant(nanoseconds: .min)

  /// Creates a recognizer for an untouched button.
  package init(tuning: ButtonTuning = ButtonTuning(), settings: PhoneSettings = PhoneSettings()) {
    limits = ButtonLimits(tuning, settings)
  }

  /// Changes the tuning and the settings, even in the middle of a press.
  ///
  /// The new forces apply from the next reading on. Durations still count from the same instants,
  /// so a deadline that now lies in the past is due at once.
  package mutating func retune(_ tuning: ButtonTuning, settings: PhoneSettings) {
    limits = ButtonLimits(tuning, settings)
  }

  /// Handles a reading, and appends the resulting gestures.
  package mutating func handle(_ sample: ButtonSample, into gestures: inout [ButtonGesture]) {
    guard sample.instant >= lastSample else { return }
    lastSample = sample.instant
    advance(to: sample.instant, into: &gestures)
    if let position = sample.position, case .away = contact {
      gestures.append(.touchBegan)
      contact = .resting(anchor: position, hasSlid: false)
    }
    let wasClickDown = isClickDown
    updatePress(from: sample, into: &gestures)
    if let position = sample.position {
      follow(position, isWobble: wasClickDown || isClickDown, into: &gestures)
    } else if isTouched {
      gestures.append(.touchEnded)
      contact = .away
    }
  }

  /// Ends every gesture that is open, and forgets everything except the time.
  ///
  /// The phone uses this for a button that is switched off or lost. A light press that was not
  /// committed is dropped.
  package mutating func reset(into gestures: inout [ButtonGesture]) {
    if isClickDown { gestures.append(.clickUp) }
    if isLightPressOpen { gestures.append(.lightRelease) }
    if isTouched { gestures.append(.touchEnded) }
    press = .idle
    contact = .away
    lightRelease = nil
    clickUp = nil
  }

  /// Whether a finger is on the button.
  package var isTouched: Bool {
    switch contact {
    case .away: false
    case .resting, .sliding: true
    }
  }

  package var isClickDown: Bool {
    switch press {
    case .click: true
    case .idle, .undecided, .light, .spent: false
    }
  }

  /// Whether a committed light press has not been released, perhaps beneath a click.
  package var isLightPressOpen: Bool {
    switch press {
    case .idle, .undecided: false
    case .light: true
    case .click(let click): click.isLightOpen
    case .spent(let isLightOpen): isLightOpen
    }
  }

  /// Whether a press is in progress, reported or not.
  package var isPressed: Bool {
    switch press {
    case .idle: false
    case .undecided, .light, .click, .spent: true
    }
  }

  /// Whether a finger slides, so that the next reading is most likely a part of the same slide.
  var isSliding: Bool { if case .sliding = contact { true } else { false } }

  /// Whether a reading can begin, continue or end a press.
  func canPress(_ sample: ButtonSample) -> Bool {
    isPressed || sample.isSwitchDown || sample.force >= limits.lightDown
  }

  // MARK: Invariants

  /// Returns a sentence for each invariant that does not hold, for tests to check after every
  /// input.
  package func checkInvariants() -> [String] {
    var broken: [String] = []
    if lastSample > now { broken.append("The last reading lies after the present.") }
    if let lightRelease, lightRelease > now { broken.append("A release lies in the future.") }
    if let clickUp, clickUp > now { broken.append("A click up lies in the future.") }
    if limits.lightUp > limits.lightDown || limits.clickUp > limits.clickDown {
      broken.append("A press ends at a force that starts it.")
    }
    if limits.lightUp <= 0 || limits.clickUp <= 0 {
      broken.append("A press can't end when all force is gone.")
    }
    if limits.lightDown >= limits.clickDown { broken.append("There is no room below a click.") }
    return broken + pressInvariants()
  }

  private func pressInvariants() -> [String] {
    var broken: [String] = []
    if isPressed, lightRelease != nil {
      broken.append("A light press waits for its second while the button is pressed.")
    }
    switch press {
    case .idle, .spent: break
    case .undecided(let light):
      if light.since > now { broken.append("An undecided press starts in the future.") }
      if light.hasHeld { broken.append("A hold was reported before its light press.") }
    case .light(let light):
      if light.since > now { broken.append("A light press starts in the future.") }
    case .click(let click):
      if click.since > now { broken.append("A click starts in the future.") }
      if clickUp != nil { broken.append("A click waits for its second while one is down.") }
      if case .sliding = contact { broken.append("A finger slides beneath a click.") }
    }
    return broken
  }
}
