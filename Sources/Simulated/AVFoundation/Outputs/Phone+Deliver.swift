package import CameraControl

extension Phone {
  /// Runs work that calls an output's delegate, on a private queue.
  package func deliver(_ work: @escaping @Sendable () -> Void) {
    let queue = attachedObjects.object(for: ObjectIdentifier(AVCaptureOutput.self)) {
      DispatchQueue(label: "capture output")
    }
    queue.take(courier: host.courier, work)
  }
}

extension PhoneApp {
  /// Runs work that calls code of the app, on a private queue and in the app's process.
  package func deliver(_ work: @escaping @Sendable () -> Void) {
    phone.deliver { AmbientPhone.withApp(self, work) }
  }
}

extension CaptureError {
  static func noConnection(
    of output: AVCaptureOutput, _ selector: String
  ) -> CaptureError {
    CaptureError(
      .connectionRefused, rule: "SES30", source: "\(type(of: output))",
      problem: "The output is not in a running session with a camera.",
      remedy: "Add it to a session that has a camera, and start the session first.",
      exception: .invalidArgument("*** \(selector) No active and enabled video connection"))
  }
}
