import CameraControl
import CameraControlTesting
import XCTest

/// Gestures and scripts that make no sense are refused, with a fault that says why.
final class RefusingTests: XCTestCase {
  /// GST17: nothing happens, no time passes, and the phone has a fault.
  func testAGestureThatMakesNoSenseIsAFault() throws {
    let gestures: [(SimulatedPhone) -> Void] = [
      { $0.slide(by: .nan) }, { $0.slide(millimeters: -.infinity) }, { $0.lightSlide(by: .nan) },
      { $0.wait(.seconds(-1)) }, { $0.wait(.seconds(Int64.max) * 18) },
      { $0.lightHold(for: .seconds(-1)) }, { $0.press(.volumeUp, for: .seconds(Int64.min) * 2) },
      { $0.dragOverlay(millimeters: .nan) }, { $0.tapOverlay(item: -1) },
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
      "The step “app record” cannot be performed: only an exploration can run code of your app. "
        + "Run the script in an exploration that has a step of this name.")
    XCTAssertEqual(phone.now, PhoneInstant(nanoseconds: 1_000_000_000))
    try phone.finish()
  }

  /// GST17: a wait that the phone's clock cannot hold is refused with a sentence, by itself, together with
  /// earlier ones, in a script and in a condition; what was due before it falls due.
  func testAWaitBeyondTheClockIsRefused() throws {
    let years = { (count: Int64) in Duration.seconds(count * 31_557_600) }
    let sentence =
      "cannot be performed: expected waits of at most 292 years in all, repetitions included, "
    let phone = SimulatedPhone()
    phone.wait(years(200))
    XCTAssertEqual(phone.faults, [])
    phone.wait(years(93))
    phone.lightHold(for: years(93))
    phone.press(.volumeUp, for: years(300))
    phone.perform([.click, .repeated(11, [.wait(years(9)), .click])])
    XCTAssertEqual(phone.now, PhoneInstant.zero.advanced(by: years(200)))
    XCTAssertEqual(phone.trace.count(of: .step), 1)
    for (fault, found) in zip(
      phone.acknowledgeFaults(),
      [
        "The step \(sentence)but found “wait 2934856800s”",
        "The step \(sentence)but found “light-hold",
        "The step \(sentence)but found “press volume-up",
        "Step 2 of the script \(sentence)but found “wait",
      ])
    { XCTAssertTrue(fault.message.hasPrefix(found), fault.message) }
    phone.letTimePass(years(93))
    phone.send([
      ButtonSample(instant: PhoneInstant(nanoseconds: .max), force: 0.5, position: 0)
    ])
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["GST17", "GST17"])
    XCTAssertThrowsError(try phone.wait(until: { false }, within: years(93))) { error in
      XCTAssertEqual((error as? CaptureError)?.rule, "GST17")
    }
    XCTAssertThrowsError(try phone.wait(until: { true }, within: .milliseconds(-1))) { error in
      XCTAssertTrue(error is CaptureError, "\(error)")
    }
    XCTAssertEqual(phone.now, PhoneInstant.zero.advanced(by: years(200)))
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { _ in }
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.lightPress()
    phone.wait(years(91))
    XCTAssertEqual(phone.overlay, .hidden)
    try phone.finish()
    withExtendedLifetime((session, recorder)) {}
  }

  /// GST17: so it is for asynchronous callers.
  func testAnAsynchronousWaitBeyondTheClockIsRefused() async throws {
    let (phone, tooLong) = (SimulatedPhone(), Duration.seconds(300 * 31_557_600))
    await phone.wait(tooLong)
    await phone.send([
      ButtonSample(instant: PhoneInstant(nanoseconds: .max), force: 0.5, position: 0)
    ])
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["GST17", "GST17"])
    do {
      try await phone.wait(until: { false }, within: tooLong)
      XCTFail("the wait was not refused")
    } catch let error as CaptureError {
      XCTAssertEqual(error.rule, "GST17")
    }
    XCTAssertEqual(phone.now, .zero)
    try await phone.finish()
  }

  /// SET12: an option may be as long as it can be; a longer one leaves unfinished work that says so.
  func testTheLongestOptions() throws {
    let longest = Duration.seconds(1_000_000_000)
    let behavior = PhoneBehavior { behavior in
      behavior.overlay.timeouts.control = longest
      behavior.overlay.timeouts.list = .zero
      behavior.button.lightHold = longest
      behavior.button.clickHold = longest
      behavior.button.lightDwell = .zero
      behavior.button.doubleClickWindow.standard = .zero
    }
    let wrong = SimulatedPhone(
      behavior: PhoneBehavior { $0.button.clickHold = longest + .seconds(1) })
    XCTAssertEqual(wrong.unfinishedWork.map(\.kind), [.fault])
    XCTAssertEqual(wrong.acknowledgeFaults().map(\.rule), ["SET12"])
    try wrong.finish()
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
