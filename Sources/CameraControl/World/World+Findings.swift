extension World {
  /// Records a diagnostic, once.
  package mutating func report(_ diagnostic: CaptureDiagnostic, into batch: inout Batch) {
    if findings.add(.diagnostic(diagnostic)) { batch.record(.diagnostic, .diagnostic(diagnostic)) }
  }

  /// Records a refusal that could not be thrown.
  package mutating func report(_ refusal: CaptureError, into batch: inout Batch) {
    _ = findings.add(.refusal(refusal))
    batch.record(.fault, .fault(refusal))
  }
}
