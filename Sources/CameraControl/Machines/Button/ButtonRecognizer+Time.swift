extension ButtonRecognizer {
  /// The next instant at which time alone causes a gesture, or `nil` if only a reading can.
  // Inlined, because every input reads it, and a call would copy the machine.
  @inline(__always) package var nextDeadline: PhoneInstant? {
    deadline.map { due in PhoneInstant(nanoseconds: max(due, now)) }
  }

  /// Advances the time, and appends the gestures that are due at or before `instant`.
  package mutating func advance(
    to instant: PhoneInstant, into gestures: inout [ButtonGesture]
  ) {
    now = max(now, instant.nanoseconds)
    while isPressed, let due = deadline, due <= now { pass(into: &gestures) }
  }

  /// Returns the instant that lies `nanoseconds` later, or the largest instant on overflow.
  static func instant(_ instant: Int64, plus nanoseconds: Int64) -> Int64 {
    let (sum, overflow) = instant.addingReportingOverflow(nanoseconds)
    return overflow ? .max : sum
  }

  /// The next deadline; a press never has more than one.
  @inline(__always) private var deadline: Int64? {
    switch press {
    case .idle, .spent:
      return nil
    case .undecided(let light):
      // A hold can't be reported before its press, so it commits a press that is still undecided.
      let hold = light.hasSlid ? nil : Self.instant(light.since, plus: limits.lightHold)
      guard limits.commitsEarly else { return hold }
      let dwell = Self.instant(light.since, plus: limits.dwell)
      return hold.map { hold in min(hold, dwell) } ?? dwell
    case .light(let light):
      if light.hasSlid || light.hasHeld { return nil }
      return Self.instant(light.since, plus: limits.lightHold)
    case .click(let click):
      return click.hasHeld ? nil : Self.instant(click.since, plus: limits.clickHold)
    }
  }

  private mutating func pass(into gestures: inout [ButtonGesture]) {
    switch press {
    case .idle, .spent:
      break  // These have no deadline.
    case .undecided(let light):
      commit(light, into: &gestures)
    case .light(var light):
      gestures.append(.lightHold)
      light.hasHeld = true
      press = .light(light)
    case .click(var click):
      gestures.append(.clickHold)
      click.hasHeld = true
      press = .click(click)
    }
  }

  /// Counts all instants from another instant, and forgets presses that can no longer be the first
  /// of a pair.
  mutating func rebase(to origin: PhoneInstant) {
    let start = origin.nanoseconds
    func shifted(_ instant: Int64?, window: Int64) -> Int64? {
      guard let instant, Self.instant(instant, plus: window) >= start else { return nil }
      return instant &- start
    }
    press.shift(by: start)
    lightRelease = shifted(lightRelease, window: limits.doubleLightPress)
    clickUp = shifted(clickUp, window: limits.doubleClick)
    now = 0
    // A reading can't be older than the present.
    lastSample = 0
  }
}

extension ButtonPress {
  fileprivate mutating func shift(by start: Int64) {
    switch self {
    case .idle, .spent:
      break
    case .undecided(var light):
      light.since &-= start
      self = .undecided(light)
    case .light(var light):
      light.since &-= start
      self = .light(light)
    case .click(var click):
      click.since &-= start
      self = .click(click)
    }
  }
}
