extension ButtonRecognizer {
  /// Updates the contact from the finger's position.
  ///
  /// Movement during a click, or in a reading in which a click starts or ends, is the wobble of a
  /// finger on a moving button. It is dropped, and the next slide counts from the new position.
  mutating func follow(_ position: Double, isWobble: Bool, into gestures: inout [ButtonGesture]) {
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
      gestures.append(.slide(millimeters: travel, begins: !hasSlid))
      contact = .sliding(last: position)
    case .sliding(let last):
      if isWobble {
        contact = .resting(anchor: position, hasSlid: true)
        return
      }
      let travel = position - last
      guard travel != 0 else { return }
      gestures.append(.slide(millimeters: travel, begins: false))
      contact = .sliding(last: position)
    }
  }

  /// Requires the finger to move by the slop again before the next slide.
  ///
  /// A finger that has slid trembles while it presses, and the trembling must neither commit the
  /// press nor prevent its hold. The movement is not lost, only reported later.
  mutating func rest() {
    switch contact {
    case .away, .resting: break
    case .sliding(let last): contact = .resting(anchor: last, hasSlid: true)
    }
  }

  /// Starts a slide.
  ///
  /// A slide breaks a pair of light presses, commits the light press it happens in, and cancels its
  /// hold.
  private mutating func beginSlide(into gestures: inout [ButtonGesture]) {
    lightRelease = nil
    switch press {
    case .idle, .click, .spent: break
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
