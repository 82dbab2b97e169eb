import CameraControl

extension GestureStep {
  /// The same step with simpler amounts, the simplest first.
  var simplerSteps: [GestureStep] {
    switch row.argument {
    case .duration(let duration, let step): Self.simpler(duration).map(step)
    case .press(let button, let duration, let step):
      Self.simpler(duration, usual: StepArgument.usualPress).map { step(button, $0) }
    case .distance(let distance, let step): Self.simpler(distance).map(step)
    case .millimeters(let way, let step): Self.simpler(way, among: Self.ways).map(step)
    case .force(let force, let step): Self.simpler(force, among: Self.forces).map(step)
    case .item(let item, let step): (0..<max(0, item)).prefix(100).map(step)
    case .repetition(let count, let steps):
      (1..<max(1, count)).prefix(8).map { .repeated($0, steps) }
    case .none, .button, .name, .app, .source, .process, .reason, .answer, .setting, .unwritten: []
    }
  }

  /// The same step with a few other amounts, which may do what several steps did.
  var otherSteps: [GestureStep] {
    guard case .distance(.fraction(let fraction), let step) = row.argument else {
      return simplerSteps
    }
    return Self.wideFractions.filter { $0 != fraction }.map { step(.fraction($0)) }
  }

  private static func simpler(_ duration: Duration, usual: Duration? = nil) -> [Duration] {
    guard duration != usual else { return [] }
    // Round durations are simpler than others, and short ones simpler than long ones.
    let index = durations.firstIndex(of: duration)
    let rounder = durations.filter { index != nil ? $0 < duration : $0 <= duration * 2 }
    return (usual.map { [$0] } ?? []) + rounder
  }

  private static func simpler(_ distance: SlideDistance) -> [SlideDistance] {
    switch distance {
    case .fraction(let fraction): simpler(fraction, among: fractions).map { .fraction($0) }
    case .millimeters(let way): simpler(way, among: ways).map { .millimeters($0) }
    }
  }

  private static func simpler(_ amount: Double, among amounts: [Double]) -> [Double] {
    Array(amounts.prefix { $0 != amount })
  }

  private static let durations: [Duration] = [
    .milliseconds(1), .milliseconds(10), .milliseconds(100), .milliseconds(200),
    .milliseconds(500), .seconds(1), .seconds(2), .seconds(3), .seconds(4), .seconds(5),
    .seconds(10), .seconds(30), .seconds(60),
  ]
  private static let fractions = [0.5, 0.25, 1, 0.1, -0.5, -0.25, -1, -0.1]
  private static let wideFractions = [0.5, 1, -0.5, -1, 0.25, -0.25]
  private static let forces = [0, 0.5, 0.25, 0.75]
  private static let ways: [Double] = [5, 3, 10, 1, 30, -5, -3, -10, -1, -30]
}
