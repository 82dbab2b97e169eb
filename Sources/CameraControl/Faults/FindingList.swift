/// A phone's findings so far, in the order they occurred.
///
/// A diagnostic is listed once, however often it occurred. A refused call is listed as often as it
/// was made, so that a test that has looked at the list notices the next one.
package struct FindingList: Hashable, Sendable {
  package private(set) var all: [CaptureFinding] = []
  private var diagnostics: Set<CaptureDiagnostic> = []

  package init() {}

  /// Adds a finding, and returns `false` if it is a diagnostic that is already listed.
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
