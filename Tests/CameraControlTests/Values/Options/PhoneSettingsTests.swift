import CameraControl
import TestSupport
import XCTest

/// The effects of the person's settings.
final class PhoneSettingsTests: XCTestCase {
  /// SET01: another launch target opens in place of Camera.
  func testTheLaunchTargetCanBeAnotherApp() throws {
    let bench = try PhoneBench(settings: { $0.launchTarget = .app("Halide") })
    bench.handle(.leaveApp)
    _ = bench.heard()
    bench.click()
    XCTAssertEqual(bench.heard(), "launch:Halide")
  }

  /// SET02: one click launches, or two.
  func testTheLaunchGestureCanBeADoubleClick() throws {
    XCTAssertEqual(PhoneSettings().launchGesture, .singleClick)
    let bench = try PhoneBench(settings: { $0.launchGesture = .doubleClick })
    bench.handle(.leaveApp)
    _ = bench.heard()
    bench.click()
    bench.wait(.milliseconds(401))
    bench.click()
    XCTAssertEqual(bench.heard(), "")
    bench.wait(.milliseconds(200))
    bench.click()
    XCTAssertEqual(bench.heard(), "launch")
  }

  /// SET03: the focus lock is off at first, and can be switched on and off at any time.
  func testTheFocusLockIsOffAtFirst() throws {
    XCTAssertFalse(PhoneSettings().focusLock)
    let bench = try PhoneBench()
    bench.phone.settings.focusLock = true
    bench.sense(0.5, at: 0)
    bench.wait(.milliseconds(300))
    bench.phone.settings.focusLock = false
    bench.lift()
    XCTAssertEqual(bench.heard(), "A E lock unlock")
  }

  /// SET04: on a dark screen the first click wakes, unless the setting is off.
  func testAClickOnADarkScreen() throws {
    XCTAssertTrue(PhoneSettings().requireScreenOn)
    for (isRequired, heard) in [(true, "wakeScreen launch"), (false, "launch launch")] {
      let bench = try PhoneBench(settings: { $0.requireScreenOn = isRequired })
      bench.handle(.lock)
      bench.handle(.screen(isOn: false))
      _ = bench.heard()
      bench.click()
      XCTAssertEqual(bench.phone.isScreenOn, isRequired)
      bench.wait(.seconds(1))
      bench.click()
      XCTAssertEqual(bench.heard(), heard)
    }
  }

  /// SET02, SET04: a click that only lit up the screen is not the first of a double click.
  func testAClickThatWakesIsNotHalfOfADoubleClick() throws {
    let bench = try PhoneBench(settings: { $0.launchGesture = .doubleClick })
    bench.handle(.lock)
    bench.handle(.screen(isOn: false))
    _ = bench.heard()
    for heard in ["wakeScreen", "", "launch"] {
      bench.click()
      bench.wait(.milliseconds(200))
      XCTAssertEqual(bench.heard(), heard)
    }
  }

  /// SES29, SET04: where the click that wakes an unlocked phone shows the app again, the next one is the app's.
  func testAClickOnADarkScreenOfAnUnlockedPhone() throws {
    let bench = try PhoneBench()
    bench.handle(.screen(isOn: false))
    bench.click()
    bench.wait(.seconds(1))
    bench.click()
    XCTAssertEqual(bench.heard(), "interrupted wakeScreen interruptionEnded began ended")
  }

  /// SET04: an app that comes to the front lights up the screen; for an app that is already there
  /// nothing changes.
  func testAnAppThatComesToTheFrontLightsUpTheScreen() throws {
    let bench = try PhoneBench()
    bench.handle(.screen(isOn: false))
    bench.handle(.bringToFront("app"))
    XCTAssertTrue(bench.phone.isScreenOn)
    XCTAssertEqual(bench.heard(), "interrupted interruptionEnded")
    bench.lightPress()
    bench.down(.volumeUp)
    bench.handle(.bringToFront("app"))
    bench.up(.volumeUp)
    XCTAssertEqual(bench.heard(), "A E began ended")
    XCTAssertEqual(bench.shown, "Focus")
  }

  /// GST06, GST08: the speeds give the second press more time, even if they are set in between.
  func testTheSpeedsGiveTheSecondPressMoreTime() throws {
    for (speed, pair, clicks) in [
      (PressSpeed.standard, 350, 400), (.slow, 600, 700), (.slower, 1000, 1200),
    ] {
      for (late, shown, heard) in [(0, "[Focus] Depth Tint", "launch"), (1, "Focus", "")] {
        let bench = try PhoneBench()
        bench.lightPress()
        bench.phone.settings.doubleLightPressSpeed = speed
        bench.wait(.milliseconds(pair + late))
        bench.touchlessLightPress()
        XCTAssertEqual(bench.shown, shown)
        let launch = try PhoneBench(settings: { settings in
          settings.launchGesture = .doubleClick
          settings.doubleClickSpeed = speed
        })
        launch.handle(.leaveApp)
        _ = launch.heard()
        launch.press(.cameraControl)
        launch.wait(.milliseconds(clicks + late))
        launch.press(.cameraControl)
        XCTAssertEqual(launch.heard(), heard)
      }
    }
  }

  /// SET05: a button that is switched off does nothing, and ends in balance what it had open.
  func testTheButtonCanBeSwitchedOff() throws {
    let bench = try PhoneBench(settings: { $0.focusLock = true })
    bench.sense(0.5, at: 0)
    bench.wait(.milliseconds(300))
    bench.sense(1, at: 0, isSwitchDown: true)
    _ = bench.heard()
    bench.phone.settings.cameraControlEnabled = false
    XCTAssertEqual(bench.heard(), "cancelled unlock X I")
    bench.check()
    bench.lift()
    bench.doubleLightPress()
    bench.click()
    bench.press(.cameraControl)
    XCTAssertEqual(bench.heard(), "")
    bench.press(.volumeUp)
    XCTAssertEqual(bench.heard(), "began ended")
    bench.phone.settings.cameraControlEnabled = true
    bench.click()
    bench.lightPress()
    XCTAssertEqual(bench.heard(), "began ended A E")
  }

  /// SET05: a button that was switched off in the middle of a press starts afresh when it is back.
  func testAButtonThatIsBackStartsAnew() throws {
    let bench = try PhoneBench()
    bench.pushDown()
    bench.phone.settings.cameraControlEnabled = false
    bench.lift()
    bench.phone.settings.cameraControlEnabled = true
    _ = bench.heard()
    bench.lightPress()
    bench.wait(.seconds(3))
    XCTAssertEqual(bench.heard(), "A E X I")
    bench.sense(0, at: 5)
    bench.phone.settings.cameraControlEnabled = false
    bench.phone.settings.cameraControlEnabled = true
    bench.touchlessLightPress()
    bench.wait(.seconds(3))
    XCTAssertEqual(bench.heard(), "A E X I", "the finger that rested there is forgotten")
  }

  /// SET06: without light-press adjustments there is no overlay, and clicks still work.
  func testAdjustmentsCanBeSwitchedOff() throws {
    let bench = try PhoneBench()
    bench.lightPress()
    bench.phone.settings.adjustmentsEnabled = false
    XCTAssertEqual(bench.heard(), "A E X I")
    bench.doubleLightPress()
    bench.click()
    XCTAssertEqual(bench.heard(), "began ended")
  }

  /// SET07, EVT26: a stem press does not go to the app at first; pressed once or held, as chosen.
  func testTheAirPodsRemote() throws {
    let event = "sound:default began ended"
    for (choice, short, long) in [
      (PhoneSettings.AirPodsRemote.off, "airPodsControl", "airPodsControl"),
      (.pressOnce, event, event), (.pressAndHold, "airPodsControl", event),
    ] {
      let bench = try PhoneBench(settings: { $0.airPodsRemote = choice })
      bench.press(.airPodsStem)
      XCTAssertEqual(bench.heard(), short)
      bench.press(.airPodsStem, for: .seconds(1))
      XCTAssertEqual(bench.heard(), long)
      XCTAssertNil(bench.phone.nextDeadline)
    }
    XCTAssertEqual(PhoneSettings().airPodsRemote, .off)
  }

  /// EVT06, SET07: a stem that is held while the app leaves goes to the system, once.
  func testAStemThatIsHeldWhileTheAppLeaves() throws {
    for (choice, duration) in [
      (PhoneSettings.AirPodsRemote.pressOnce, Duration.zero), (.pressOnce, .seconds(1)),
      (.pressAndHold, .zero), (.pressAndHold, .seconds(1)),
    ] {
      let bench = try PhoneBench(settings: { $0.airPodsRemote = choice })
      bench.down(.airPodsStem)
      bench.handle(.leaveApp)
      bench.wait(duration)
      bench.up(.airPodsStem)
      XCTAssertEqual(bench.heard(), "interrupted airPodsControl")
      XCTAssertNil(bench.phone.nextDeadline)
    }
  }

  /// EVT26: where a stem press only ends, it has no beginning, and one sound.
  func testAStemPressThatOnlyEnds() throws {
    let bench = try PhoneBench(
      behavior: { $0.press.airPodsPhases = .endedOnly },
      settings: { $0.airPodsRemote = .pressOnce })
    bench.press(.airPodsStem)
    XCTAssertEqual(bench.heard(), "sound:default ended")
  }

  /// EVT03, SND09: no events from AirPods that cannot be a remote, or from an older system.
  func testAirPodsThatCannotBeARemote() throws {
    let changes: [(inout PhoneSettings) -> Void] = [
      { $0.airPodsEligible = false }, { $0.systemVersion = SystemVersion(18, 5) },
    ]
    for change in changes {
      let bench = try PhoneBench(settings: { settings in
        settings.airPodsRemote = .pressOnce
        change(&settings)
      })
      bench.press(.airPodsStem)
      XCTAssertEqual(bench.heard(), "airPodsControl")
    }
  }

  /// SET08: the Action button is the app's only when it is assigned to capture.
  func testTheActionButton() throws {
    XCTAssertEqual(PhoneSettings().actionButton, .unassigned)
    let bench = try PhoneBench()
    bench.press(.action)
    XCTAssertEqual(bench.heard(), "actionButton")
    bench.phone.settings.actionButton = .capture
    bench.press(.action)
    XCTAssertEqual(bench.heard(), "began ended")
    try bench.session.stopRunning()
    _ = bench.heard()
    bench.press(.action)
    XCTAssertEqual(bench.heard(), "actionButton")
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
