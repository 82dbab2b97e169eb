import CameraControl

/// Something that a script can do next, which becomes a step once the phone's state is known.
enum Move: Hashable, Sendable {
  /// A step as it is.
  case step(GestureStep)
  /// A wait until just before, at, or just after the next timer.
  case wait(DeadlineWait)
  /// A gesture or a wait that ends as close as possible to a threshold.
  case threshold(Threshold, Edge)

  /// A value of a force or a time at which the phone begins to recognize another gesture.
  enum Threshold: Hashable, Sendable, CaseIterable {
    /// A light press, or a click, becomes a hold.
    case lightHold, clickHold
    /// The finger begins to slide.
    case slide
    /// A force at which a light press or a click begins or ends.
    case lightDown, lightUp, clickDown, clickUp
    /// The latest time for the second press of a double light press or a double click.
    case lightPresses, clicks
  }

  /// A side of a threshold.
  enum Edge: Hashable, Sendable, CaseIterable {
    case below
    case above
  }

  /// What the move needs to be possible; `nil` if more has to be known.
  var need: StepConditions? {
    switch self {
    case .step(let step): step.need
    case .wait: nil
    case .threshold(.slide, _), .threshold(.lightPresses, _), .threshold(.clicks, _): .open
    case .threshold: .free(.cameraControl)
    }
  }

  /// Returns the step that the move is now, if what it needs is there; `nil` if it is not possible.
  func step(in situation: Situation) -> GestureStep? {
    switch self {
    case .step(let step): need != nil || situation.allows(step) ? step : nil
    case .wait(let wait): situation.step(for: wait)
    case .threshold(let threshold, let edge):
      Self.step(to: threshold, isBelow: edge == .below, situation.summary.limits)
    }
  }

  private static func step(
    to threshold: Threshold, isBelow: Bool, _ limits: ButtonLimits
  ) -> GestureStep {
    switch threshold {
    case .lightHold: .lightHold(duration(limits.lightHold, isBelow))
    case .clickHold: .press(.cameraControl, duration(limits.clickHold, isBelow))
    case .slide: .slide(millimeters: isBelow ? limits.slop.nextDown : limits.slop.nextUp)
    case .lightDown: .touch(force: force(limits.lightDown, isBelow))
    case .lightUp: .touch(force: force(limits.lightUp, isBelow))
    case .clickDown: .touch(force: force(limits.clickDown, isBelow))
    case .clickUp: .touch(force: force(limits.clickUp, isBelow))
    // A press at the end of the window still belongs to the first one.
    case .lightPresses: .wait(.nanoseconds(limits.doubleLightPress + (isBelow ? 0 : 1)))
    case .clicks: .wait(.nanoseconds(limits.doubleClick + (isBelow ? 0 : 1)))
    }
  }

  private static func force(_ force: Double, _ isBelow: Bool) -> Double {
    // Another step presses the button all the way down.
    isBelow || force >= 1 ? min(force, 1).nextDown : force
  }

  private static func duration(_ threshold: Int64, _ isBelow: Bool) -> Duration {
    .nanoseconds(isBelow ? max(0, threshold - 1) : threshold)
  }
}

extension Move: CustomStringConvertible {
  /// The step as a script names it, or what it depends on.
  var description: String {
    switch self {
    case .step(let step): "\(step)"
    case .wait(.justBefore): "wait until just before the next deadline"
    case .wait(.until): "wait until the next deadline"
    case .wait(.justAfter): "wait until just after the next deadline"
    case .threshold(.lightHold, let edge): "light-hold just \(edge) a hold"
    case .threshold(.clickHold, let edge): "press camera-control just \(edge) a hold"
    case .threshold(.slide, let edge): "slide just \(edge) the start of a slide"
    case .threshold(.lightPresses, .below): "wait until the end of the time for two lightPresses"
    case .threshold(.lightPresses, .above): "wait until just after the time for two lightPresses"
    case .threshold(.clicks, .below): "wait until the end of the time for two clicks"
    case .threshold(.clicks, .above): "wait until just after the time for two clicks"
    case .threshold(let level, .below): "touch just below \(level)"
    case .threshold(let level, .above): "touch at \(level)"
    }
  }
}

/// When a wait ends, relative to the next timer of the phone or its clock.
public enum DeadlineWait: String, Hashable, Codable, Sendable, CaseIterable {
  /// The wait ends a nanosecond before the timer fires.
  case justBefore
  /// The wait ends when the timer fires.
  case until
  /// The wait ends a nanosecond after the timer fires.
  case justAfter
}
