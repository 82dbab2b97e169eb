#if canImport(Testing)
  import CameraControl
  import CameraControlTesting
  import Testing

  /// A case of a test, with its phone.
  final class PhoneCase: Sendable {
    /// The case that is running, for the tasks that belong to it.
    @TaskLocal static var current: PhoneCase?

    let phone: SimulatedPhone
    private let test: Test
    private let allowedKinds: Set<UnfinishedWork.Kind>
    private let failures = Guarded(Failures())

    /// What is known of the failures of the case.
    private struct Failures: Sendable {
      var first: SourceLocation?
      var causes = LikelyCauses()
      var found: [LikelyCause] = []
    }

    init(_ phone: SimulatedPhone, _ test: Test, allowing kinds: Set<UnfinishedWork.Kind>) {
      self.phone = phone
      self.test = test
      allowedKinds = kinds
    }

    /// Runs the code of the case, finishes the phone, and attaches what happened if something failed.
    func run(_ testCase: Test.Case?, _ function: @Sendable () async throws -> Void) async throws {
      let issues = IssueHandlingTrait.compactMapIssues { self.handle($0) }
      try await issues.provideScope(for: test, testCase: testCase) {
        try await Self.$current.withValue(self) {
          defer { self.explainFailures() }
          do {
            try await self.phone.asCurrent { try await function() }
            await self.finish()
          } catch {
            try self.end(with: error)
          }
        }
      }
    }

    /// Takes an issue on its way to the runner, and returns it with the line that it is about.
    private func handle(_ issue: Issue) -> Issue? {
      // Every running test receives an issue of a thread without a test, and so does the runner,
      // which records the issue once.
      guard Self.current === self else { return nil }
      var issue = issue
      if let place = issue.error.flatMap(location) { issue.sourceLocation = place }
      if issue.isFailure {
        let texts = issue.comments.map(\.rawValue) + (issue.error.map { ["\($0)"] } ?? [])
        noteFailure(issue.sourceLocation, texts)
      }
      return issue
    }

    private func noteFailure(_ location: SourceLocation?, _ texts: [String]) {
      // The test may put the phone in order after the failure.
      let causes = phone.likelyCauses
      failures.withLock { failures in
        failures.first = failures.first ?? location ?? test.sourceLocation
        for text in texts { failures.causes.add(text) }
        failures.found += failures.causes.news(of: causes)
      }
    }

    /// Checks the phone for unfinished work, unless the test has done so.
    private func finish() async {
      guard !phone.isFinished else { return }
      do {
        try await phone.finish(allowing: allowedKinds)
      } catch let unfinished as UnfinishedPhone {
        for work in unfinished.unfinishedWork {
          let text = TextLine.wrapped("\(work)", indent: 2)
          let place = work.place.flatMap(location)
          Issue.record(Comment(rawValue: text), sourceLocation: place ?? test.sourceLocation)
        }
      } catch {
        Issue.record(error, sourceLocation: test.sourceLocation)
      }
    }

    /// Takes an error that ended the test early, before it could leave the phone in order.
    private func end(with error: any Error) throws {
      phone.onUnfinishedWork = { _ in }
      // The runner doesn't know the line of an error, and would print the line of the test.
      if location(of: error) != nil {
        Issue.record(error, sourceLocation: test.sourceLocation)
        return
      }
      // A canceled test hasn't failed.
      if !Task.isCancelled { noteFailure(nil, ["\(error)"]) }
      throw error
    }

    /// Records what may be the cause of a failure as warnings, and attaches what happened.
    private func explainFailures() {
      guard let place = failures.withLock({ $0.first }) else { return }
      noteFailure(place, [])
      for cause in failures.withLock({ $0.found }) {
        let text = TextLine.wrapped(cause.description, indent: 2)
        Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: place)
      }
      test.attach(phone.artifacts)
    }

    /// Returns the place of the call that threw an error, if one of this package's calls did.
    private func location(of error: any Error) -> SourceLocation? {
      let thrown = error is CaptureError ? phone.place(ofErrorIn: "\(error)") : nil
      return (error.callPlace ?? thrown).flatMap(location)
    }

    private func location(of place: String) -> SourceLocation? {
      SourceLocation(place: place, near: test.sourceLocation)
    }
  }
#endif
