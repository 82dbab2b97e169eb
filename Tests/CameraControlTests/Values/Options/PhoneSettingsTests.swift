import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// The effects of the person's settings.
final class PhoneSettingsTests: XCTestCase {
  /// SET01: another launch target opens in place of Camera.
  func testTheLaunchTargetCanBeAnotherApp() throws {
    let (phone, app) = try CameraApp.open(settings: { $0.launchTarget = .app("Halide") })
    _ = try phone.core.install(CaptureProduct("Halide"))
    phone.leaveApp()
    _ = app.heard()
    phone.click()
    XCTAssertEqual(app.heard(), "launch:Halide")
  }

  /// SET02: one click launches, or two.
  func testTheLaunchGestureCanBeADoubleClick() throws {
    XCTAssertEqual(PhoneSettings().launchGesture, .singleClick)
    let (phone, app) = try CameraApp.open(settings: { $0.launchGesture = .doubleClick })
    phone.leaveApp()
    _ = app.heard()
    for _ in 0..<2 { phone.click() }
    XCTAssertEqual(app.heard(), "")
    phone.doubleClick()
    XCTAssertEqual(app.heard(), "launch")
  }

  /// SET04: on a dark screen the first click wakes, unless the setting is off.
  func testAClickOnADarkScreen() throws {
    XCTAssertTrue(PhoneSettings().requireScreenOn)
    for (isRequired, heard) in [(true, "wakeScreen launch"), (false, "launch launch")] {
      let (phone, app) = try CameraApp.open(settings: { $0.requireScreenOn = isRequired })
      phone.lock()
      phone.turnScreenOff()
      _ = app.heard()
      phone.click()
      XCTAssertEqual(phone.core.isScreenOn, isRequired)
      phone.wait(.seconds(1))
      phone.click()
      XCTAssertEqual(app.heard(), heard)
    }
  }

  /// SET02, SET04: a click that only lit up the screen is not the first of a double click.
  func testAClickThatWakesIsNotHalfOfADoubleClick() throws {
    let (phone, app) = try CameraApp.open(settings: { $0.launchGesture = .doubleClick })
    phone.lock()
    phone.turnScreenOff()
    _ = app.heard()
    for heard in ["wakeScreen", "", "launch"] {
      phone.down(.cameraControl)
      phone.up(.cameraControl)
      phone.wait(.milliseconds(200))
      XCTAssertEqual(app.heard(), heard)
    }
  }

  /// SES29, SET04: where the click that wakes an unlocked phone shows the app again, the next one is the app's.
  func testAClickOnADarkScreenOfAnUnlockedPhone() throws {
    let (phone, app) = try CameraApp.open()
    phone.turnScreenOff()
    phone.click()
    phone.wait(.seconds(1))
    phone.click()
    XCTAssertEqual(app.heard(), "interrupted wakeScreen interruptionEnded began ended")
  }

  /// SET04: an app that comes to the front lights up the screen; for an app that is already there
  /// nothing changes.
  func testAnAppThatComesToTheFrontLightsUpTheScreen() throws {
    let (phone, app) = try CameraApp.open()
    phone.turnScreenOff()
    phone.returnToApp()
    XCTAssertTrue(phone.core.isScreenOn)
    XCTAssertEqual(app.heard(), "interrupted interruptionEnded")
    phone.lightPress()
    phone.down(.volumeUp)
    phone.returnToApp()
    phone.up(.volumeUp)
    XCTAssertEqual(app.heard(), "active enter began ended")
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }

  /// GST06, GST08: the speeds give the second press more time, even if they are set in between.
  func testTheSpeedsGiveTheSecondPressMoreTime() throws {
    for (speed, pair, clicks) in [
      (PressSpeed.standard, 350, 400), (.slow, 600, 700), (.slower, 1000, 1200),
    ] {
      for (late, shown, heard) in [(0, "[Focus] Depth Tint", "launch"), (1, "Focus", "")] {
        let app = try CameraApp()
        app.phone.lightPress()
        app.phone.settings.doubleLightPressSpeed = speed
        app.phone.wait(.milliseconds(pair - 10 + late))
        app.phone.pressInGloves()
        XCTAssertEqual(app.phone.overlay.titles, shown)
        let launch = try CameraApp(settings: { settings in
          settings.launchGesture = .doubleClick
          settings.doubleClickSpeed = speed
        })
        launch.phone.leaveApp()
        _ = launch.heard()
        launch.phone.press(.cameraControl)
        launch.phone.wait(.milliseconds(clicks - 20 + late))
        launch.phone.down(.cameraControl)
        launch.phone.up(.cameraControl)
        XCTAssertEqual(launch.heard(), heard)
      }
    }
  }

  /// SET05: a button that is switched off does nothing, and ends in balance what it had open.
  func testTheButtonCanBeSwitchedOff() throws {
    let (phone, app) = try CameraApp.open(settings: { $0.focusLock = true })
    phone.touch(force: 0.5)
    phone.wait(.milliseconds(300))
    phone.down(.cameraControl)
    _ = (app.heard(), app.recorded())
    phone.settings.cameraControlEnabled = false
    XCTAssertEqual(app.recorded(), "cancelled unlock exit inactive")
    XCTAssertEqual(app.heard(), "unlock cancelled exit inactive")
    app.check()
    phone.lift()
    phone.doubleLightPress()
    phone.click()
    phone.press(.cameraControl)
    XCTAssertEqual(app.heard(), "")
    phone.press(.volumeUp)
    XCTAssertEqual(app.heard(), "began ended")
    phone.settings.cameraControlEnabled = true
    phone.click()
    phone.lightPress()
    XCTAssertEqual(app.heard(), "began ended active enter")
  }

  /// SET05: a button that was switched off in the middle of a press starts afresh when it is back.
  func testAButtonThatIsBackStartsAnew() throws {
    let (phone, app) = try CameraApp.open()
    phone.down(.cameraControl)
    phone.settings.cameraControlEnabled = false
    phone.lift()
    phone.settings.cameraControlEnabled = true
    _ = app.heard()
    phone.lightPress()
    phone.wait(.seconds(3))
    XCTAssertEqual(app.heard(), "active enter exit inactive")
    phone.sense(0, at: 5)
    phone.settings.cameraControlEnabled = false
    phone.settings.cameraControlEnabled = true
    phone.pressInGloves()
    phone.wait(.seconds(3))
    XCTAssertEqual(
      app.heard(), "active enter exit inactive", "the finger that rested there is forgotten")
  }

  /// SET06: without light-press adjustments there is no overlay, and clicks still work.
  func testAdjustmentsCanBeSwitchedOff() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    phone.settings.adjustmentsEnabled = false
    XCTAssertEqual(app.heard(), "active enter exit inactive")
    phone.doubleLightPress()
    phone.click()
    XCTAssertEqual(app.heard(), "began ended")
  }

  /// SET07, EVT26: a stem press does not go to the app at first; pressed once or held, as chosen.
  func testTheAirPodsRemote() throws {
    let event = "sound:default began ended"
    for (choice, short, long) in [
      (PhoneSettings.AirPodsRemote.off, "airPodsControl", "airPodsControl"),
      (.pressOnce, event, event), (.pressAndHold, "airPodsControl", event),
    ] {
      let (phone, app) = try CameraApp.open(settings: { $0.airPodsRemote = choice })
      phone.press(.airPodsStem)
      XCTAssertEqual(app.heard(), short)
      phone.press(.airPodsStem, for: .seconds(1))
      XCTAssertEqual(app.heard(), long)
      XCTAssertNil(phone.core.nextDeadline)
    }
    XCTAssertEqual(PhoneSettings().airPodsRemote, .off)
  }

  /// EVT06, SET07: a stem that is held while the app leaves goes to the system, once.
  func testAStemThatIsHeldWhileTheAppLeaves() throws {
    for (choice, duration) in [
      (PhoneSettings.AirPodsRemote.pressOnce, Duration.zero), (.pressOnce, .seconds(1)),
      (.pressAndHold, .zero), (.pressAndHold, .seconds(1)),
    ] {
      let (phone, app) = try CameraApp.open(settings: { $0.airPodsRemote = choice })
      phone.down(.airPodsStem)
      phone.leaveApp()
      phone.wait(duration)
      phone.up(.airPodsStem)
      XCTAssertEqual(app.heard(), "interrupted airPodsControl")
      XCTAssertNil(phone.core.nextDeadline)
    }
  }

  /// EVT26: where a stem press only ends, it has no beginning, and one sound.
  func testAStemPressThatOnlyEnds() throws {
    let (phone, app) = try CameraApp.open(
      behavior: { $0.press.airPodsPhases = .endedOnly },
      settings: { $0.airPodsRemote = .pressOnce })
    phone.press(.airPodsStem)
    XCTAssertEqual(app.heard(), "sound:default ended")
  }

  /// EVT03, SND09: no events from AirPods that cannot be a remote, or from an older system.
  func testAirPodsThatCannotBeARemote() throws {
    let changes: [(inout PhoneSettings) -> Void] = [
      { $0.airPodsEligible = false }, { $0.systemVersion = SystemVersion(18, 5) },
    ]
    for change in changes {
      let (phone, app) = try CameraApp.open(settings: { settings in
        settings.airPodsRemote = .pressOnce
        change(&settings)
      })
      phone.press(.airPodsStem)
      XCTAssertEqual(app.heard(), "airPodsControl")
    }
  }

  /// SET08: the Action button is the app's only when it is assigned to capture.
  func testTheActionButton() throws {
    XCTAssertEqual(PhoneSettings().actionButton, .unassigned)
    let (phone, app) = try CameraApp.open()
    phone.press(.action)
    XCTAssertEqual(app.heard(), "actionButton")
    phone.settings.actionButton = .capture
    phone.press(.action)
    XCTAssertEqual(app.heard(), "began ended")
    try app.session.stopRunning()
    _ = app.heard()
    phone.press(.action)
    XCTAssertEqual(app.heard(), "actionButton")
  }

  /// SET08: a phone without an Action button, or without a Camera Control, has no presses of it.
  func testAPhoneWithoutTheButtons() throws {
    let phone = Phone(
      .iPhone15, settings: PhoneSettings { $0.actionButton = .capture }, mainQueue: .inPlace)
    let log = Log<SystemAction>()
    let observation = phone.observe { record in
      if case .system(let action) = record.event { log.add(action) }
    }
    for button in [PhoneButton.action, .cameraControl, .volumeUp] {
      phone.handle(.button(button, isDown: true), at: .zero)
      phone.handle(.button(button, isDown: false), at: .zero)
    }
    XCTAssertEqual(log.all, [.volumeUp])
    observation.cancel()
  }
}
