import Testing

/// The app in Swift Testing, whose program has an asynchronous main function.
struct PatientCameraInSwiftTestingTests {
  /// TIM01: an app waits in the phone's time.
  @Test(arguments: PatientStep.allCases)
  func everyWaitOfTheAppTakesThePhonesTime(step: PatientStep) async throws {
    let outcome = try await step.outcome()
    #expect(outcome.events == step.expected)
  }
}
