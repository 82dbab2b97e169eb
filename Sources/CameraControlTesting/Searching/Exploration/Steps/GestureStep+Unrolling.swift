extension GestureStep {
  var unrolled: [GestureStep] {
    guard case .repeated(let count, let steps) = self else { return [self] }
    let once = steps.flatMap(\.unrolled)
    return (0..<count).flatMap { _ in once }
  }

  /// Whether the step, or one that it repeats, is one of the app.
  var hasStepsOfTheApp: Bool {
    switch self {
    case .app: true
    case .repeated(_, let steps): steps.contains(where: \.hasStepsOfTheApp)
    case _: false
    }
  }
}
