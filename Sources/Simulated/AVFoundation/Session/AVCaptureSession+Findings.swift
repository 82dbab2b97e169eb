import CameraControl

// What a session reports about calls that are wrong or probably a mistake.

extension AVCaptureSession {
  /// The error for what a camera should deliver while the app has no access to it, or `nil`.
  var cameraError: AVError? {
    let status = try? session.app.authorizationStatus(for: .video)
    return status == .authorized ? nil : AVError(.applicationIsNotAuthorizedToUseDevice)
  }

  func noteThread(_ verb: String, _ call: String, rule: String = "SES34") {
    guard MainThread.isCurrent else { return }
    phone.report(
      CaptureDiagnostic(
        name: "\(verb)-on-main-thread",
        finding: "\(call) was called on the main thread, which it blocks on a phone.",
        source: "AVCaptureSession", rule: rule,
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
