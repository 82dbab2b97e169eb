import CameraControl

// The connections that an app forms itself, and why a session would refuse one.

extension AVCaptureSession {
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
  fileprivate static func connection(_ what: String) -> CaptureError {
    CaptureError(
      .connectionRefused, rule: "SES30", source: "AVCaptureSession",
      problem: "The session does not take a connection that \(what).",
      remedy: "Check canAddConnection before you add a connection.",
      exception: .invalidArgument("*** -[AVCaptureSession addConnection:] cannot be added"))
  }
}
