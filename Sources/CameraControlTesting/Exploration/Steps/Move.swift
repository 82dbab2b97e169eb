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

  /// A side of a threshold.
  enum Edge: Hashable, Sendable, CaseIterable {
    case below
    case above
  }
}

extension Move {
  /// Returns the step that the move is now, or `nil` if it is not possible.
  func step(in situation: Situation) -> GestureStep? {
    switch self {
    case .step(let step): situation.allows(step) ? step : nil
    case .wait(let wait): situation.step(for: wait)
    case .lightHold(let edge):
      possible(.lightHold(Self.duration(situation.limits.lightHold, edge)), in: situation)
    case .clickHold(let edge):
      possible(
        .press(.cameraControl, Self.duration(situation.limits.clickHold, edge)), in: situation)
    case .slide(let edge, let isForward):
      possible(.slide(millimetres: Self.way(situation.limits.slop, edge, isForward)), in: situation)
    }
  }

  private func possible(_ step: GestureStep, in situation: Situation) -> GestureStep? {
    situation.allows(step) ? step : nil
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
    }
  }
}
