extension Phone {
  /// The phone's findings so far, in the order they occurred: refused calls, and things that work
  /// but are probably mistakes.
  public var findings: [CaptureFinding] { host.read { $0.world.findings.all } }

  /// Things that work but are probably mistakes, each once, in the order they occurred.
  public var diagnostics: [CaptureDiagnostic] {
    findings.compactMap { finding in
      if case .diagnostic(let diagnostic) = finding { diagnostic } else { nil }
    }
  }

  /// The refused calls that could not throw, in the order they were made.
  public var faults: [CaptureError] {
    findings.compactMap { finding in
      if case .refusal(let error) = finding { error } else { nil }
    }
  }

  /// The phone's findings so far, as Markdown that can be pasted into an issue.
  public var report: DiagnosticReport {
    DiagnosticReport(phone: model.name, findings: findings)
  }

  /// Records a diagnostic, once.
  package func report(_ finding: CaptureDiagnostic) {
    host.step { $0.world.report(finding, into: &$0.batch) }
  }

  /// Records a refusal that could not be thrown.
  package func report(_ refusal: CaptureError) {
    host.step { $0.world.report(refusal, into: &$0.batch) }
  }
}
