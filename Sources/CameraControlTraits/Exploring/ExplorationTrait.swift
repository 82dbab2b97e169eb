#if canImport(Testing)
  public import CameraControlTesting
  public import Testing

  /// A trait that says which scripts the explorations of a test run.
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
  /// Each broken property is an issue at the line of `explore`, with the script, the trace, and
  /// pictures attached. With `CAMERA_CONTROL_SHARD=3/16` in the environment, the test does only the
  /// third of sixteen shards.
  public struct ExplorationTrait: TestTrait, SuiteTrait, TestScoping {
    private let parts: [ExplorationPart]

    fileprivate init(_ parts: [ExplorationPart]) {
      self.parts = parts
    }

    /// Whether the trait of a suite holds for the suites and tests in it, which it does.
    public var isRecursive: Bool { true }

    /// Returns the trait for a case of a test.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> ExplorationTrait? {
      testCase == nil ? nil : self
    }

    /// Runs a case of a test whose explorations run the scripts of the trait.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let plan = ExplorationScope(parts, try Share(Disk.variable(Share.variable)), test)
      try await ExplorationScope.$current.withValue(plan) { try await function() }
      plan.checkUse()
    }
  }

  extension Trait where Self == ExplorationTrait {
    /// Says which scripts the explorations of a test run when they call `explore()`.
    ///
    /// - Parameter parts: The parts of the exploration.
    /// - Returns: The trait.
    public static func explores(_ parts: ExplorationPart...) -> ExplorationTrait {
      ExplorationTrait(parts)
    }
  }
#endif
