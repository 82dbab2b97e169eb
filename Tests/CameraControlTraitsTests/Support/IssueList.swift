import Synchronization
import Testing

/// A trait for a test that is to have issues: it takes them from the runner, and compares them with
/// what the test says.
///
/// It has to stand before the trait that is tested.
struct IssueList: TestTrait, TestScoping {
  /// The issues that are expected: how many lines below the test each is, and how its text begins.
  let expected: [(line: Int, text: String)]

  /// The warning that is expected beside them, if there is one.
  let warning: (line: Int, text: String)?

  /// The issues that came, of one case of a test.
  private final class Found: Sendable {
    let issues = Mutex<[Issue]>([])
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let found = Found()
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      // One that is known is expected by the test itself.
      guard issue.isFailure || issue.severity == .warning else { return issue }
      found.issues.withLock { $0.append(issue) }
      return nil
    }
    try await collecting.provideScope(for: test, testCase: testCase) {
      do {
        try await function()
      } catch is ExpectationFailedError {
        // This has been an issue already.
      } catch {
        // The runner would take it for an issue of the test.
        Issue.record(error, sourceLocation: test.sourceLocation)
      }
    }
    func lines(_ severity: Issue.Severity) -> [(line: Int, text: String)] {
      found.issues.withLock { $0 }.filter { $0.severity == severity }.map { issue in
        let text = issue.error.map { "\($0)" } ?? issue.comments.first?.rawValue ?? ""
        return (line: (issue.sourceLocation?.line ?? 0) - test.sourceLocation.line, text: text)
      }
    }
    if let warning {
      let warnings = lines(.warning)
      #expect(warnings.map(\.line) == [warning.line], "\(warnings)")
      #expect(warnings.first?.text.hasPrefix(warning.text) == true)
    } else if expected.isEmpty {
      #expect(lines(.warning).isEmpty)
    }
    let lines = lines(.error)
    #expect(lines.map(\.line) == expected.map(\.line), "\(lines)")
    for (one, other) in zip(lines, expected) { #expect(one.text.hasPrefix(other.text)) }
  }
}

extension Trait where Self == IssueList {
  /// Expects issues, each so many lines below the line with the test's attribute, and a warning.
  static func has(
    _ issues: (line: Int, text: String)..., warning: (line: Int, text: String)? = nil
  ) -> IssueList { IssueList(expected: issues, warning: warning) }
}
