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

  @Test(.has((2, "a call failed: The step cannot be performed: expected a distance")), .phone())
  func aCallThatFailsIsAnIssueAtItsLine() async throws {
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

  @Test(.has((7, "a timer of the phone is pending until 3.080")), .phone())
  func aPendingTimerIsAnIssueOfTheGesture() async throws {
    let phone = try #require(SimulatedPhone.current)
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession([try slider()], delegate: recorder)
    // The session has to outlive the test.
    Self.kept.withLock { $0.append((session, recorder)) }
    await phone.lightPress()
  }

  /// A mistake that a session's method cannot throw.
  @Test(.has((7, "a call failed, before this line: Not locked.")), .phone())
  func aMistakeBetweenTwoCallsIsAnIssueOfTheSecondCall() async throws {
    let phone = try #require(SimulatedPhone.current)
    await phone.click()
    phone.core.report(
      CaptureError(.notLocked, rule: "DEV03", source: "Camera", problem: "Not locked.", remedy: ""))
    phone.note("not a call")
    await phone.click()
    await phone.click()
  }

  @Test(.has((4, "The control “Mode” has no action yet.")), .phone())
  func anErrorOfASetUpIsAnIssueAtItsLine() throws {
    let phone = try #require(SimulatedPhone.current)
    let picker = try CaptureIndexPicker("Mode", symbolName: "scope", numberOfIndexes: 3)
    _ = try phone.makeSession([picker])
  }

  @Test(
    .has(
      (8, ""), warning: (8, "ignored gesture: light press without a controls")),
    .phone())
  func anIgnoredGestureIsAWarningBesideTheFailure() async throws {
    let phone = try #require(SimulatedPhone.current)
    let session = try phone.makeSession([try slider()])
    await phone.lightPress()
    #expect(phone.overlay != .hidden)
    try session.stopRunning()
  }

  /// What a phone notices is not told in a test that passes.
  @Test(.has(), .phone()) func aTestThatPassesHasNoWarning() async throws {
    let phone = try #require(SimulatedPhone.current)
    let session = try phone.makeSession([try slider()])
    await phone.lightPress()
    #expect(phone.overlay == .hidden)
    try session.stopRunning()
  }

  private static let kept = Guarded<[(CaptureSession, Recorder)]>([])

  private func slider() throws -> CaptureSlider {
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.setActionQueue(.inPlace) { _ in }
    return slider
  }

  private struct NoCamera: Error {}
}
