extension Phone {
  /// The mistakes that the phone found so far, in order: rejected calls, and code that works but is
  /// probably wrong.
  public var findings: [CaptureFinding] { host.read { $0.world.findings.all } }

  /// Warnings about code that works but is probably a mistake, without duplicates and in order.
  public var diagnostics: [CaptureDiagnostic] {
    findings.compactMap { finding in
      if case .diagnostic(let diagnostic) = finding { diagnostic } else { nil }
    }
  }

  /// The errors of rejected calls whose methods can't throw, in the order of the calls.
  public var faults: [CaptureError] {
    findings.compactMap { finding in
      if case .refusal(let error) = finding { error } else { nil }
    }
  }

  /// Whether a session has an open configuration, so that its changes have no effect yet.
  package var hasOpenConfiguration: Bool {
    host.read { $0.world.sessions.values.contains { $0.isConfiguring } }
  }

  /// The objects that sessions rejected and lack, in the order of the app's checks.
  package var openOmissions: [Omission] { host.read { $0.world.omissions } }

  /// The presses and gestures that had no effect, in order, each with its reasons and a remedy.
  ///
  /// The phone keeps only the latest 100 presses and gestures, but the ``report`` counts all.
  public var unanswered: [Unanswered] { host.read { $0.world.unanswered.latest } }

  /// The phone's findings so far, and the presses and gestures that had no effect, as Markdown that
  /// you can paste into an issue.
  public var report: DiagnosticReport {
    let (findings, unanswered, hasVisits) = host.read {
      ($0.world.findings, $0.world.unanswered.counts, $0.world.hasVisits)
    }
    return DiagnosticReport(
      phone: model.name, counts: findings.counted.map { .init($0.finding, count: $0.count) },
      unanswered: unanswered, unchecked: hasVisits ? DiagnosticReport.unseen : [],
      strayNote: strayNote)
  }

  /// Makes diagnostics name classes as Apple does: the app uses modules with Apple's names.
  package func useAppleNames() { host.change { $0.world.usesAppleNames = true } }

  /// Records a diagnostic, once.
  package func report(_ finding: CaptureDiagnostic) { host.change { $0.world.report(finding) } }

  /// Records a refusal that could not be thrown.
  package func report(_ refusal: CaptureError) { host.change { $0.world.report(refusal) } }
}
