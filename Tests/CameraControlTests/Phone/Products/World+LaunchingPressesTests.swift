import CameraControl
import TestSupport
import XCTest

/// Presses that no app takes, on a phone whose buttons launch a product.
final class WorldLaunchingPressesTests: XCTestCase {
  /// LCH19: a press that launches is not unanswered.
  func testAPressThatLaunchesIsAnswered() throws {
    let bench = try ProductBench()
    bench.handle(.lock)
    bench.click()
    bench.handle(.leaveApp)
    bench.handle(.button(.action, isDown: true))
    bench.handle(.button(.action, isDown: false))
    bench.handle(.unlock)
    bench.handle(.swipeUp)
    bench.handle(.unlock)
    bench.click()
    XCTAssertEqual(bench.phone.launches.count, 3)
    XCTAssertEqual(bench.phone.unanswered, [])
  }

  /// LCH19: a press that was to launch and launched nothing says so, and the launch says why.
  func testAPressThatLaunchesNothingIsUnanswered() throws {
    let bench = try ProductBench(parts: { $0.hasControl = false })
    bench.handle(.lock)
    bench.click()
    bench.handle(.button(.action, isDown: true))
    XCTAssertEqual(
      bench.phone.launches, [.nothing(.noControl), .nothing(.noControl)])
    XCTAssertEqual(
      bench.phone.unanswered.map(UnansweredLog.text),
      ["cameraControl: nothingLaunched", "action: nothingLaunched"])
    XCTAssertEqual(
      "\(bench.phone.unanswered[0])",
      "click that launched nothing. See the last of the phone's launches, which says why.")
  }

  /// LCH19: a click that is held for something else, or whose button is switched off before it comes
  /// up, launches nothing and says why no app took it.
  func testAClickThatDoesNotGetToLaunchIsExplained() throws {
    let bench = try ProductBench(hearing: .system)
    bench.handle(.lock)
    bench.handle(.button(.cameraControl, isDown: true))
    XCTAssertEqual(bench.phone.unanswered, [])
    bench.pass(.seconds(2))
    bench.handle(.button(.cameraControl, isDown: false))
    XCTAssertEqual(bench.heard(), ["visualIntelligence"])
    XCTAssertEqual(bench.phone.launches, [])
    XCTAssertEqual(
      bench.phone.unanswered.map(UnansweredLog.text), ["cameraControl: appNotInFront"])

    bench.handle(.button(.cameraControl, isDown: true))
    bench.phone.settings.cameraControlEnabled = false
    bench.check()
    XCTAssertEqual(bench.phone.unanswered.count, 2)
    bench.phone.settings.cameraControlEnabled = true
    bench.pass(.seconds(100))
    XCTAssertEqual(bench.phone.unanswered.count, 2)
    XCTAssertNil(bench.phone.nextDeadline)
  }

  /// LCH19: where two clicks launch, neither of them is unanswered, and a single one is, once it is too
  /// late for the second.
  func testADoubleClick() throws {
    let bench = try ProductBench()
    bench.phone.settings.launchGesture = .doubleClick
    bench.handle(.lock)
    for _ in 0..<2 { clickNow(bench) }
    XCTAssertEqual(bench.phone.launches, [.captureExtension("Photos", from: .cameraControl)])
    bench.handle(.leaveApp)
    bench.pass(.seconds(2))
    XCTAssertEqual(bench.phone.unanswered, [])

    clickNow(bench)
    let window = bench.phone.behavior.button.doubleClickWindow.standard
    bench.pass(window)
    XCTAssertEqual(bench.phone.unanswered, [])
    // The last instant of the window still belongs to it.
    clickNow(bench)
    XCTAssertEqual(bench.phone.launches.count, 2)
    bench.handle(.leaveApp)

    bench.pass(.seconds(2))
    clickNow(bench)
    bench.pass(window)
    bench.pass(.nanoseconds(1))
    XCTAssertEqual(
      bench.phone.unanswered.map(UnansweredLog.text), ["cameraControl: appNotInFront"])
    clickNow(bench)
    XCTAssertEqual(bench.phone.launches.count, 2)
  }

  /// LCH19: a single click is explained in time although the button is down again by then, for an app
  /// that came to the front meanwhile.
  func testAClickThatWaitsWhileTheButtonIsDownAgain() throws {
    let bench = try ProductBench()
    bench.phone.settings.launchGesture = .doubleClick
    let other = bench.phone.startInBackground("Other")
    let session = try other.makeSession()
    let view = CaptureView(in: other)
    view.addInteraction(CaptureEventInteraction { _ in })
    other.show(view)
    bench.handle(.lock)
    clickNow(bench)
    bench.handle(.bringToFront("Other"))
    bench.handle(.button(.cameraControl, isDown: true))
    bench.pass(.seconds(2))
    XCTAssertEqual(bench.phone.unanswered.map(\.what), [.press(.cameraControl)])
    bench.handle(.button(.cameraControl, isDown: false))
    XCTAssertEqual(bench.phone.unanswered.count, 1)
    XCTAssertNil(bench.phone.nextDeadline)
    withExtendedLifetime(session) {}
  }

  /// LCH20: on a dark screen the first click only wakes the phone, unless the settings say otherwise;
  /// a launch lights the screen.
  func testOnADarkScreenTheFirstClickWakes() throws {
    let bench = try ProductBench(hearing: [.launch, .system])
    bench.handle(.sideButton)
    XCTAssertFalse(bench.phone.isScreenOn)
    XCTAssertTrue(bench.phone.isLocked)
    bench.click()
    XCTAssertEqual(bench.heard(), ["wakeScreen"])
    XCTAssertTrue(bench.phone.isScreenOn)
    bench.click()
    XCTAssertEqual(bench.phone.launches, [.captureExtension("Photos", from: .cameraControl)])

    bench.handle(.sideButton)
    bench.phone.settings.requireScreenOn = false
    let unanswered = bench.phone.unanswered.count
    bench.click()
    XCTAssertEqual(bench.phone.launches.count, 2)
    XCTAssertTrue(bench.phone.isScreenOn)
    XCTAssertEqual(bench.phone.unanswered.count, unanswered)

    bench.handle(.sideButton)
    bench.handle(.button(.action, isDown: true))
    XCTAssertEqual(bench.phone.launches.count, 3)
    XCTAssertTrue(bench.phone.isScreenOn)
    XCTAssertEqual(bench.phone.unanswered.count, unanswered)
  }

  /// LCH20: nothing on a dark screen can be touched, and a Camera Control that is switched off launches
  /// nothing; the Action button needs neither.
  func testWhatIsOutOfReachLaunchesNothing() throws {
    let bench = try ProductBench(hearing: [.launch, .system])
    bench.handle(.sideButton)
    for source: LaunchSource in [
      .lockScreenControl, .controlCenter, .icon("Photos"), .cameraControl,
    ] {
      bench.handle(.launch(source))
      XCTAssertEqual(bench.phone.launches.last, .nothing(.screenOff), "\(source)")
      XCTAssertFalse(bench.phone.isScreenOn)
    }
    bench.phone.settings.cameraControlEnabled = false
    bench.handle(.launch(.cameraControl))
    XCTAssertEqual(bench.phone.launches.last, .nothing(.buttonOff))
    bench.handle(.launch(.actionButton))
    XCTAssertEqual(
      bench.phone.launches.last, .captureExtension("Photos", from: .actionButton))
    XCTAssertTrue(bench.phone.isScreenOn)
    bench.handle(.swipeUp)

    bench.phone.settings.cameraControlEnabled = true
    bench.phone.settings.requireScreenOn = false
    bench.handle(.sideButton)
    bench.handle(.launch(.cameraControl))
    XCTAssertEqual(
      bench.phone.launches.last, .captureExtension("Photos", from: .cameraControl))
  }

  /// LCH19: in an extension that lacks something, a click is explained by what it lacks, although it
  /// also tries to launch.
  func testAClickInAnExtensionThatLacksSomething() throws {
    let bench = try ProductBench(does: [])
    bench.handle(.lock)
    bench.click()
    // The app has a session: the extension in front is meant all the same.
    let session = try bench.product.app.makeSession()
    bench.click()
    XCTAssertEqual(bench.phone.launches.last, .nothing(.alreadyInFront))
    XCTAssertEqual(
      bench.phone.unanswered.map(UnansweredLog.text), ["cameraControl: noSession, noInteraction"])
    withExtendedLifetime(session) {}
  }

  /// LCH01, LCH02, LCH19: a click and the Action button that are to launch what is not installed are answered
  /// with that, locked or not, with one click or two, on a phone without any product, too.
  func testATargetThatIsNotInstalled() throws {
    for isLocked in [true, false] {
      for gesture in PhoneSettings.LaunchGesture.allCases {
        let phone = Phone(
          settings: PhoneSettings { settings in
            settings.cameraControlLaunches = "Elsewhere"
            settings.actionButtonLaunches = "Elsewhere"
            settings.launchGesture = gesture
          }, mainQueue: .inPlace)
        if isLocked { phone.handle(.lock, at: .zero) }
        for _ in 0..<(gesture == .singleClick ? 1 : 2) {
          for isDown in [true, false] {
            phone.handle(.button(.cameraControl, isDown: isDown), at: .zero)
          }
        }
        phone.handle(.button(.action, isDown: true), at: .zero)
        XCTAssertEqual(
          phone.launches, Array(repeating: .nothing(.notInstalled("Elsewhere")), count: 2))
        XCTAssertEqual(
          phone.unanswered.map(UnansweredLog.text),
          ["cameraControl: nothingLaunched", "action: nothingLaunched"])
        XCTAssertEqual(phone.brokenInvariants(), [])
        while let deadline = phone.nextDeadline { phone.advance(to: deadline) }
        XCTAssertEqual(phone.unanswered.count, 2)
      }
    }
  }

  /// LCH19: a single click where two launch says why no app took it, also on a phone without a product.
  func testASingleClickForATargetThatIsNotInstalled() throws {
    let phone = Phone(
      settings: PhoneSettings { settings in
        settings.cameraControlLaunches = "Elsewhere"
        settings.launchGesture = .doubleClick
      }, mainQueue: .inPlace)
    for isDown in [true, false] { phone.handle(.button(.cameraControl, isDown: isDown), at: .zero) }
    XCTAssertEqual(phone.unanswered, [])
    while let deadline = phone.nextDeadline { phone.advance(to: deadline) }
    XCTAssertEqual(phone.unanswered.map(UnansweredLog.text), ["cameraControl: appNotInFront"])
    XCTAssertEqual(phone.launches, [])
    XCTAssertEqual(phone.brokenInvariants(), [])
  }

  /// LCH21: from the capture extension of another product a click launches as from the Lock Screen,
  /// and ends that visit; the controls of the Lock Screen are not there.
  func testALaunchFromTheExtensionOfAnotherProduct() throws {
    let bench = try ProductBench(does: [])
    let other = try bench.phone.install(CaptureProduct("Other"))
    bench.phone.settings.lockScreenLaunches = "Other"
    bench.handle(.lock)
    bench.click()
    let visit = try XCTUnwrap(bench.product.visit)
    bench.handle(.launch(.lockScreenControl))
    XCTAssertEqual(bench.phone.launches.last, .nothing(.notHere(.lockScreenControl)))
    bench.phone.settings.cameraControlLaunches = "Other"
    bench.click()
    XCTAssertEqual(
      bench.phone.launches.last, .captureExtension("Other", from: .cameraControl))
    XCTAssertFalse(visit.isOpen)
    XCTAssertEqual(other.visit?.app.isInFront, true)
    XCTAssertEqual(bench.product.contentDirectories, ["session-1"])
    XCTAssertEqual(other.visit?.directory, "session-2")
    XCTAssertEqual(bench.phone.unanswered, [])
    // Without access, the app opens from there.
    bench.product.cameraAccess = .denied
    bench.handle(.launch(.controlCenter))
    XCTAssertEqual(bench.phone.launches.last, .app("Photos", from: .controlCenter))
    XCTAssertNil(other.visit)
    XCTAssertFalse(bench.phone.isLocked)
  }

  private func clickNow(_ bench: ProductBench) {
    for isDown in [true, false] { bench.handle(.button(.cameraControl, isDown: isDown)) }
  }
}
