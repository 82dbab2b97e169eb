import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// The reasons that a phone gives for a press or a gesture that led to nothing.
final class UnansweredTests: XCTestCase {
  /// EVT33: a press of any button that reaches no handler gives its reasons, the first to check
  /// first.
  func testPresses() throws {
    for test in UnansweredCase.presses + UnansweredCase.buttons { try test.run() }
  }

  /// EVT33: so do light presses, slides, items of the list and touches on the screen.
  func testLightPressesSlidesItemsAndTouches() throws {
    for test in UnansweredCase.lightPresses + UnansweredCase.slides + UnansweredCase.items {
      try test.run()
    }
    for test in UnansweredCase.touches + UnansweredCase.fingers { try test.run() }
  }

  /// EVT33: every reason is given by some phone.
  func testEveryReasonIsGiven() throws {
    let cases =
      UnansweredCase.presses + UnansweredCase.buttons + UnansweredCase.lightPresses
      + UnansweredCase.slides + UnansweredCase.items + UnansweredCase.touches
      + UnansweredCase.fingers
    // See the tests of presses that launch, of what leaves everything as it was, and of manual queues.
    var given: Set<String> = [
      "nothingLaunched", "listShown", "endOfRange", "singleValue", "tooShort", "writtenByApp",
      "queueNotRun",
    ]
    for test in cases {
      for line in test.told {
        given.formUnion(line.split(separator: " ").dropFirst().map { $0.filter(\.isLetter) })
      }
    }
    XCTAssertEqual(given, Set(Unanswered.Reason.allCases.map(\.rawValue)))
  }

  /// EVT33: several reasons are always in the same order, the one to repair first in front.
  func testTheReasonsAreInOrder() throws {
    let cases = UnansweredCase.presses + UnansweredCase.buttons + UnansweredCase.lightPresses
    var several = 0
    for test in cases + UnansweredCase.slides + UnansweredCase.touches + UnansweredCase.fingers {
      let app = try test.run()
      for unanswered in app.phone.unanswered {
        let places = unanswered.reasons.map { Unanswered.Reason.allCases.firstIndex(of: $0) ?? 0 }
        XCTAssertEqual(places, places.sorted(), "\(unanswered)")
        several += places.count > 1 ? 1 : 0
      }
    }
    XCTAssertGreaterThan(several, 10)
  }

  /// EVT33: a finger on a button that is switched off is reported once for each touch.
  func testAFingerOnAButtonThatIsOff() throws {
    let app = try CameraApp(settings: { $0.cameraControlEnabled = false })
    let log = UnansweredLog(app.phone.core)
    app.phone.click()
    XCTAssertEqual(log.takeAll(), ["touch: buttonOff"])
    app.phone.slide(millimeters: 5)
    XCTAssertEqual(log.takeAll(), ["touch: buttonOff"])
    app.phone.press(.cameraControl)
    XCTAssertEqual(log.takeAll(), ["touch: buttonOff"])
    app.phone.lift()
    XCTAssertEqual(log.takeAll(), [])
    app.phone.settings.cameraControlEnabled = true
    app.phone.click()
    XCTAssertEqual(log.takeAll(), [])
    // A finger that comes while the button is off and leaves once it is on ends its touch there.
    app.phone.settings.cameraControlEnabled = false
    app.phone.touch(force: 0)
    app.phone.settings.cameraControlEnabled = true
    app.phone.lift()
    app.phone.settings.cameraControlEnabled = false
    app.phone.touch(force: 0)
    XCTAssertEqual(log.takeAll(), ["touch: buttonOff", "touch: buttonOff"])
  }

  /// EVT33: so is a finger where a phone has no button.
  func testAFingerOnAButtonThatIsMissing() {
    let phone = Phone(.iPhone15Pro, mainQueue: .inPlace)
    let log = UnansweredLog(phone)
    for _ in 0..<2 {
      for place in 0..<5 {
        phone.send(ButtonSample(instant: .zero, force: 0.5, position: Double(place)))
      }
      phone.send(ButtonSample(instant: .zero))
    }
    phone.handle(.button(.cameraControl, isDown: true), at: .zero)
    XCTAssertEqual(
      log.takeAll(), Array(repeating: "touch: noCameraControl, appNotInFront", count: 3))
  }

  /// EVT33: a press of an Action button that the phone lacks counts once, when the button goes down.
  func testAnActionButtonThatIsMissing() {
    let phone = Phone(.iPhone15, mainQueue: .inPlace)
    let log = UnansweredLog(phone)
    phone.handle(.button(.action, isDown: true), at: .zero)
    XCTAssertEqual(log.takeAll().count, 1)
    phone.handle(.button(.action, isDown: false), at: .zero)
    XCTAssertEqual(log.takeAll(), [])
  }

  /// EVT33: with two sessions, the reasons are about the one that is closest to working.
  func testOfTwoSessionsOneRuns() throws {
    // The newer one has everything but does not run; the older one runs and has no controls.
    let (phone, app) = try CameraApp.open(titles: [])
    let log = UnansweredLog(phone.core)
    let other = try app.session(in: "app", titles: ["Tint"])
    try other.stopRunning()
    phone.lightPress()
    XCTAssertEqual(log.takeAll(), ["lightPress: noControls"])
    phone.press(.volumeUp)
    XCTAssertEqual(log.takeAll(), [])
    // Now the older one lacks its camera, and the newer one still does not run.
    try app.session.addOutput(CaptureOutput(.photo))
    app.session.removeInput(app.session.inputs[0])
    phone.press(.volumeUp)
    XCTAssertEqual(log.takeAll(), ["volumeUp: noCameraInput"])
    phone.lightPress()
    XCTAssertEqual(log.takeAll(), ["lightPress: noCameraInput, noControls"])
    // Without the older one, the newer one's start is all that is missing.
    try app.session.stopRunning()
    phone.lightPress()
    XCTAssertEqual(log.takeAll(), ["lightPress: noRunningSession"])
    try other.startRunning()
    phone.lightPress()
    XCTAssertEqual(log.takeAll(), [])
    XCTAssertEqual(phone.overlay.titles, "Tint")
  }

  /// EVT33: a session that the app put nothing into is not the one that reasons are about, even
  /// if it is the one that was started by mistake.
  func testABareSessionThatWasStartedByMistakeIsNotMeant() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus"])
    let log = UnansweredLog(phone.core)
    try app.session.stopRunning()
    let bare = CaptureSession(in: phone.app)
    try bare.startRunning()
    phone.lightPress()
    XCTAssertEqual(log.takeAll(), ["lightPress: noRunningSession"])
    phone.press(.volumeUp)
    XCTAssertEqual(log.takeAll(), ["volumeUp: noRunningSession"])
    try bare.stopRunning()
  }

  /// EVT33: a press or gesture that has an effect is not reported.
  func testWhatIsAnsweredSaysNothing() throws {
    let app = try CameraApp(settings: { settings in
      settings.actionButton = .capture
      settings.airPodsRemote = .pressAndHold
    })
    let log = UnansweredLog(app.phone.core)
    for button in PhoneButton.allCases { app.phone.press(button, for: .seconds(1)) }
    app.phone.click()
    app.phone.lightPress()
    for _ in 0..<3 { app.phone.slide(millimeters: 3) }
    app.phone.doubleLightPress()
    app.phone.slide(millimeters: 12)
    for touch in [.tapItem(0), .drag(millimeters: 4), .swipeAway, .tapOutside] as [OverlayTouch] {
      app.phone.core.handle(.touch(touch), at: app.phone.now)
    }
    app.phone.doubleLightPress()
    app.phone.swipeOverlayToBezel()
    XCTAssertEqual(log.takeAll(), [])
  }

  /// EVT33: a light press, one slide in many parts along a disabled control, a touch: one entry
  /// each.
  func testALightPressWithASlideTellsEachOnce() throws {
    let (phone, app) = try CameraApp.open()
    try app.session.setControlsDelegate(nil, queue: nil)
    let log = UnansweredLog(phone.core)
    phone.touch(force: 0.5)
    phone.wait(.milliseconds(200))
    for place in 1...9 { phone.sense(0.5, at: Double(place)) }
    phone.lift()
    XCTAssertEqual(log.takeAll(), ["lightPress: noDelegate", "slide: noDelegate, overlayHidden"])
  }

  /// EVT33: a slide over a hidden overlay names a delegate that is gone, though it presses nothing.
  func testASlideNamesADelegateThatIsGone() throws {
    let (phone, app) = try CameraApp.open()
    try app.session.setControlsDelegate(DelegateLog(Log()), queue: .inPlace)
    let log = UnansweredLog(phone.core)
    phone.slide(millimeters: 5)
    XCTAssertEqual(log.takeAll(), ["slide: noDelegate, overlayHidden"])
  }

  /// EVT33: each drag of a disabled control on the screen is an act of its own, and says so.
  func testADragOfADisabledControl() throws {
    let (phone, app) = try CameraApp.open()
    for control in app.controls { control.isEnabled = false }
    phone.lightPress()
    let log = UnansweredLog(phone.core)
    for _ in 0..<3 { phone.dragOverlay(millimeters: 4) }
    XCTAssertEqual(log.takeAll(), Array(repeating: "slide: controlDisabled", count: 3))
    XCTAssertEqual(phone.unanswered.map(\.control), ["Focus", "Focus", "Focus"])
  }

  /// EVT33: a phone without followers keeps what led to nothing: with its first reason, all
  /// reasons, the remedy and the instant.
  func testAPhoneKeepsWhatLedToNothing() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    phone.wait(.seconds(2))
    phone.lightPress()
    try app.session.setControlsDelegate(nil, queue: nil)
    try app.session.stopRunning()
    phone.wait(.seconds(1))
    phone.press(.volumeUp)
    let (light, press) = (phone.unanswered[0], phone.unanswered[1])
    XCTAssertEqual(phone.unanswered.count, 2)
    XCTAssertEqual(light.what, .lightPress)
    XCTAssertEqual(light.reason, .noControls)
    XCTAssertEqual(
      light.remedy,
      "Add a control to the session. If it rejected a control, the findings give the reason.")
    XCTAssertEqual(press.what, .press(.volumeUp))
    XCTAssertEqual(press.reasons, [.noRunningSession])
    XCTAssertEqual(press.instant, phone.now.advanced(by: .milliseconds(-100)))
    XCTAssertLessThan(light.instant, press.instant)
  }

  /// EVT33: two phones that were told the same kept the same.
  func testTwoPhonesKeepTheSame() throws {
    let (first, second) = (try CameraApp(titles: []), try CameraApp(titles: []))
    for app in [first, second] { app.phone.lightPress() }
    XCTAssertTrue(first.phone.core.snapshot == second.phone.core.snapshot)
    XCTAssertEqual(first.phone.unanswered, second.phone.unanswered)
    first.phone.lightPress()
    XCTAssertNotEqual(first.phone.unanswered, second.phone.unanswered)
  }
}
