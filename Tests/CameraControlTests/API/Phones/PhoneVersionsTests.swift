import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Systems that are older than controls, or older than capture events.
final class PhoneVersionsTests: XCTestCase {
  /// SES47: before iOS 18 a session supports no controls, as on hardware without the button, and the refusal
  /// names the system.
  func testWithAnOldSystemASessionSupportsNoControls() throws {
    for version in [SystemVersion(17, 2), SystemVersion(17, 9), SystemVersion(3)] {
      let (phone, app) = try CameraApp.open(titles: [], settings: { $0.systemVersion = version })
      let (session, slider) = (app.session, try makeSlider())
      XCTAssertFalse(session.supportsControls)
      XCTAssertEqual(session.maxControlsCount, 0)
      XCTAssertFalse(session.canAddControl(slider))
      XCTAssertEqual(phone.diagnostics, [])
      let object = "NSObjectInaccessibleException"
      for call in [
        { try session.addControl(slider) }, { try session.removeControl(slider) },
        { try session.setControlsDelegate(app.delegate, queue: .inPlace) },
      ] {
        assertRefused(
          .controlsNotSupported, rule: "SES47", exception: object, by: session, call)
      }
      XCTAssertEqual(
        session.reasonNotToAdd(slider)?.problem,
        "“Focus” cannot be added, because this phone has iOS \(version), and controls need iOS 18.0."
      )
      phone.lightPress()
      phone.slide(by: 0.5)
      XCTAssertEqual(app.heard(), "")
      XCTAssertEqual(phone.unanswered.map(\.reason.rawValue), ["systemTooOld", "systemTooOld"])
      XCTAssertEqual(
        phone.unanswered.first?.remedy,
        "Set systemVersion in the phone's settings to 18 or later.")
    }
  }

  /// SES47: from iOS 18 on the same phone supports them; a system that changes closes the overlay.
  func testWithANewerSystemASessionSupportsControls() throws {
    let (phone, app) = try CameraApp.open(settings: { $0.systemVersion = .iOS18 })
    XCTAssertEqual(app.session.maxControlsCount, 4)
    phone.lightPress()
    XCTAssertEqual(app.heard(), "active enter")
    phone.settings.systemVersion = SystemVersion(17, 6)
    XCTAssertEqual(app.heard(), "exit inactive")
    XCTAssertFalse(app.session.supportsControls)
    phone.lightPress()
    XCTAssertEqual(phone.overlay, .hidden)
    phone.settings.systemVersion = .iOS26
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }

  /// EVT40: before iOS 17.2 no interaction receives a press, and every button does what it does without one;
  /// from then on it receives the presses.
  func testWithAnOldSystemNoInteractionReceivesPresses() throws {
    for (version, heard) in [
      (SystemVersion(17, 1), "volumeUp volumeDown actionButton ask"),
      (SystemVersion(17, 2), "began ended began ended began ended began ended"),
    ] {
      let (phone, app) = try CameraApp.open(
        titles: [], settings: { ($0.systemVersion, $0.actionButton) = (version, .capture) })
      for button in [PhoneButton.volumeUp, .volumeDown, .action] { phone.press(button) }
      phone.click()
      XCTAssertEqual(app.heard(), heard)
    }
  }

  /// EVT40: an ignored press says why, and what to do.
  func testAPressOnAnOldSystemSaysWhy() throws {
    let app = try CameraApp(titles: [], settings: { $0.systemVersion = SystemVersion(17) })
    app.phone.press(.volumeUp)
    XCTAssertEqual(
      app.phone.unanswered.map(\.description),
      [
        "press of volume up on a system that is too old for it. Set systemVersion in the phone's "
          + "settings to 17.2 or later."
      ])
  }

  /// EVT03, EVT40: before iOS 26 no press of the AirPods reaches an app, with the reason that says so.
  func testWithAnOldSystemNoStemReachesAnApp() throws {
    for (version, reasons) in [
      (SystemVersion(17), [Unanswered.Reason.airPodsUnsupported]),
      (SystemVersion(18, 6), [.airPodsUnsupported]), (.iOS26, []),
    ] {
      let app = try CameraApp(
        titles: [], settings: { ($0.systemVersion, $0.airPodsRemote) = (version, .pressOnce) })
      app.phone.press(.airPodsStem)
      XCTAssertEqual(app.phone.unanswered.flatMap(\.reasons), reasons)
    }
  }
}
