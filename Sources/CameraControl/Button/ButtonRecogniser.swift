/// Turns readings of the button into gestures.
///
/// A pure machine: it knows no clock and calls nobody. It is told readings and the passing of time,
/// and adds to an array what they mean. A deadline that lies at or before a reading passes before
/// the reading is looked at, so the same readings always mean the same, whether or not somebody
/// advanced the time between them.
///
/// A reading is complete, so one that is older than the last is ignored; nothing is lost by it. One
/// that is only older than the time already advanced to counts as taken then. In one reading a
/// finger's coming counts first, then the press, then the slide or the finger's leaving.
package struct ButtonRecogniser: Sendable {
  var press = ButtonPress.idle
  var contact = FingerContact.away
  var limits: ButtonLimits

  /// The release of a light press that can still be the first of a pair.
  var lightRelease: Int64?

  /// The up of a click that can still be the first of a pair.
  var clickUp: Int64?

  var now = Int64.min
  var lastSample = Int64.min

  /// Makes a recogniser for a button that nobody touches.
  package init(
    tuning: ButtonTuning = ButtonTuning(), lightPressForce: LightPressForce = .standard,
    doubleLightPressSpeed: PressSpeed = .standard, doubleClickSpeed: PressSpeed = .standard
  ) {
    limits = ButtonLimits(
      tuning: tuning, lightPressForce: lightPressForce,
      doubleLightPressSpeed: doubleLightPressSpeed, doubleClickSpeed: doubleClickSpeed)
  }

  /// Takes other numbers from now on, also in the middle of a press.
  ///
  /// Forces are compared anew with the next reading. Times count from where they always did, so a
  /// deadline that now lies in the past is due at once.
  package mutating func retune(
    _ tuning: ButtonTuning, lightPressForce: LightPressForce, doubleLightPressSpeed: PressSpeed,
    doubleClickSpeed: PressSpeed
  ) {
    limits = ButtonLimits(
      tuning: tuning, lightPressForce: lightPressForce,
      doubleLightPressSpeed: doubleLightPressSpeed, doubleClickSpeed: doubleClickSpeed)
  }

  /// Adds what a reading means to `gestures`.
  package mutating func handle(_ sample: ButtonSample, into gestures: inout [ButtonGesture]) {
    guard sample.instant.nanoseconds >= lastSample else { return }
    lastSample = sample.instant.nanoseconds
    advance(to: sample.instant, into: &gestures)
    if let position = sample.position, case .away = contact {
      gestures.append(.touchBegan)
      contact = .resting(anchor: position, hasSlid: false)
    }
    let wasClickDown = isClickDown
    feel(sample, into: &gestures)
    if let position = sample.position {
      follow(position, isWobble: wasClickDown || isClickDown, into: &gestures)
    } else if isTouched {
      gestures.append(.touchEnded)
      contact = .away
    }
  }

  /// Closes in balance what is open, and forgets everything but the time.
  ///
  /// For a button that is switched off or lost. A light press that was not committed is dropped.
  package mutating func reset(into gestures: inout [ButtonGesture]) {
    if isClickDown { gestures.append(.clickUp) }
    if isLightPressOpen { gestures.append(.lightRelease) }
    if isTouched { gestures.append(.touchEnded) }
    press = .idle
    contact = .away
    lightRelease = nil
    clickUp = nil
  }
}

extension ButtonRecogniser {
  /// Whether a finger is on the button.
  package var isTouched: Bool {
    switch contact {
    case .away: false
    case .resting, .sliding: true
    }
  }

  /// Whether a click is down.
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

  /// Whether any force counts at the moment, told or not.
  package var isPressed: Bool {
    switch press {
    case .idle: false
    case .undecided, .light, .click, .spent: true
    }
  }
}
