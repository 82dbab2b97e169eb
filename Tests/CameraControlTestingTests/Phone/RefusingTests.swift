import CameraControl
import CameraControlTesting
import XCTest

/// Gestures and scripts that make no sense are refused, with a fault that says why.
final class RefusingTests: XCTestCase {
  /// GST17: nothing happens, no time passes, and the phone has a fault.
  func testAGestureThatMakesNoSenseIsAFault() throws {
    let gestures: [(SimulatedPhone) -> Void] = [
      { $0.slide(by: .nan) }, { $0.slide(millimetres: -.infinity) }, { $0.lightSlide(by: .nan) },
      { $0.wait(.seconds(-1)) }, { $0.wait(.seconds(Int64.max) * 18) },
      { $0.lightHold(for: .seconds(-1)) }, { $0.press(.volumeUp, for: .seconds(Int64.min) * 2) },
      { $0.dragOverlay(millimetres: .nan) }, { $0.tapOverlay(item: -1) },
      { $0.touch(force: 1) },
    ]
    for gesture in gestures {
      let phone = SimulatedPhone()
      gesture(phone)
      XCTAssertEqual(phone.trace.without(.fault), Trace())
      XCTAssertEqual(phone.now, .zero)
      XCTAssertEqual(phone.faults.map(\.code), [.invalidGesture])
      XCTAssertThrowsError(try phone.finish())
      phone.acknowledgeFaults()
      try phone.finish()
    }
  }

  /// GST17: the fault says what was wrong, and where in a script.
  func testTheFaultSaysWhatIsWrong() async throws {
    let phone = SimulatedPhone()
    await phone.slide(by: .nan)
    await phone.perform([.click, .click, .wait(.seconds(-2))])
    XCTAssertEqual(
      phone.faults.map(\.message),
      [
        "The step cannot be performed: expected a distance, such as +0.25 or -3mm, "
          + "but found “slide +nan”. Correct the step.",
        "Step 3 of the script cannot be performed: expected a duration, such as 3s or 250ms, "
          + "but found “wait -2s”. Correct the step; none of the script was performed.",
      ])
    XCTAssertEqual(phone.trace.count(of: .step), 0)
    phone.acknowledgeFaults()
    try await phone.finish()
  }

  /// GST17: so is every script that could not be written as text.
  func testAScriptThatMakesNoSenseIsNotPerformed() throws {
    for step in GestureStep.nonsense {
      let phone = SimulatedPhone()
      phone.perform([.click, step])
      XCTAssertEqual(phone.trace.without(.fault), Trace(), "\(step)")
      XCTAssertEqual(phone.faults.count, 1)
      phone.acknowledgeFaults()
      try phone.finish()
    }
  }

  /// GST20: a phone by itself has no code for a step of the app, and says so.
  func testAStepOfTheAppIsRefusedOutsideOfAnExploration() throws {
    let phone = SimulatedPhone()
    try phone.perform("app record; wait 1s")
    let fault = try XCTUnwrap(phone.acknowledgeFaults().first)
    XCTAssertEqual(fault.code, .unknownAppStep)
    XCTAssertEqual(
      fault.message,
      "The step “app record” cannot be performed: a phone has no code for it. "
        + "Run the script in an exploration that has a step of this name.")
    XCTAssertEqual(phone.now, PhoneInstant(nanoseconds: 1_000_000_000))
    try phone.finish()
  }

  /// A wait that a script can say goes on to the end of time, and not beyond.
  func testTheLongestWaitEndsWithTime() throws {
    let phone = SimulatedPhone()
    phone.wait(.seconds(Int64.max))
    phone.wait(.seconds(Int64.max))
    XCTAssertEqual(phone.now, PhoneInstant(nanoseconds: .max))
    try phone.finish()
  }

  /// The other durations that a test can set are as long as they can be.
  func testOptionsTakeAnyDuration() throws {
    let longest = Duration.seconds(Int64.max) * 18
    let behavior = PhoneBehavior { behavior in
      behavior.overlay.timeouts.control = longest
      behavior.overlay.timeouts.list = .zero - longest
      behavior.button.lightHold = longest
      behavior.button.clickHold = longest
      behavior.button.lightDwell = .zero - longest
      behavior.button.doubleClickWindow.standard = .zero - longest
    }
    let phone = SimulatedPhone(behavior: behavior)
    phone.patience = longest
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { _ in }
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.perform([.lightPress, .slide(by: 0.5), .press(.cameraControl, .seconds(3600))])
    XCTAssertEqual(focus.value, 0.5)
    XCTAssertThrowsError(try phone.wait(until: { false }, within: .zero - longest))
    phone.swipeOverlay()
    XCTAssertEqual(phone.overlay, .list(phone.core.faces, highlighted: 0))
    phone.wait(.milliseconds(1))
    XCTAssertEqual(phone.overlay, .hidden)
    try phone.finish()
    try session.stopRunning()
  }
}
