import CameraControl
import CameraControlTesting
import XCTest

/// Tests that a wait which gives up names the likeliest cause that the phone noticed.
final class LikelyCauseTests: XCTestCase {
  private let phone = SimulatedPhone()

  private func slider() throws -> CaptureSlider {
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { _ in }
    return focus
  }

  private func cause() async -> String? {
    do {
      try await phone.wait(until: { false }, within: .zero)
      return "none"
    } catch {
      return (error as? UnmetWait)?.likelyCause
    }
  }

  func testAPhoneThatNoticedNothingNamesNothing() async throws {
    let cause = await cause()
    XCTAssertNil(cause)
  }

  /// EVT33: the first gesture without effect may be why the next one has none, and a warning is less likely.
  func testTheFirstIgnoredGestureIsTheCause() async throws {
    let session = try phone.makeSession([slider()])
    await phone.lightPress()
    await phone.slide(by: 0.5)
    let cause = await cause()
    XCTAssertEqual(
      cause,
      "ignored gesture: light press without a controls delegate. Call setControlsDelegate(_:queue:), "
        + "and keep the delegate alive.")
    try session.stopRunning()
  }

  func testAnErrorIsLikelierThanAnIgnoredGesture() async throws {
    await phone.click()
    await phone.slide(by: .nan)
    let cause = await cause()
    XCTAssertTrue(cause?.hasPrefix("error: The step cannot be performed: ") == true, cause ?? "")
    phone.acknowledgeFaults()
    let other = await self.cause()
    XCTAssertTrue(other?.hasPrefix("ignored gesture: click in an app") == true, other ?? "")
  }

  /// What an open configuration changes has no effect yet.
  func testAConfigurationThatIsNotCommittedIsACause() async throws {
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession(delegate: recorder)
    session.beginConfiguration()
    try session.addControl(slider())
    await phone.lightPress()
    let cause = await cause()
    XCTAssertEqual(
      cause,
      "warning: a session's configuration is open, so its changes have no effect yet. "
        + "Call commitConfiguration.")
    session.commitConfiguration()
    try session.stopRunning()
  }

  func testACanceledPressIsACause() async throws {
    let session = try phone.makeSession()
    phone.show(CaptureEventInteraction { _ in })
    try await phone.perform("down volume-up; leave-app; up volume-up; wait 5s")
    let cause = await cause()
    XCTAssertEqual(
      cause,
      "canceled press: at 0.000, a press of volume-up ended with .cancelled, not .ended. "
        + "Handle .cancelled: stop what .began has started, and take no picture.")
    try session.stopRunning()
  }

  /// A wait in which virtual time stands still waits in vain for a timer.
  func testAPendingTimerIsACauseIfTimeStandsStill() throws {
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession([slider()], delegate: recorder)
    phone.lightPress()
    phone.patience = .milliseconds(1)
    XCTAssertThrowsError(
      try phone.wait(until: { phone.overlay == .hidden }, fileID: "Tests/File.swift", line: 2)
    ) { error in
      XCTAssertEqual(
        "\(error)",
        """
        Tests/File.swift:2:
          gave up waiting for the condition, while virtual time stood still, at 0.080. The likely cause is
          this pending timer: one fires at 3.080. Pass within: to let virtual time pass.
        """)
    }
    try session.stopRunning()
  }
}
