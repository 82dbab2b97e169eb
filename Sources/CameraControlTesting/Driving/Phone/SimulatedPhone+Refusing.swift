import CameraControl

// A gesture cannot throw, so an impossible gesture is a fault, which `finish()` reports.

extension SimulatedPhone {
  /// Returns whether steps make sense; if not, the phone records a fault that says what is wrong.
  func accepts(_ steps: [GestureStep]) -> Bool {
    do throws(GestureScriptError) {
      try StepCheck.check(steps, from: core.now)
      return true
    } catch {
      core.report(.nonsense(error, isAlone: steps.count == 1))
      return false
    }
  }

  /// Throws an error if a wait would go beyond what the phone's clock can hold.
  func checkTime(for duration: Duration) throws(CaptureError) {
    do throws(GestureScriptError) {
      if duration != .zero { try StepCheck.check([.wait(duration)], from: core.now) }
    } catch {
      throw .nonsense(error, isAlone: true)
    }
  }

  /// Throws an error if the phone cannot wait for a callback as long as that.
  static func checkPatience(_ duration: Duration) throws(CaptureError) {
    guard duration < .zero else { return }
    throw CaptureError(
      .invalidGesture, rule: "GST17", source: "SimulatedPhone",
      problem: "A patience of \(ScriptNumber.text(duration)) is negative.",
      remedy: "Pass how long a callback may take, such as .seconds(10).")
  }

  /// Returns whether the phone's clock can hold an instant with what may follow; if not, the phone
  /// records a fault.
  func accepts(_ instant: PhoneInstant) -> Bool {
    let now = core.now
    return instant <= max(now, ScriptTime.latest) || accepts([.wait(now.duration(to: instant))])
  }

  /// Returns whether the phone knows what a step names, a product or a step of the app; if not, it
  /// records a fault.
  ///
  /// Whether a script names the right product shows only once the product should be there.
  func knowsName(in step: GestureStep) -> Bool {
    if case .app(let name) = step {
      core.report(.unknownAppStep(name))
      return false
    }
    guard let name = step.productName else { return true }
    let names = core.products.map(\.name)
    if names.contains(name) { return true }
    core.report(.unknownProduct(name, in: step, among: names))
    return false
  }
}

extension GestureStep {
  /// The product that the phone needs for the step.
  fileprivate var productName: String? {
    switch self {
    case .input(.start(let name)), .input(.kill(let name, _)): name
    case _: nil
    }
  }
}

extension CaptureError {
  fileprivate static func nonsense(_ error: GestureScriptError, isAlone: Bool) -> CaptureError {
    let step = isAlone ? "The step" : "Step \(error.line) of the script"
    return CaptureError(
      .invalidGesture, rule: "GST17", source: "SimulatedPhone",
      problem:
        "\(step) cannot be performed: expected \(error.expected), but found \(error.found).",
      remedy: isAlone ? "Correct the step." : "Correct the step; none of the script was performed.")
  }

  fileprivate static func unknownAppStep(_ name: String) -> CaptureError {
    CaptureError(
      .unknownAppStep, rule: "GST20", source: "SimulatedPhone",
      problem:
        "The step “\(GestureStep.app(name))” cannot be performed: only an exploration can run code of your app.",
      remedy: "Run the script in an exploration that has a step of this name.")
  }

  fileprivate static func unknownProduct(
    _ name: String, in step: GestureStep, among names: [String]
  ) -> CaptureError {
    let list = names.map { "“\($0)”" }.joined(separator: ", ")
    return CaptureError(
      .unknownProduct, rule: "GST19", source: "SimulatedPhone",
      problem: "The step “\(step)” cannot be performed: no product “\(name)” is installed.",
      remedy: names.isEmpty
        ? "Install the product first." : "Install it first, or name one of these: \(list).")
  }
}

extension CaptureError.Code {
  /// The error code if, outside of an exploration, you perform a step that runs your app's code.
  public static let unknownAppStep = CaptureError.Code(rawValue: "unknownAppStep")

  /// The error code if a step names a product that isn't installed.
  public static let unknownProduct = CaptureError.Code(rawValue: "unknownProduct")
}
