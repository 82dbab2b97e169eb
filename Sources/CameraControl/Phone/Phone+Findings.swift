extension Phone {
  /// What the phone found so far, in the order it came up: refused calls, and what works and is
  /// probably a mistake.
  public var findings: [CaptureFinding] { host.read { $0.world.findings.all } }

  /// What works and is probably a mistake, each diagnostic once, in the order they came up.
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

  /// What the phone found so far, as Markdown that can be pasted into an issue.
  public var report: DiagnosticReport {
    DiagnosticReport(phone: model.name, findings: findings)
  }

  /// Keeps a diagnostic, once.
  package func report(_ finding: CaptureDiagnostic) {
    host.step { $0.world.report(finding, into: &$0.batch) }
  }

  /// Keeps a refused call that could throw no error.
  package func report(_ refusal: CaptureError) {
    host.step { $0.world.report(refusal, into: &$0.batch) }
  }
}
