import CameraControl

// Reports of a session about calls that are wrong or probably a mistake.

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

  /// Returns why a connection cannot be added now, or `nil` if it can.
  func reasonNotToAdd(_ connection: AVCaptureConnection) -> CaptureError? {
    if connection.isInSession { return .connection("is in a session already") }
    let present = inputs
    let ports = connection.madeFrom
    guard !ports.isEmpty else { return .connection("has no port") }
    guard ports.allSatisfy({ port in present.contains { $0 === port.input } }) else {
      return .connection("comes from an input that the session does not have")
    }
    if let layer = connection.videoPreviewLayer {
      guard layer.session === self else {
        return .connection("leads to a preview that the session does not have")
      }
      guard ports[0].mediaType == .video else { return .connection("shows sound in a preview") }
      return layer.connection == nil ? nil : .connection("leads to a preview that has one")
    }
    guard let output = connection.output, outputs.contains(where: { $0 === output }) else {
      return .connection("leads to an output that the session does not have")
    }
    let isTaken = ports.contains { output.connection(with: $0.mediaType) != nil }
    return isTaken ? .connection("leads to an output that has one for the same media") : nil
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

  fileprivate static func connection(_ what: String) -> CaptureError {
    CaptureError(
      .connectionRefused, rule: "SES30", source: "AVCaptureSession",
      problem: "The session does not take a connection that \(what).",
      remedy: "Check canAddConnection before you add a connection.",
      exception: .invalidArgument("*** -[AVCaptureSession addConnection:] cannot be added"))
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
