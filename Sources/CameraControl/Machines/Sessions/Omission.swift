/// A control, input, or output that a session rejected when the app checked, and that it now lacks.
///
/// The omission is a finding until the session accepts the object after all.
package struct Omission: Hashable, Sendable {
  /// The missing control, input or output, as a value that outlives the app's object.
  enum Subject: Hashable, Sendable {
    case control(ControlMemoryKey)
    case input(device: String, MediaType)
    case output(OutputKind)
  }

  let session: SessionID
  let subject: Subject

  /// Why the session rejected the object.
  package let refusal: CaptureError

  /// Whether a press has occurred since, so that the trace contains the finding.
  var isReported = false

  /// The finding.
  var diagnostic: CaptureDiagnostic {
    let (kind, call) =
      switch subject {
      case .control: ("control", "canAddControl")
      case .input: ("input", "canAddInput")
      case .output: ("output", "canAddOutput")
      }
    let problem = refusal.problem.prefix(1).lowercased() + refusal.problem.dropFirst()
    return CaptureDiagnostic(
      name: "\(kind)-left-out",
      finding: "\(call) returned false, so the session doesn't have the \(kind): \(problem)",
      source: refusal.source, rule: refusal.rule, remedy: refusal.remedy)
  }

  /// Whether the app follows Apple's advice by leaving the object out: a control over the limit.
  package var isExpected: Bool { refusal.code == .controlLimitReached }
}
