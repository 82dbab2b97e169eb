extension ButtonRecognizer {
  /// The next instant at which time alone causes a gesture, or `nil` if only a reading can.
  // Inlined, because every input reads it, and a call would copy the machine.
  @inline(__always) package var nextDeadline: PhoneInstant? { deadline.map { max($0, now) } }

  /// Advances the time, and appends the gestures that are due at or before `instant`.
  package mutating func advance(to instant: PhoneInstant, into gestures: inout [ButtonGesture]) {
    now = max(now, instant)
    while isPressed, let due = deadline, due <= now { pass(into: &gestures) }
  }

  /// The next deadline; a press never has more than one.
  @inline(__always) private var deadline: PhoneInstant? {
    switch press {
    case .idle, .spent: return nil
    case .undecided(let light):
      // A hold can't be reported before its press, so it commits a press that is still undecided.
      let hold = light.hasSlid ? nil : light.since.advanced(nanoseconds: limits.lightHold)
      guard limits.commitsEarly else { return hold }
      let dwell = light.since.advanced(nanoseconds: limits.dwell)
      return hold.map { hold in min(hold, dwell) } ?? dwell
    case .light(let light):
      if light.hasSlid || light.hasHeld { return nil }
      return light.since.advanced(nanoseconds: limits.lightHold)
    case .click(let click):
      return click.hasHeld ? nil : click.since.advanced(nanoseconds: limits.clickHold)
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
    func counted(_ instant: PhoneInstant?, window: Int64) -> PhoneInstant? {
      guard let instant, instant.advanced(nanoseconds: window) >= origin else { return nil }
      return instant.counted(from: origin)
    }
    press.rebase(to: origin)
    lightRelease = counted(lightRelease, window: limits.doubleLightPress)
    clickUp = counted(clickUp, window: limits.doubleClick)
    now = .zero
    // A reading can't be older than the present.
    lastSample = .zero
  }
}

extension ButtonPress {
  fileprivate mutating func rebase(to origin: PhoneInstant) {
    switch self {
    case .idle, .spent: break
    case .undecided(var light):
      light.since = light.since.counted(from: origin)
      self = .undecided(light)
    case .light(var light):
      light.since = light.since.counted(from: origin)
      self = .light(light)
    case .click(var click):
      click.since = click.since.counted(from: origin)
      self = .click(click)
    }
  }
}
