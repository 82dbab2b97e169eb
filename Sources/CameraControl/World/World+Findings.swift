extension World {
  /// Keeps something that works and is probably a mistake, once.
  package mutating func report(_ diagnostic: CaptureDiagnostic, into batch: inout Batch) {
    if findings.add(.diagnostic(diagnostic)) { batch.record(.diagnostic, .diagnostic(diagnostic)) }
  }

  /// Keeps a refused call that could throw no error.
  package mutating func report(_ refusal: CaptureError, into batch: inout Batch) {
    _ = findings.add(.refusal(refusal))
    batch.record(.fault, .fault(refusal))
  }
}
