// A session's diagnostics, for code that works but is probably a mistake.

extension CaptureDiagnostic {
  static func removedUnknown(_ title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "remove-unknown-control",
      finding: "The app removed a control from a session that doesn't have the control.",
      source: title, rule: "SES19",
      remedy: "Remove a control once, and from the session that has it.")
  }

  static let surplusCommit = CaptureDiagnostic(
    name: "surplus-commit",
    finding: "commitConfiguration was called without a matching beginConfiguration.",
    source: "CaptureSession", rule: "SES33", remedy: "Pair every commit with a begin.")

  static func sharedCamera(_ device: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "shared-camera",
      finding: "Two sessions of the app run with this camera, but a phone gives it to only one.",
      source: device, rule: "SES41",
      remedy: "Use one session, or stop the first before you start the second.")
  }

  static let changedWhileOpen = CaptureDiagnostic(
    name: "controls-changed-while-open",
    finding: "The controls changed while the overlay showed them.",
    source: "CaptureSession", rule: "OVL30",
    remedy: "Disable a control instead of removing it, or wait until the controls become inactive.")
}
