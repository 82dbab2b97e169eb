/// A control, input, or output that a session rejected when the app checked, and that it now lacks.
///
/// It is a finding until the session takes it after all.
package struct Omission: Hashable, Sendable {
  /// What the session lacks, in a form that outlives the app's object.
  enum Subject: Hashable, Sendable {
    case control(ControlMemoryKey)
    case input(device: String, MediaType)
    case output(OutputKind)
  }

  let session: SessionID
  let subject: Subject

  /// Why the session would not take it.
  package let refusal: CaptureError

  /// Whether a press has met the session without it, so that the trace has the finding.
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
      finding: "\(call) returned false, and the session goes without the \(kind): \(problem)",
      source: refusal.source, rule: refusal.rule, remedy: refusal.remedy)
  }

  /// Whether leaving it out is what Apple asks for: a control over the limit.
  package var isExpected: Bool { refusal.code == .controlLimitReached }
}
