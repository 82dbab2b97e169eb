import CameraControl
import CameraControlTesting
import XCTest

/// Tests that every gesture passes through the recognizer, whatever the settings.
final class GestureTests: XCTestCase {
  private func gestures(_ script: GestureScript, _ settings: PhoneSettings = PhoneSettings())
    -> [String]
  {
    let phone = SimulatedPhone(settings: settings)
    phone.perform(script)
    return phone.trace.only(.gesture).texts.filter {
      !$0.hasPrefix("touch") && !$0.hasPrefix("slide")
    }
  }

  func testEachGestureIsWhatItIsCalled() {
    XCTAssertEqual(gestures([.lightPress]), ["light press", "light release"])
    XCTAssertEqual(
      gestures([.doubleLightPress]),
      ["light press", "light release", "double light press", "light release"])
    XCTAssertEqual(
      gestures([.lightHold(.seconds(1))]), ["light press", "light hold", "light release"])
    XCTAssertEqual(gestures([.click]), ["click down", "click up"])
    XCTAssertEqual(
      gestures([.doubleClick]),
      ["click down", "click up", "click down", "double click", "click up"])
    XCTAssertEqual(
      gestures([.press(.cameraControl, .seconds(1))]), ["click down", "click hold", "click up"])
    XCTAssertEqual(gestures([.slide(by: 0.5)]), [])
    XCTAssertEqual(gestures([.lightSlide(.fraction(0.5))]), ["light press", "light release"])
  }

  func testTwoPressesStayTwoHoweverThePersonHasSetTheSpeeds() {
    for speed in PressSpeed.allCases {
      for force in LightPressForce.allCases {
        let settings = PhoneSettings {
          $0.doubleLightPressSpeed = speed
          $0.doubleClickSpeed = speed
          $0.lightPressForce = force
        }
        let light = ["light press", "light release"]
        let click = ["click down", "click up"]
        XCTAssertEqual(
          gestures([.lightPress, .lightPress, .lightPress], settings), light + light + light)
        XCTAssertEqual(gestures([.click, .click], settings), click + click)
        XCTAssertEqual(
          gestures([.lightPress, .click, .lightPress], settings), light + click + light)
        XCTAssertEqual(
          gestures([.doubleLightPress, .lightPress], settings).suffix(2), light[...])
        XCTAssertTrue(gestures([.doubleLightPress], settings).contains("double light press"))
        XCTAssertTrue(gestures([.doubleClick], settings).contains("double click"))
      }
    }
  }

  func testASlideIsExactlyAsLongAsItSays() throws {
    for part in [1.0, 0.5, 0.25, 0.125] {
      let phone = SimulatedPhone()
      let recorder = Recorder(on: phone)
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.setActionQueue(.inPlace, action: recorder.action("focus"))
      let session = try phone.makeSession([focus], delegate: recorder)
      phone.lightPress()
      phone.slide(by: part)
      XCTAssertEqual(focus.value, Float(part))
      phone.slide(millimeters: -30 * part)
      XCTAssertEqual(focus.value, 0)
      withExtendedLifetime(session) {}
    }
  }

  func testTheLastReadingOfASlideIsExactlyAsFarAsItSays() {
    for way in [7.3, -0.1, 11.0 / 3] {
      let phone = SimulatedPhone()
      phone.tracesSamples = true
      phone.slide(millimeters: way)
      let places = phone.trace.entries.compactMap { entry -> Double? in
        if case .sample(let sample) = entry.event { sample.position } else { nil }
      }
      XCTAssertEqual(places.count, 21)
      XCTAssertEqual(places.last, way)
    }
  }

  func testTheFingerIsLiftedAfterASlideAndStaysWhereItIsDown() {
    let phone = SimulatedPhone()
    phone.slide(by: 0.1)
    XCTAssertEqual(phone.unfinishedWork, [])
    phone.down(.cameraControl)
    phone.slide(by: 0.5)
    phone.up(.cameraControl)
    XCTAssertEqual(phone.unfinishedWork, [])
    XCTAssertEqual(
      phone.trace.only(.gesture).texts.suffix(4),
      ["touch began", "click down", "click up", "touch ended"])
  }

  /// EVT34: pressing a button that is down is no second press, whatever has pressed it.
  func testAButtonThatIsDownIsNotPressedAgain() throws {
    let presses: [(SimulatedPhone) -> Void] = [
      { $0.down(.cameraControl) },
      { $0.send([ButtonSample(instant: $0.now, force: 1, position: 5, isSwitchDown: true)]) },
      { $0.send([ButtonSample(instant: $0.now, force: 0.9, position: 5)]) },
      { $0.core.handle(.button(.cameraControl, isDown: true), at: $0.now) },
    ]
    for press in presses {
      let phone = SimulatedPhone()
      let recorder = Recorder(on: phone)
      let session = try phone.makeSession()
      phone.show(recorder.interaction())
      press(phone)
      phone.down(.cameraControl)
      phone.wait(.milliseconds(10))
      phone.down(.cameraControl)
      XCTAssertEqual(recorder.log, ["press began"])
      phone.click()
      XCTAssertEqual(recorder.log, ["press began", "press ended"], "a click ends the press")
      phone.down(.cameraControl)
      phone.doubleClick()
      XCTAssertEqual(recorder.log.count, 6)
      try phone.trace.expectBalanced()
      try phone.finish()
      try session.stopRunning()
    }
  }

  /// GST15: a slide inside a light press opens the overlay, turns the control, and then lets go.
  func testALightSlideTurnsTheControlBeforeItLetsGo() throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace, action: recorder.action("focus"))
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.lightSlide(by: 0.5)
    XCTAssertEqual(focus.value, 0.5)
    phone.lightSlide(by: -0.25)
    XCTAssertEqual(focus.value, 0.25)
    let order = phone.trace.only(.gesture, .value).entries.map { entry in
      entry.kind == .value ? "value" : entry.text.hasPrefix("slide") ? "slide" : entry.text
    }
    let first = order.prefix { $0 != "touch ended" }
    XCTAssertEqual(first.first, "touch began")
    XCTAssertEqual(first.dropFirst().first, "light press")
    XCTAssertEqual(first.last, "light release")
    XCTAssertEqual(Set(first.dropFirst(2).dropLast()), ["slide", "value"])
    XCTAssertGreaterThan(first.count { $0 == "value" }, 10)
    phone.wait(.seconds(3))
    try phone.finish()
    try session.stopRunning()
  }

  func testOtherButtonsGoDownAndUp() {
    let phone = SimulatedPhone()
    phone.press(.volumeUp)
    phone.press(.volumeDown, for: .seconds(1))
    phone.press(.action)
    phone.settings.airPodsRemote = .pressOnce
    phone.press(.airPodsStem)
    XCTAssertEqual(phone.systemActions, [.volumeUp, .volumeDown, .actionButton, .airPodsControl])
    XCTAssertEqual(phone.now, .zero.advanced(by: .milliseconds(1300)))
  }

  func testAppsComeAndGo() {
    let phone = SimulatedPhone()
    XCTAssertTrue(phone.app.isInFront)
    phone.leaveApp()
    XCTAssertFalse(phone.app.isInFront)
    phone.returnToApp()
    XCTAssertTrue(phone.app.isInFront)
    phone.launch("Mail")
    XCTAssertEqual(phone.core.frontApp?.identifier, "Mail")
    phone.turnScreenOff()
    XCTAssertFalse(phone.core.isScreenOn)
    phone.turnScreenOn()
    XCTAssertTrue(phone.core.isScreenOn)
  }

  func testAPhoneWithoutTheButtonFeelsNothing() {
    let phone = SimulatedPhone(.iPhone15)
    phone.perform([.lightPress, .slide(by: 0.5), .click])
    XCTAssertEqual(phone.trace.only(.gesture), Trace())
    XCTAssertEqual(phone.overlay, .hidden)
  }
}
