import CameraControl
import CameraControlTesting
import CameraControlTraits
import Testing

// The end of a line says what issue it has to have; lines without it have none.

@Suite(.phone(.iPhone16Pro)) struct LinesTests {
  @Test func anExpectationFails() throws {
    let phone = try #require(SimulatedPhone.current)
    phone.click()
    #expect(phone.overlay != .hidden)  // fails: (phone.overlay → hidden) != (.hidden → hidden)
    // because: ignored gesture: click in an app without a session
  }

  @Test func aTraceIsNotAsExpected() async throws {
    let phone = try #require(SimulatedPhone.current)
    try await phone.perform("light-press; wait 4s")
    #expect(  // fails: !    0.070  gesture    light hold  |    0.070  gesture    light press
      // because: ignored gesture: light press in an app
      phone.trace.only(.gesture) == """
        0.000  gesture    touch began
        0.070  gesture    light hold
        0.080  gesture    touch ended
        """)
  }

  @Test func aCheckThrows() async throws {
    let phone = try #require(SimulatedPhone.current)
    await phone.click()
    try phone.trace.expect(.haptic, ["click"])  // fails: entries of kind haptic are not as expected
    // because: ignored gesture: click in
  }

  @Test func aGoldenDiffers() async throws {
    let phone = try #require(SimulatedPhone.current)
    await phone.click()
    try phone.trace.expectGolden("no such golden")  // fails: nothing is recorded where
    // because: ignored gesture: click in
  }

  @Test func aButtonIsLeftDown() async throws {
    let phone = try #require(SimulatedPhone.current)
    await phone.down(.volumeUp)  // fails: volume-up has been down since 0.000: release it
    // because: ignored gesture: press of volume up
  }

  @Test func aFingerIsLeftOnTheButton() async throws {
    let phone = try #require(SimulatedPhone.current)
    await phone.touch(force: 0.1)  // fails: a finger rests on the Camera Control: lift it
  }

  @Test func aHelperLeavesAButtonDown() async throws {
    try await leaveAButtonDown()
  }

  @Test func aCallIsRefused() async throws {
    await SimulatedPhone.current?.slide(by: .nan)  // fails: The step cannot be performed
  }

  @Test  // fails: NoCamera()
  // because: ignored gesture: click in an app
  func anotherErrorIsThrown() async throws {
    // The button that it leaves down is not the mistake.
    await SimulatedPhone.current?.down(.cameraControl)
    throw NoCamera()
  }

  @Test func anIssueIsOfAThreadWithoutATest() async throws {
    await Task.detached {
      _ = Issue.record("in a detached task")  // fails: in a detached task
    }.value
  }

  @Test func aKnownIssueIsNone() throws {
    let phone = try #require(SimulatedPhone.current)
    withKnownIssue { #expect(phone.overlay != .hidden) }
  }

  private struct NoCamera: Error {}
}
