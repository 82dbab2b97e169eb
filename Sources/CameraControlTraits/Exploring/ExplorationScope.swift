#if canImport(Testing)
  import CameraControl
  import CameraControlTesting
  import Synchronization
  import Testing

  /// What the explorations of a test case do.
  final class ExplorationScope: Sendable {
    /// The scope of the case that is running, for the tasks that belong to it.
    @TaskLocal static var current: ExplorationScope?

    let parts: [ExplorationPart]
    let share: (number: Int, count: Int)
    private let test: Test
    private let isUsed = Atomic(false)

    init(_ parts: [ExplorationPart], _ share: (number: Int, count: Int), _ test: Test) {
      self.parts = parts
      self.share = share
      self.test = test
    }

    /// Notes that an exploration has begun.
    func use() { isUsed.store(true, ordering: .relaxed) }

    /// Records an issue if no exploration has begun, so that a test does not pass because it does
    /// nothing.
    func checkUse() {
      guard !isUsed.load(ordering: .relaxed) else { return }
      Issue.record(
        "The test has the trait .explores(…), but calls explore() on no exploration.",
        sourceLocation: test.sourceLocation)
    }

    /// Returns the exploration as a child process can get to it, to shorten a script that ends the
    /// process.
    func shrinkingCrashes<App>(of exploration: Exploration<App>) -> Exploration<App> {
      // Other systems have no child processes, or this was never tried on them.
      #if os(Linux)
        exploration.shrinksCrashes
          ? exploration : exploration.shrinkingCrashes(in: .swiftTesting(filter))
      #else
        exploration
      #endif
    }

    /// A pattern for `swift test --filter` that fits this test alone.
    private var filter: String {
      let name = "\(test.id.moduleName).\(test.id.nameComponents.joined(separator: "/"))"
      let safe = name.map { $0.isLetter || $0.isNumber || "_/".contains($0) ? "\($0)" : "\\\($0)" }
      return "^\(safe.joined())/"
    }

    /// Records an issue for each broken property, with attachments, and for each missed goal;
    /// throws an error if there is none because the exploration ended early.
    func report(
      _ result: ExplorationResult, on phone: PhoneModel, at sourceLocation: SourceLocation
    ) throws {
      for goal in result.missedGoals { Issue.record("\(goal)", sourceLocation: sourceLocation) }
      if result.failures.isEmpty, result.missedGoals.isEmpty { try result.expectNoFailure() }
      for failure in result.failures {
        Issue.record(failure, sourceLocation: sourceLocation)
        test.attach(failure.artifacts(on: phone), part: failure.property)
      }
    }

    /// The shard of an exploration's work that this process does, from an environment variable with a text
    /// such as `3/16`; without the variable, all of the work.
    static var share: (number: Int, count: Int) {
      get throws(ExplorationError) {
        guard let text = Disk.variable("CAMERA_CONTROL_SHARD") else { return (1, 1) }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
          number >= 1, number <= count
        else { throw .badShare(text) }
        return (number, count)
      }
    }
  }
#endif
