import CameraControl
import Foundation

// What a session says of calls that are wrong, or probably a mistake.

extension AVCaptureSession {
  // A microphone is no camera: the session below knows nothing of it.
  func refusal(of input: AVCaptureInput) -> CaptureError? {
    let isThere = members.withLock { members in
      members.inputs.contains { $0 === input || $0.source != nil && $0.source === input.source }
    }
    guard isThere || input.input.map({ !session.canAddInput($0) }) ?? false else { return nil }
    return CaptureError(
      .connectionRefused, rule: "SES30",
      "The session does not take the input: it has its device already; ask canAddInput first.",
      exception: .invalidArgument("*** -[AVCaptureSession addInput:] device is an input already"))
  }

  func noteThread(_ verb: String, _ call: String) {
    guard Thread.isMainThread else { return }
    phone.report(
      CaptureDiagnostic(
        name: "\(verb)-on-main-thread",
        finding: "\(call) was called on the main thread, which it blocks on a phone.",
        source: "AVCaptureSession", rule: "SES34",
        remedy: "Call it on a serial queue of the session's own."))
  }
}

extension CaptureError {
  static func inert(_ title: String) -> CaptureError {
    CaptureError(
      Code(rawValue: "inertControl"), rule: "SES09",
      "The control “\(title)” could not be made and does nothing; mend its arguments first.",
      exception: .invalidArgument("*** -[AVCaptureSession addControl:] control cannot be added"))
  }
}

extension CaptureDiagnostic {
  static func addedWithoutAsking(_ title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "added-without-asking",
      finding: "A control was added without asking whether the session takes it.",
      source: title, rule: "SES09",
      remedy: "Ask canAddControl first, and leave the control out if the answer is no.")
  }
}
