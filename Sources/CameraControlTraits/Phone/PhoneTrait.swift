#if canImport(Testing)
  public import CameraControl
  public import CameraControlTesting
  public import Testing

  /// A trait that gives each case of a test a simulated phone.
  ///
  /// ```swift
  /// @Suite(.phone(.iPhone16Pro)) struct ShutterTests {
  ///   @Test func aClickTakesAPhoto() async throws {
  ///     let phone = try #require(SimulatedPhone.current)
  ///     let camera = try Camera(on: phone)
  ///     await phone.click()
  ///     #expect(camera.photos == 1)
  ///   }
  /// }
  /// ```
  ///
  /// The phone is `SimulatedPhone.current` in the test, in the initializer of its suite, and in the
  /// tasks that the test starts. Objects that your app creates while a phone is current, such as a
  /// session, belong to that phone. A test's trait takes precedence over its suite's trait.
  ///
  /// When a case ends, the trait calls `finish()`, and records unfinished work as an issue. If the
  /// case fails, the trait records the likely causes that the phone noticed, such as an ignored
  /// gesture, as warnings, and attaches the trace, a picture of the trace, and the phone's report.
  /// `swift test --attachments-path FOLDER` writes the attachments to files. If a check of this
  /// package throws an error, the trait records the issue at the line of the check.
  public struct PhoneTrait: TestTrait, SuiteTrait, TestScoping {
    fileprivate let allowedKinds: Set<UnfinishedWork.Kind>
    fileprivate let makePhone: @Sendable () -> SimulatedPhone
    private let identity = Identity()

    /// An identity that distinguishes two traits that are otherwise equal.
    private final class Identity: Sendable {}

    /// Whether a suite's trait also applies to the suites and tests in it: always `true`.
    public var isRecursive: Bool { true }

    /// Returns the trait for a case of a test, unless the test has a trait that takes precedence.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> PhoneTrait? {
      // The traits of a suite come before the traits of the tests in it.
      let nearest = test.traits.lazy.compactMap { $0 as? PhoneTrait }.last
      return testCase != nil && nearest?.identity === identity ? self : nil
    }

    /// Runs a case of a test with a new phone.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let phoneCase = PhoneCase(makePhone(), test, allowing: allowedKinds)
      try await phoneCase.run(testCase, function)
    }
  }

  extension Trait where Self == PhoneTrait {
    /// Gives each case of a test a simulated phone, which is `SimulatedPhone.current`.
    ///
    /// - Parameters:
    ///   - model: The phone's model.
    ///   - settings: The phone's settings.
    ///   - behavior: The options for behavior that Apple doesn't document.
    ///   - quirks: The reported quirks of real phones that the simulated phone reproduces.
    ///   - symbols: The SF Symbols names that the phone accepts.
    ///   - delivery: The order of callbacks on different queues.
    ///   - kinds: The kinds of unfinished work that cause no issue when a test case ends.
    /// - Returns: The trait.
    public static func phone(
      _ model: PhoneModel = .iPhone16Pro, settings: PhoneSettings = PhoneSettings(),
      behavior: PhoneBehavior = PhoneBehavior(), quirks: Quirks = Quirks(),
      symbols: SymbolCatalog = .wellFormed, delivery: DeliveryOrder = .inOrder,
      allowing kinds: Set<UnfinishedWork.Kind> = []
    ) -> PhoneTrait {
      PhoneTrait(allowedKinds: kinds) {
        SimulatedPhone(
          model, settings: settings, behavior: behavior, quirks: quirks, symbols: symbols,
          delivery: delivery)
      }
    }
  }

  extension SimulatedPhone {
    /// The phone of the test case that is running, if its test has the trait `.phone(…)`.
    ///
    /// The value is `nil` in a test without this trait, in a detached task, and in work on a queue.
    public static var current: SimulatedPhone? { PhoneCase.current?.phone }
  }
#endif
