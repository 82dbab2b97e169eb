import CameraControl
import CameraControlTesting
import CameraControlTraits
import Testing

/// Tests explorations whose scripts the trait of the test names.
@MainActor struct ExplorationTraitTests {
  private var shutter: Exploration<Shutter> {
    Exploration { phone in try Shutter(on: phone) }.steps(.down(.cameraControl), .leaveApp)
  }

  @Test(.explores(.exhaustive(depth: 2)))
  func theScriptsAreThoseOfTheTrait() throws {
    let result = try shutter.explore()
    #expect(result.scripts > 2)
    #expect(result.failures.isEmpty)
  }

  @Test(
    .has((5, "“the shutter comes up” does not hold")), .explores(.exhaustive(depth: 2)))
  func aBrokenPropertyIsAnIssueOfTheCall() throws {
    let claimed = shutter.finally("the shutter comes up") { _, app in !app.isDown }
    // The line below is the one.
    let result = try claimed.explore()
    #expect(result.failures.first.map { "\($0.script)" } == "down camera-control; leave-app")
  }

  @Test(
    .has((6, "“the app is there” does not hold"), (6, "“the shutter comes up” does not hold")),
    .explores(.exhaustive(depth: 2)))
  func eachBrokenPropertyIsAnIssue() async throws {
    try await shutter.finally("the shutter comes up") { _, app in !app.isDown }
      .finally("the app is there") { phone, _ in !phone.trace.texts.contains("leave-app") }
      .explore()
  }

  @Test(
    .has((6, "“the app is gone” was never reached"), (6, "“the shutter comes up” does not hold")),
    .explores(.exhaustive(depth: 2)))
  func aMissedGoalIsAnIssueBesideABrokenProperty() throws {
    try shutter.finally("the shutter comes up") { _, app in !app.isDown }
      .sometimes("the app is gone") { _, _ in false }
      .explore()
  }

  @Test(.has((3, "“the app is gone” was never reached")), .explores(.exhaustive(depth: 2)))
  func aMissedGoalIsAnIssueOfTheCall() throws {
    let hopeful = shutter.sometimes("the app is gone") { _, _ in false }
    try hopeful.explore()
  }

  @Test(.explores(.scripts([.click])))
  func anAppOnTheMainActorIsExplored() async throws {
    let model = Model()
    let result = try await Exploration { _ in model }
      .step("tap") { _, model in model.taps += 1 }
      .always("it counts") { _, model in model.taps >= 0 }
      .explore()
    #expect(result.scripts == 1)
  }

  @Test(.has((0, "The test doesn't select the scripts of the exploration.")))
  func withoutTheTraitThereIsNothingToExplore() throws {
    _ = try shutter.explore()
  }

  @Test(
    .has((0, "The test has the trait .explores(…), but calls")),
    .explores(.exhaustive(depth: 1)))
  func aTestThatExploresNothingFails() {}

  /// Nothing would be broken in what has not run.
  @Test(.explores(.exhaustive(depth: 2)))
  func anExplorationThatIsCancelledIsNotGreen() async {
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await shutter.explore()
    }
    await #expect(throws: ExplorationError.self) { try await task.value }
  }

  private final class Model {
    var taps = 0
  }
}
