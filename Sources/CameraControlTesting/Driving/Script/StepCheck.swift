import CameraControl

/// Applies the parser's rules to steps that don't come from text.
struct StepCheck {
  private var line = 0
  private var total = 0
  private var time: ScriptTime

  /// Checks the steps of a whole script that is performed from an instant on.
  ///
  /// The line of the error is the one that the first wrong step has as text.
  static func check(
    _ steps: [GestureStep], from instant: PhoneInstant = .zero
  ) throws(GestureScriptError) {
    var check = StepCheck(time: ScriptTime(from: instant))
    for step in steps {
      check.line += 1
      try check.add(step, times: 1, depth: 0)
    }
  }

  private mutating func add(
    _ step: GestureStep, times: Int, depth: Int
  ) throws(GestureScriptError) {
    total += times
    guard total <= Expected.mostSteps else { throw error(Expected.fewerSteps, step.row.word) }
    let argument = step.row.argument
    if let expected = argument.expected { throw error(expected, "\(step)") }
    if let duration = argument.time, !time.spend(duration, times: times) {
      throw error(Expected.lessTime, "\(step)")
    }
    guard case .repeated(let count, let steps) = step else { return }
    guard depth < Expected.deepest else { throw error(Expected.lessDepth, "repeat") }
    guard (1...Expected.mostSteps).contains(count) else {
      throw error(Expected.howOften, "\(count)")
    }
    // The product cannot overflow, because the check ends at the first step beyond the limit.
    for inner in steps { try add(inner, times: times * count, depth: depth + 1) }
  }

  private func error(_ expected: String, _ found: String) -> GestureScriptError {
    GestureScriptError(line: line, column: 1, found: "“\(found)”", expected: expected)
  }
}
