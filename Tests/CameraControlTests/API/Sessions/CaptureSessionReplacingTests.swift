import CameraControl
import CameraControlTesting
import XCTest

/// Tests what an app does to a control between its removal and its return, while the overlay shows it.
///
/// The overlay takes over changed controls at the commit (SES16), so until then the control is in force.
final class CaptureSessionReplacingTests: XCTestCase {
  private let recorder = Recorder()
  private let phone = SimulatedPhone()

  /// Returns a session whose overlay shows the slider, with a configuration that has removed it.
  private func sessionWithout(_ slider: CaptureSlider) throws -> CaptureSession {
    let session = try phone.makeSession([slider], delegate: recorder)
    phone.lightPress()
    session.beginConfiguration()
    try session.removeControl(slider)
    recorder.clear()
    return session
  }

  private func phone(with quirk: WritableKeyPath<Quirks, Bool>) -> SimulatedPhone {
    var quirks = Quirks()
    quirks[keyPath: quirk] = true
    return SimulatedPhone(quirks: quirks)
  }

  private func slider() throws -> CaptureSlider {
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace, action: recorder.action("focus"))
    return focus
  }

  /// CTL04, CTL07: a disabled control calls no action, also if it was disabled on its way back.
  func testAControlThatComesBackDisabledDoesNotMove() throws {
    let focus = try slider()
    let session = try sessionWithout(focus)
    focus.isEnabled = false
    try session.addControl(focus)
    session.commitConfiguration()
    phone.slide(by: 0.5)
    XCTAssertEqual(focus.value, 0)
    XCTAssertEqual(recorder.log, [])
    XCTAssertEqual(phone.unanswered.map(\.reason), [.controlDisabled])
  }

  /// CTL07: a control that was disabled moves again if it was enabled on its way back.
  func testAControlThatComesBackEnabledMoves() throws {
    let focus = try slider()
    focus.isEnabled = false
    let session = try sessionWithout(focus)
    focus.isEnabled = true
    try session.addControl(focus)
    session.commitConfiguration()
    phone.slide(by: 0.5)
    XCTAssertGreaterThan(focus.value, 0)
  }

  /// CTL10: where enabling again does not stick, a removal and an addition help at once.
  func testAControlThatIsTakenAnewReactsAtOnce() throws {
    let phone = phone(with: \.reenableDoesNotStick)
    let focus = try slider()
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.lightPress()
    focus.isEnabled = false
    focus.isEnabled = true
    phone.slide(by: 0.25)
    XCTAssertEqual(focus.value, 0)
    session.beginConfiguration()
    try session.removeControl(focus)
    try session.addControl(focus)
    session.commitConfiguration()
    phone.slide(by: 0.25)
    XCTAssertGreaterThan(focus.value, 0)
  }

  /// SES16: a control that a configuration has removed stays on the screen until the outermost commit; the
  /// finger still moves it and calls its action.
  func testAFingerMovesARemovedControlUntilTheOutermostCommit() throws {
    let focus = try slider()
    let session = try sessionWithout(focus)
    session.beginConfiguration()
    session.commitConfiguration()
    phone.slide(by: 0.5)
    XCTAssertEqual(focus.value, 0.5, accuracy: 1e-5)
    XCTAssertEqual(recorder.log.last, "focus 0.5")
    session.commitConfiguration()
    XCTAssertEqual(phone.overlay, .hidden)
  }

  /// CTL04, SES16: a control that a configuration has removed obeys the app until the commit.
  func testARemovedControlCanBeDisabledUntilTheCommit() throws {
    let focus = try slider()
    let session = try sessionWithout(focus)
    focus.isEnabled = false
    phone.slide(by: 0.5)
    XCTAssertEqual(focus.value, 0)
    XCTAssertEqual(recorder.log, [])
    session.commitConfiguration()
    XCTAssertEqual(phone.overlay, .hidden)
  }

  /// CTL16, SES16: what an app writes until the commit moves what is shown, and calls no action.
  func testAWrittenValueIsShownUntilTheCommit() throws {
    let focus = try slider()
    let session = try sessionWithout(focus)
    try focus.setValue(0.6)
    XCTAssertEqual(recorder.log, [])
    phone.slide(by: 0.1)
    XCTAssertEqual(focus.value, 0.7, accuracy: 1e-5)
    session.commitConfiguration()
  }

  /// OVL36: a control that is shown after it has left its session for good keeps its look.
  func testAControlThatHasLeftKeepsItsLook() throws {
    let phone = phone(with: \.staleOverlayAfterRemoval)
    let focus = try slider()
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.lightPress()
    try session.removeControl(focus)
    let shown = phone.overlay
    focus.isEnabled = false
    try focus.setValue(0.6)
    XCTAssertEqual(phone.overlay, shown)
  }

  /// A control that has left its session keeps neither the phone nor the session.
  func testAControlThatHasLeftKeepsNothing() throws {
    let focus = try slider()
    weak let host: AnyObject? = try {
      let phone = SimulatedPhone()
      let session = try phone.makeSession([focus])
      try session.removeControl(focus)
      return phone
    }()
    XCTAssertNil(host)
    focus.isEnabled = false
    try focus.setValue(0.5)
  }
}
