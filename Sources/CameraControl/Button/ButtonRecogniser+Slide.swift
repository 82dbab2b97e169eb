extension ButtonRecogniser {
  /// Follows the finger along the button.
  ///
  /// Movement beneath a click, or in the reading in which one comes or goes, is the finger's wobble
  /// on a moving button: it is dropped, and the next slide is counted from where the finger is then.
  mutating func follow(
    _ position: Double, isWobble: Bool, into gestures: inout [ButtonGesture]
  ) {
    switch contact {
    case .away:
      break  // `handle` lets a finger come before it follows it.
    case .resting(let anchor, let hasSlid):
      if isWobble {
        contact = .resting(anchor: position, hasSlid: hasSlid)
        return
      }
      let travel = position - anchor
      guard travel != 0, travel.magnitude >= limits.slop else { return }
      beginSlide(into: &gestures)
      gestures.append(.slide(millimetres: travel, begins: !hasSlid))
      contact = .sliding(last: position)
    case .sliding(let last):
      if isWobble {
        contact = .resting(anchor: position, hasSlid: true)
        return
      }
      let travel = position - last
      guard travel != 0 else { return }
      gestures.append(.slide(millimetres: travel, begins: false))
      contact = .sliding(last: position)
    }
  }

  /// Asks for the slop anew.
  ///
  /// A finger that has slid trembles while it presses, and a tremble must neither commit the press
  /// nor cost it its hold. The travel is only told later, not lost.
  mutating func rest() {
    switch contact {
    case .away, .resting: break
    case .sliding(let last): contact = .resting(anchor: last, hasSlid: true)
    }
  }

  /// A slide breaks a pair of light presses, commits the one it happens in, and calls off its hold.
  private mutating func beginSlide(into gestures: inout [ButtonGesture]) {
    lightRelease = nil
    switch press {
    case .idle, .click, .spent:
      break
    case .undecided(var light):
      light.hasSlid = true
      if limits.commitsEarly {
        commit(light, into: &gestures)
      } else {
        press = .undecided(light)
      }
    case .light(var light):
      light.hasSlid = true
      press = .light(light)
    }
  }
}
