extension ButtonRecogniser {
  /// Counts all instants from another one, and forgets presses that can no longer be the first of a
  /// pair.
  package mutating func rebase(to origin: PhoneInstant) {
    let start = origin.nanoseconds
    func shifted(_ instant: Int64) -> Int64 { instant &- start }
    func shifted(_ instant: Int64?, window: Int64) -> Int64? {
      guard let instant, Self.instant(instant, plus: window) >= start else { return nil }
      return shifted(instant)
    }
    press = press.shifted(by: shifted)
    lightRelease = shifted(lightRelease, window: limits.doubleLightPress)
    clickUp = shifted(clickUp, window: limits.doubleClick)
    now = 0
    // No reading is older than the present.
    lastSample = 0
  }
}

extension ButtonPress {
  fileprivate func shifted(by shift: (Int64) -> Int64) -> ButtonPress {
    switch self {
    case .idle, .spent: self
    case .undecided(let light): .undecided(light.shifted(by: shift))
    case .light(let light): .light(light.shifted(by: shift))
    case .click(let click):
      .click(
        Click(
          since: shift(click.since), isSecond: click.isSecond, isLightOpen: click.isLightOpen,
          hasHeld: click.hasHeld))
    }
  }
}

extension ButtonPress.LightPress {
  fileprivate func shifted(by shift: (Int64) -> Int64) -> ButtonPress.LightPress {
    ButtonPress.LightPress(
      since: shift(since), isSecond: isSecond, hasSlid: hasSlid, hasHeld: hasHeld)
  }
}
