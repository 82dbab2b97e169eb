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
  }

  @Test func aTraceIsNotAsExpected() async throws {
    let phone = try #require(SimulatedPhone.current)
    try await phone.perform("light-press; wait 4s")
    #expect(  // fails: !    0.070  gesture    light hold  |    0.070  gesture    light press
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
  }

  @Test func aGoldenDiffers() async throws {
    let phone = try #require(SimulatedPhone.current)
    await phone.click()
    try phone.trace.expectGolden("no such golden")  // fails: does not exist, and nothing is written
  }

  @Test func aButtonIsLeftDown() async throws {
    let phone = try #require(SimulatedPhone.current)
    await phone.down(.volumeUp)  // fails: volume-up has been down since 0.000: release it
  }

  @Test func aFingerIsLeftOnTheButton() async throws {
    let phone = try #require(SimulatedPhone.current)
    await phone.touch(force: 0.1)  // fails: a finger is on the button: lift it
  }

  @Test func aHelperLeavesAButtonDown() async throws {
    try await leaveAButtonDown()
  }

  @Test  // fails: a refused call that was not acknowledged
  func aCallIsRefused() async throws {
    await SimulatedPhone.current?.slide(by: .nan)
  }

  @Test  // fails: NoCamera()
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
