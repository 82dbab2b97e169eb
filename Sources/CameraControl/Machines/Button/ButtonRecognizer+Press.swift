extension ButtonRecognizer {
  /// Updates the press from the force and the switch of a reading.
  ///
  /// Force is compared by level rather than by edge, so a lost reading cannot leave a press stuck.
  mutating func updatePress(from sample: ButtonSample, into gestures: inout [ButtonGesture]) {
    let goesDown = sample.isSwitchDown || sample.force >= limits.clickDown
    let isReleased = sample.force < limits.lightUp
    switch press {
    case .idle:
      if goesDown {
        beginClick(isLightOpen: false, into: &gestures)
      } else if sample.force >= limits.lightDown {
        beginLightPress()
      }
    case .undecided(let light):
      if goesDown {
        beginClick(isLightOpen: false, into: &gestures)
      } else if isReleased {
        commit(light, into: &gestures)
        release(light, into: &gestures)
      }
    case .light(let light):
      if goesDown {
        beginClick(isLightOpen: true, into: &gestures)
      } else if isReleased {
        release(light, into: &gestures)
      }
    case .click(let click):
      guard !sample.isSwitchDown, sample.force < limits.clickUp else { return }
      endClick(click, isReleased: isReleased, into: &gestures)
    case .spent(let isLightOpen):
      if goesDown {
        beginClick(isLightOpen: isLightOpen, into: &gestures)
      } else if isReleased {
        settle(isLightOpen: isLightOpen, into: &gestures)
      }
    }
  }

  /// Commits a light press, which stays open until `lightRelease`.
  mutating func commit(_ light: ButtonPress.LightPress, into gestures: inout [ButtonGesture]) {
    gestures.append(light.isSecond ? .doubleLightPress : .lightPress)
    press = .light(light)
  }

  private mutating func beginLightPress() {
    let isSecond = isNow(within: limits.doubleLightPress, of: lightRelease)
    press = .undecided(ButtonPress.LightPress(since: now, isSecond: isSecond))
    lightRelease = nil
    rest()
  }

  /// Ends a light press.
  ///
  /// The second press of a pair and a press with a slide cannot be the first press of another pair.
  private mutating func release(
    _ light: ButtonPress.LightPress, into gestures: inout [ButtonGesture]
  ) {
    gestures.append(.lightRelease)
    press = .idle
    lightRelease = light.isSecond || light.hasSlid ? nil : now
  }

  /// Starts a click.
  ///
  /// A click breaks a pair of light presses, but light presses and slides do not break a pair of
  /// clicks.
  private mutating func beginClick(isLightOpen: Bool, into gestures: inout [ButtonGesture]) {
    gestures.append(.clickDown)
    let isSecond = isNow(within: limits.doubleClick, of: clickUp)
    if isSecond { gestures.append(.doubleClick) }
    press = .click(ButtonPress.Click(since: now, canBeginPair: !isSecond, isLightOpen: isLightOpen))
    lightRelease = nil
    clickUp = nil
  }

  /// Keeps the click that is down from being the first of a double click, because it has had its effect.
  mutating func excludeClickFromPair() {
    guard case .click(var click) = press else { return }
    click.canBeginPair = false
    press = .click(click)
  }

  private mutating func endClick(
    _ click: ButtonPress.Click, isReleased: Bool, into gestures: inout [ButtonGesture]
  ) {
    gestures.append(.clickUp)
    clickUp = click.canBeginPair ? now : nil
    press = .spent(isLightOpen: click.isLightOpen)
    if isReleased { settle(isLightOpen: click.isLightOpen, into: &gestures) }
  }

  private mutating func settle(isLightOpen: Bool, into gestures: inout [ButtonGesture]) {
    if isLightOpen { gestures.append(.lightRelease) }
    press = .idle
  }

  /// Returns `true` if a window after `first` is still open; its last nanosecond belongs to it.
  private func isNow(within window: Int64, of first: PhoneInstant?) -> Bool {
    first.map { now <= $0.advanced(nanoseconds: window) } ?? false
  }
}
