import CameraControl
import CameraControlTesting
import CameraControlTraits
import Testing

/// Tests which issues a case of a test has, and at which lines.
struct PhoneCaseTests {
  @Test(
    .has((6, "camera-control has been down since 0.010: release it")),
    .phone(allowing: [.deadline]))
  func aButtonThatIsLeftDownIsAnIssueOfTheCall() async throws {
    let phone = try #require(SimulatedPhone.current)
    _ = phone.settings
    await phone.down(.cameraControl)
  }

  @Test(.has((3, "volume-up has been down since 0.000: release it")), .phone())
  func aButtonThatAScriptLeavesDownIsAnIssueOfTheCall() throws {
    let phone = try #require(SimulatedPhone.current)
    try phone.perform("down volume-up; click; wait 9s")
  }

  @Test(
    .has(
      (
        0,
        """
        a refused call that was not acknowledged: The step cannot be performed: expected a distance, such as
          +0.25 or
        """
      )), .phone())
  func whatHasNoLineIsAnIssueOfTheTest() async throws {
    await SimulatedPhone.current?.slide(by: .nan)
  }

  @Test(.has((3, "CameraControlTraitsTests/PhoneCaseTests.swift:")), .phone())
  func anErrorOfACheckIsAnIssueAtItsLine() throws {
    let phone = try #require(SimulatedPhone.current)
    try phone.trace.expect(.event, ["a click"])
  }

  @Test(.has((3, "CameraControlTraitsTests/PhoneCaseTests.swift:")), .phone())
  func aWaitInVainIsAnIssueAtItsLine() async throws {
    let phone = try #require(SimulatedPhone.current)
    try await phone.wait(until: { false }, within: .seconds(1))
  }

  /// A test that throws could not put the phone in order.
  @Test(.has((0, "NoCamera")), .phone())
  func anotherErrorIsTheOnlyIssue() async throws {
    let phone = try #require(SimulatedPhone.current)
    await phone.down(.cameraControl)
    throw NoCamera()
  }

  @Test(.has((5, "")), .phone())
  func anExpectationThatEndsTheTestIsTheOnlyIssue() async throws {
    let phone = try #require(SimulatedPhone.current)
    await phone.down(.cameraControl)
    // The line below is the one.
    try #require(phone.overlay != .hidden)
  }

  @Test(.phone(allowing: [.openPress, .deadline])) func unfinishedWorkThatIsAllowedIsNoIssue()
    async throws
  {
    await SimulatedPhone.current?.down(.cameraControl)
  }

  @Test(.phone()) func aPhoneThatTheTestFinishesIsNotFinishedAgain() async throws {
    let phone = try #require(SimulatedPhone.current)
    await phone.down(.cameraControl)
    try await phone.finish(allowing: [.openPress, .deadline])
  }

  @Test(.has((3, "CameraControlTraitsTests/PhoneCaseTests.swift:")), .phone())
  func anErrorOfATestThatFinishesThePhoneIsAtItsLine() async throws {
    await SimulatedPhone.current?.down(.cameraControl)
    try await SimulatedPhone.current?.finish()
  }

  private struct NoCamera: Error {}
}
