// A session's diagnostics, for code that works but is probably a mistake.

extension CaptureDiagnostic {
  static func removedUnknown(_ title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "remove-unknown-control",
      finding: "A control was removed from a session that does not have it.",
      source: title, rule: "SES19", remedy: "Remove a control once, from the session it is in.")
  }

  static let surplusCommit = CaptureDiagnostic(
    name: "surplus-commit",
    finding: "commitConfiguration was called without a matching beginConfiguration.",
    source: "CaptureSession", rule: "SES33", remedy: "Pair every commit with a begin.")

  static func sharedCamera(_ device: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "shared-camera",
      finding: "Two sessions of the app run with this camera; a phone gives it to one of them.",
      source: device, rule: "SES41",
      remedy: "Use one session, or stop the first before you start the second.")
  }

  static let changedWhileOpen = CaptureDiagnostic(
    name: "controls-changed-while-open",
    finding: "The controls changed while the overlay showed them.",
    source: "CaptureSession", rule: "OVL30",
    remedy: "Disable a control instead of removing it, or wait until the controls become inactive.")
}
