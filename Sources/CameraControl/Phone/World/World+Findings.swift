extension World {
  /// Records a diagnostic, once.
  // Not inlined: findings are rare, and inputs without one should not prepare their sentences.
  @inline(never) package mutating func report(
    _ diagnostic: CaptureDiagnostic
  ) {
    let diagnostic = named(diagnostic)
    if findings.add(.diagnostic(diagnostic)) { record(.diagnostic(diagnostic)) }
  }

  /// Records a refusal that could not be thrown.
  package mutating func report(_ refusal: CaptureError) {
    _ = findings.add(.refusal(refusal))
    record(.fault(refusal))
  }

  /// Returns a diagnostic whose source is named as the app knows it.
  func named(_ diagnostic: CaptureDiagnostic) -> CaptureDiagnostic {
    guard usesAppleNames, let name = Self.appleNames[diagnostic.source] else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.source = name
    return diagnostic
  }

  // What the core calls a class, and what an app does that knows only Apple's modules.
  private static let appleNames = [
    "CaptureSession": "AVCaptureSession",
    "CaptureOutput": "AVCaptureOutput",
    "CaptureEvent": "AVCaptureEvent",
    "CaptureEventInteraction": "AVCaptureEventInteraction",
  ]
}
