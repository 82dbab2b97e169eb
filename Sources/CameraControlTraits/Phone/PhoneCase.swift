#if canImport(Testing)
  import CameraControlTesting
  import Synchronization
  import Testing

  /// A case of a test, with its phone.
  final class PhoneCase: Sendable {
    /// The case that is running, for the tasks that belong to it.
    @TaskLocal static var current: PhoneCase?

    let phone: SimulatedPhone
    private let test: Test
    private let allowedKinds: Set<UnfinishedWork.Kind>
    private let hasFailed = Atomic(false)

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
          defer { self.attachIfFailed() }
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
      if issue.isFailure { noteFailure() }
      guard let place = issue.error?.callPlace.flatMap(location) else { return issue }
      var issue = issue
      issue.sourceLocation = place
      return issue
    }

    private func noteFailure() { hasFailed.store(true, ordering: .relaxed) }

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
      if error.callPlace != nil {
        Issue.record(error, sourceLocation: test.sourceLocation)
        return
      }
      // A canceled test hasn't failed.
      if !Task.isCancelled { noteFailure() }
      throw error
    }

    private func attachIfFailed() {
      guard hasFailed.load(ordering: .relaxed) else { return }
      test.attach(phone.artifacts)
    }

    private func location(of place: String) -> SourceLocation? {
      SourceLocation(place: place, near: test.sourceLocation)
    }
  }
#endif
