extension ButtonRecognizer {
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
    case .idle, .spent:
      break
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
