import CameraControl

/// Applies the parser's rules to steps that don't come from text.
struct StepCheck {
  private var total = 0
  private var time: ScriptTime

  /// Checks the steps of a whole script that is performed from an instant on.
  ///
  /// The line of the error is the one that the first wrong step has as text.
  static func check(
    _ steps: [GestureStep], from instant: PhoneInstant = .zero
  ) throws(GestureScriptError) {
    var check = StepCheck(time: ScriptTime(from: instant))
    for (index, step) in steps.enumerated() {
      do throws(Mistake) {
        try check.add(step, times: 1, depth: 0)
      } catch {
        throw GestureScriptError(
          line: index + 1, column: 1, found: "“\(error.found)”", expected: error.expected)
      }
    }
  }

  /// An invalid step.
  private struct Mistake: Error {
    let expected: String
    let found: String
  }

  private mutating func add(
    _ step: GestureStep, times: Int, depth: Int
  ) throws(Mistake) {
    total += times
    guard total <= Expected.mostSteps else {
      throw Mistake(expected: Expected.fewerSteps, found: step.row.word)
    }
    let argument = step.row.argument
    if let expected = argument.expected { throw Mistake(expected: expected, found: "\(step)") }
    if let duration = argument.time, !time.spend(duration, times: times) {
      throw Mistake(expected: Expected.lessTime, found: "\(step)")
    }
    guard case .repeated(let count, let steps) = step else { return }
    guard depth < Expected.deepest else {
      throw Mistake(expected: Expected.lessDepth, found: "repeat")
    }
    guard (1...Expected.mostSteps).contains(count) else {
      throw Mistake(expected: Expected.howOften, found: "\(count)")
    }
    // The product cannot overflow, because the check ends at the first step beyond the limit.
    for inner in steps { try add(inner, times: times * count, depth: depth + 1) }
  }
}
