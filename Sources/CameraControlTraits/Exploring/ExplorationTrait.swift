#if canImport(Testing)
  public import CameraControlTesting
  public import Testing

  /// A trait that selects the scripts for a test's automatic searches for failures (explorations).
  ///
  /// ```swift
  /// @Test(.explores(.exhaustive(depth: 3), .random(scripts: 200, length: 20, seed: 7)))
  /// func nothingBreaksTheCamera() async throws {
  ///   try await Exploration(.iPhone16Pro) { phone in try Camera(on: phone) }
  ///     .always("no photo without a click") { phone, camera in camera.photos <= camera.clicks }
  ///     .explore()
  /// }
  /// ```
  ///
  /// For each property that doesn't hold, the test records an issue at the line of `explore`, and
  /// attaches the script, the trace, and pictures. With `CAMERA_CONTROL_SHARD=3/16` in the
  /// environment, the test runs only the third of sixteen shards, which divide the scripts.
  public struct ExplorationTrait: TestTrait, SuiteTrait, TestScoping {
    fileprivate let parts: [ExplorationPart]

    /// Whether a suite's trait also applies to the suites and tests in it: always `true`.
    public var isRecursive: Bool { true }

    /// Returns the trait for a case of a test.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> ExplorationTrait? {
      testCase == nil ? nil : self
    }

    /// Runs a test case; if the case calls `explore()`, the trait's scripts run.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let plan = ExplorationScope(parts, try ExplorationScope.share, test)
      try await ExplorationScope.$current.withValue(plan) { try await function() }
      plan.checkUse()
    }
  }

  extension Trait where Self == ExplorationTrait {
    /// Selects the scripts that `explore()` runs in a test.
    ///
    /// - Parameter parts: The parts of the exploration, such as random scripts.
    /// - Returns: The trait.
    public static func explores(_ parts: ExplorationPart...) -> ExplorationTrait {
      ExplorationTrait(parts: parts)
    }
  }
#endif
