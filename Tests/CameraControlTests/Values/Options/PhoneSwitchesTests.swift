import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// The switches of iOS 26 and the launch target None, and presses beside the overlay.
final class PhoneSwitchesTests: XCTestCase {
  /// SET09: on a phone whose Camera Control was never used, adjustments are off until the person switches
  /// them on; before iOS 26 that makes no difference.
  func testAdjustmentsAreOffOnAPhoneWithoutHistory() throws {
    XCTAssertTrue(PhoneSettings().hasUsageHistory)
    for (version, isOpen) in [
      (SystemVersion.iOS26, false), (SystemVersion(26, 3), false), (SystemVersion(18, 6), true),
    ] {
      let (phone, app) = try CameraApp.open(settings: {
        ($0.systemVersion, $0.hasUsageHistory) = (version, false)
      })
      XCTAssertEqual(phone.settings.adjustmentsEnabled, isOpen)
      phone.lightPress()
      phone.doubleLightPress()
      XCTAssertEqual(phone.overlay != .hidden, isOpen, "\(version)")
      XCTAssertEqual(phone.unanswered.first?.reason, isOpen ? nil : .adjustmentsOff)
      _ = app.heard()
      phone.wait(.seconds(4))
      _ = app.heard()
      phone.click()
      XCTAssertEqual(app.heard(), "began ended")
      phone.settings.adjustmentsEnabled = true
      phone.lightPress()
      XCTAssertNotEqual(phone.overlay, .hidden, "\(version)")
    }
  }

  /// SET06, SET09: what the person switches afterward counts, whatever was used before; the version can be set
  /// before or after the history.
  func testWhatThePersonSwitchedCounts() {
    let cases: [(Bool, (inout PhoneSettings) -> Void)] = [
      (true, { ($0.hasUsageHistory, $0.adjustmentsEnabled) = (false, true) }),
      (true, { ($0.hasUsageHistory, $0.systemVersion) = (false, .iOS18dot2) }),
      (true, { ($0.systemVersion, $0.hasUsageHistory) = (.iOS18dot2, false) }),
      (false, { ($0.hasUsageHistory, $0.systemVersion) = (false, SystemVersion(27)) }),
      (false, { ($0.adjustmentsEnabled, $0.systemVersion) = (false, .iOS18dot2) }),
      (true, { ($0.hasUsageHistory, $0.hasUsageHistory) = (false, true) }),
    ]
    for (index, (isOn, change)) in cases.enumerated() {
      XCTAssertEqual(PhoneSettings(change).adjustmentsEnabled, isOn, "\(index)")
    }
  }

  /// SET09: a phone on which the person has used a control stays on with the system that asks for it.
  func testAUsedControlIsHistory() throws {
    let (phone, app) = try CameraApp.open(settings: {
      ($0.systemVersion, $0.hasUsageHistory) = (SystemVersion(18, 6), false)
    })
    phone.settings.systemVersion = .iOS26
    phone.lightPress()
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertFalse(phone.settings.hasUsageHistory)
    phone.settings.systemVersion = SystemVersion(18, 6)
    phone.lightPress()
    XCTAssertTrue(phone.settings.hasUsageHistory, "while the overlay is still open")
    phone.wait(.seconds(4))
    phone.settings.systemVersion = .iOS26
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus")
    app.check()
  }

  /// SET10: with Light Press off, a light press and a double light press open nothing, and a click works; what
  /// is open obeys them.
  func testLightPressesCanBeSwitchedOff() throws {
    XCTAssertTrue(PhoneSettings().lightPressOpensOverlay)
    let (phone, app) = try CameraApp.open(settings: { $0.lightPressOpensOverlay = false })
    phone.lightPress()
    phone.doubleLightPress()
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertEqual(phone.unanswered.first?.reasons, [.adjustmentsOff])
    phone.click()
    XCTAssertEqual(app.heard(), "began ended")
    phone.settings.swipeOpensOverlay = true
    phone.slide(by: 0.5)
    phone.doubleLightPress()
    XCTAssertEqual(phone.overlay.titles, "[Focus] Depth Tint")
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus")
    phone.tapOutsideOverlay()
    phone.settings.systemVersion = SystemVersion(18, 6)
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus", "the switch is one of iOS 26")
  }

  /// SET11: with the target None a click launches nothing and asks nothing, in an app without an interaction
  /// and in none, with one click and with two.
  func testTheLaunchTargetCanBeNone() throws {
    for gesture in PhoneSettings.LaunchGesture.allCases {
      let (phone, app) = try CameraApp.open(settings: {
        ($0.launchTarget, $0.launchGesture) = (.none, gesture)
      })
      XCTAssertNil(phone.settings.cameraControlLaunches)
      app.interaction.isEnabled = false
      _ = app.heard()
      for _ in 0..<2 { phone.click() }
      phone.doubleClick()
      XCTAssertEqual(app.heard(), "")
      phone.leaveApp()
      _ = app.heard()
      for _ in 0..<2 { phone.click() }
      phone.doubleClick()
      XCTAssertEqual(app.heard(), "")
      XCTAssertEqual(phone.launches, [])
      phone.returnToApp()
      app.interaction.isEnabled = true
      _ = app.heard()
      phone.click()
      XCTAssertEqual(app.heard(), "began ended")
    }
  }

  /// EVT38, EVT39: where two clicks launch, one click in an app without an interaction does nothing, and two do
  /// what one does otherwise: the system asks, and the next pair launches.
  func testADoubleClickIsWhatASingleClickWas() throws {
    for (choice, heard) in [
      (PhoneBehavior.Press.UnhandledClick.confirmThenOpenCamera, ["", "ask", "", "launch"]),
      (.openCamera, ["", "launch", "", "launch"]),
    ] {
      let (phone, app) = try CameraApp.open(
        behavior: { $0.press.unhandledClick = choice },
        settings: { $0.launchGesture = .doubleClick })
      app.interaction.isEnabled = false
      _ = app.heard()
      for (index, expected) in heard.enumerated() {
        if index.isMultiple(of: 2) { phone.click() } else { phone.doubleClick() }
        XCTAssertEqual(app.heard(), expected, "\(choice) \(index)")
        phone.wait(.milliseconds(600))
      }
    }
  }

  /// EVT36, EVT37: a press of another button goes where it would go without the overlay, which stays open for
  /// as long as it would have.
  func testOtherButtonsLeaveTheOverlayAlone() throws {
    let settings: (inout PhoneSettings) -> Void = {
      ($0.actionButton, $0.airPodsRemote) = (.capture, .pressOnce)
    }
    for button in PhoneButton.allCases where button != .cameraControl {
      for isEnabled in [true, false] {
        let (phone, app) = try CameraApp.open(settings: settings)
        app.interaction.isEnabled = isEnabled
        phone.press(button)
        let alone = app.heard()
        XCTAssertNotEqual(alone, "")
        phone.lightPress()
        phone.wait(.milliseconds(2500))
        _ = app.heard()
        phone.press(button)
        XCTAssertEqual(app.heard(), alone, "\(button)")
        XCTAssertEqual(phone.overlay.titles, "Focus")
        phone.wait(.milliseconds(450))
        XCTAssertEqual(app.heard(), "exit inactive", "\(button)")
      }
    }
  }
}
