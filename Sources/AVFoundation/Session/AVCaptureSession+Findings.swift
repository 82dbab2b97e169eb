import CameraControl
import Foundation

// What a session reports about calls that are wrong or probably a mistake.

extension AVCaptureSession {
  // A microphone has no core input, so only the members tell whether it is there.
  func refusal(of input: AVCaptureInput) -> CaptureError? {
    let isThere = members.withLock { members in
      members.inputs.contains { $0 === input || $0.source != nil && $0.source === input.source }
    }
    let isRefused = input.input.map { session.reasonNotToAdd($0) != nil } ?? false
    guard isThere || isRefused else { return nil }
    return CaptureError(
      .connectionRefused, rule: "SES30", source: input.name,
      problem: "The session already has an input for “\(input.name)”.",
      remedy: "Check canAddInput before you add an input.",
      exception: .invalidArgument("*** -[AVCaptureSession addInput:] device is an input already"))
  }

  func noteThread(_ verb: String, _ call: String) {
    guard Thread.isMainThread else { return }
    phone.report(
      CaptureDiagnostic(
        name: "\(verb)-on-main-thread",
        finding: "\(call) was called on the main thread, which it blocks on a phone.",
        source: "AVCaptureSession", rule: "SES34",
        remedy: "Call it on a serial queue that is reserved for the session."))
  }
}

extension CaptureError {
  static func inert(_ title: String) -> CaptureError {
    CaptureError(
      Code(rawValue: "inertControl"), rule: "SES09", source: title,
      problem: "The control “\(title)” could not be created and does nothing.",
      remedy: "Correct the arguments of its initializer.",
      exception: .invalidArgument("*** -[AVCaptureSession addControl:] control cannot be added"))
  }
}

extension CaptureDiagnostic {
  static func addedWithoutAsking(_ title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "added-without-asking",
      finding: "A control was added without a call to canAddControl.",
      source: title, rule: "SES09",
      remedy: "Call canAddControl first, and leave the control out if it returns false.")
  }
}
