/// What a phone found so far, in the order it came up.
///
/// A diagnostic is there once, however often it came up. A refused call is there as often as it was
/// made, so that a test that has looked at the list sees the next one.
package struct FindingList: Hashable, Sendable {
  package private(set) var all: [CaptureFinding] = []
  private var diagnostics: Set<CaptureDiagnostic> = []

  package init() {}

  /// Adds a finding, and returns `false` if it is a diagnostic that the list has already.
  package mutating func add(_ finding: CaptureFinding) -> Bool {
    if case .diagnostic(let diagnostic) = finding,
      !diagnostics.insert(diagnostic).inserted
    {
      return false
    }
    all.append(finding)
    return true
  }
}
