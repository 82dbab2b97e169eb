import CameraControl

/// Something that a script can do next, which becomes a step once the phone's state is known.
enum Move: Hashable, Sendable {
  /// A step as it is.
  case step(GestureStep)
  /// A wait for what is due next.
  case wait(DeadlineWait)
  /// A light press that ends as close as possible to where it becomes a hold.
  case lightHold(Edge)
  /// A click that ends as close as possible to where it becomes a hold.
  case clickHold(Edge)
  /// A slide that goes as close as possible to where the finger begins to slide.
  case slide(Edge, isForward: Bool)
  /// A touch as close as possible to a force at which the phone notices something.
  case touch(Level, Edge)
  /// A wait that ends with the time in which a second press belongs to the first, or just after it.
  case pair(Pair, Edge)

  /// A force at which the phone notices something.
  enum Level: Hashable, Sendable, CaseIterable {
    case lightDown
    case lightUp
    case clickDown
    case clickUp
  }

  /// Two presses that can belong together.
  enum Pair: Hashable, Sendable, CaseIterable {
    case lightPresses
    case clicks
  }

  /// A side of a threshold.
  enum Edge: Hashable, Sendable, CaseIterable {
    case below
    case above
  }
}

extension Move {
  /// What the move needs to be possible; `nil` if more has to be known.
  var need: StepConditions? {
    switch self {
    case .step(let step): step.need
    case .wait: nil
    case .lightHold, .clickHold, .touch: .free(.cameraControl)
    case .slide, .pair: .open
    }
  }

  /// Returns the step that the move is now, or `nil` if it is not possible.
  func step(in situation: Situation) -> GestureStep? {
    if let need, !situation.conditions.contains(need) { return nil }
    let limits = situation.summary.limits
    return switch self {
    case .step(let step): need != nil || situation.allows(step) ? step : nil
    case .wait(let wait): situation.step(for: wait)
    case .lightHold(let edge): .lightHold(Self.duration(limits.lightHold, edge))
    case .clickHold(let edge): .press(.cameraControl, Self.duration(limits.clickHold, edge))
    case .slide(let edge, let isForward):
      .slide(millimetres: Self.way(limits.slop, edge, isForward))
    case .touch(let level, let edge): .touch(force: Self.force(level, edge, limits))
    case .pair(let pair, let edge): .wait(Self.window(of: pair, edge, limits))
    }
  }

  private static func force(_ level: Level, _ edge: Edge, _ limits: ButtonLimits) -> Double {
    let force =
      switch level {
      case .lightDown: limits.lightDown
      case .lightUp: limits.lightUp
      case .clickDown: limits.clickDown
      case .clickUp: limits.clickUp
      }
    // The force of a button that is all the way down is that of another step.
    return edge == .below || force >= 1 ? min(force, 1).nextDown : force
  }

  // A press at the end of the window still belongs to the first one.
  private static func window(of pair: Pair, _ edge: Edge, _ limits: ButtonLimits) -> Duration {
    let window = pair == .clicks ? limits.doubleClick : limits.doubleLightPress
    return .nanoseconds(edge == .below ? window : window + 1)
  }

  private static func duration(_ threshold: Int64, _ edge: Edge) -> Duration {
    .nanoseconds(edge == .below ? max(0, threshold - 1) : threshold)
  }

  private static func way(_ slop: Double, _ edge: Edge, _ isForward: Bool) -> Double {
    let way = edge == .below ? slop.nextDown : slop.nextUp
    return isForward ? way : -way
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
    case .lightHold(let edge): "light-hold just \(edge) a hold"
    case .clickHold(let edge): "press camera-control just \(edge) a hold"
    case .slide(let edge, let isForward):
      "slide \(isForward ? "" : "back ")just \(edge) the start of a slide"
    case .touch(let level, .below): "touch just below \(level)"
    case .touch(let level, .above): "touch at \(level)"
    case .pair(let pair, .below): "wait until the end of the time for two \(pair)"
    case .pair(let pair, .above): "wait until just after the time for two \(pair)"
    }
  }
}

/// How close a wait comes to the next instant at which a phone, or a task that sleeps on its clock,
/// acts by itself.
public enum DeadlineWait: String, Hashable, Codable, Sendable, CaseIterable {
  /// The wait ends a nanosecond before it.
  case justBefore
  /// The wait ends at it.
  case until
  /// The wait ends a nanosecond after it.
  case justAfter
}
