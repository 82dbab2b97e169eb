import CameraControl

// A gesture cannot throw, so one that makes no sense is a fault, which `finish()` reports.

extension SimulatedPhone {
  /// Returns whether steps make sense; if not, the phone records a fault that says what is wrong.
  func accepts(_ steps: [GestureStep]) -> Bool {
    do throws(GestureScriptError) {
      try StepCheck.check(steps)
      return true
    } catch {
      core.report(.nonsense(error, isAlone: steps.count == 1))
      return false
    }
  }
}

extension CaptureError {
  fileprivate static func nonsense(
    _ error: GestureScriptError, isAlone: Bool
  ) -> CaptureError {
    let step = isAlone ? "The step" : "Step \(error.line) of the script"
    return CaptureError(
      .invalidGesture, rule: "GST17", source: "SimulatedPhone",
      problem:
        "\(step) cannot be performed: expected \(error.expected), but found \(error.found).",
      remedy: isAlone ? "Correct the step." : "Correct the step; none of the script was performed.")
  }
}
