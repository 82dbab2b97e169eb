import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Presses that no app takes, on a phone whose buttons launch a product.
final class WorldLaunchingPressesTests: XCTestCase {
  /// LCH19: a press that launches is not unanswered.
  func testAPressThatLaunchesIsAnswered() throws {
    let photos = try Photos()
    photos.phone.lock()
    photos.phone.click()
    photos.phone.leaveApp()
    photos.phone.down(.action)
    photos.phone.up(.action)
    photos.phone.unlock()
    photos.phone.swipeUp()
    photos.phone.unlock()
    photos.phone.click()
    XCTAssertEqual(photos.phone.launches.count, 3)
    XCTAssertEqual(photos.phone.unanswered, [])
  }

  /// LCH19: a press that was to launch and launched nothing says so, and the launch says why.
  func testAPressThatLaunchesNothingIsUnanswered() throws {
    let photos = try Photos(parts: { $0.hasControl = false })
    photos.phone.lock()
    photos.phone.click()
    photos.phone.down(.action)
    XCTAssertEqual(
      photos.phone.launches, [.nothing(.noControl), .nothing(.noControl)])
    XCTAssertEqual(
      photos.phone.unanswered.map(UnansweredLog.text),
      ["cameraControl: nothingLaunched", "action: nothingLaunched"])
    XCTAssertEqual(
      "\(photos.phone.unanswered[0])",
      "click that launched nothing. Read the reason in the last element of the phone's launches.")
  }

  /// LCH19: a click that is held for something else, or whose button is switched off before it comes
  /// up, launches nothing and says why no app took it.
  func testAClickThatDoesNotGetToLaunchIsExplained() throws {
    let (phone, photos) = try Photos.install(hearing: [.system])
    phone.lock()
    phone.down(.cameraControl)
    XCTAssertEqual(phone.unanswered, [])
    phone.wait(.seconds(2))
    phone.up(.cameraControl)
    XCTAssertEqual(photos.heard(), ["visualIntelligence"])
    XCTAssertEqual(phone.launches, [])
    XCTAssertEqual(
      phone.unanswered.map(UnansweredLog.text), ["cameraControl: appNotInFront"])

    phone.down(.cameraControl)
    phone.settings.cameraControlEnabled = false
    photos.check()
    XCTAssertEqual(phone.unanswered.count, 2)
    phone.settings.cameraControlEnabled = true
    phone.wait(.seconds(100))
    XCTAssertEqual(phone.unanswered.count, 2)
    XCTAssertNil(phone.core.nextDeadline)
  }

  /// LCH19: where two clicks launch, neither of them is unanswered, and a single one is, once it is too
  /// late for the second.
  func testADoubleClick() throws {
    let (phone, photos) = try Photos.install()
    phone.settings.launchGesture = .doubleClick
    phone.lock()
    for _ in 0..<2 { clickNow(photos) }
    XCTAssertEqual(phone.launches, [.captureExtension("Photos", from: .cameraControl)])
    phone.leaveApp()
    phone.wait(.seconds(2))
    XCTAssertEqual(phone.unanswered, [])

    clickNow(photos)
    let window = phone.core.behavior.button.doubleClickWindow.standard
    phone.wait(window)
    XCTAssertEqual(phone.unanswered, [])
    // The last instant of the window still belongs to it.
    clickNow(photos)
    XCTAssertEqual(phone.launches.count, 2)
    phone.leaveApp()

    phone.wait(.seconds(2))
    clickNow(photos)
    phone.wait(window)
    phone.wait(.nanoseconds(1))
    XCTAssertEqual(
      phone.unanswered.map(UnansweredLog.text), ["cameraControl: appNotInFront"])
    clickNow(photos)
    XCTAssertEqual(phone.launches.count, 2)
  }

  /// LCH19: a single click is explained in time although the button is down again by then, for an app
  /// that came to the front meanwhile.
  func testAClickThatWaitsWhileTheButtonIsDownAgain() throws {
    let (phone, photos) = try Photos.install()
    phone.settings.launchGesture = .doubleClick
    let other = phone.core.startInBackground("Other")
    let session = try other.makeSession()
    let view = CaptureView(in: other)
    view.addInteraction(CaptureEventInteraction { _ in })
    other.show(view)
    phone.lock()
    clickNow(photos)
    phone.launch("Other")
    phone.down(.cameraControl)
    phone.wait(.seconds(2))
    XCTAssertEqual(phone.unanswered.map(\.what), [.press(.cameraControl)])
    phone.up(.cameraControl)
    XCTAssertEqual(phone.unanswered.count, 1)
    XCTAssertNil(phone.core.nextDeadline)
    withExtendedLifetime(session) {}
  }

  /// LCH20: on a dark screen the first click only wakes the phone, unless the settings say otherwise;
  /// a launch lights the screen.
  func testOnADarkScreenTheFirstClickWakes() throws {
    let (phone, photos) = try Photos.install(hearing: [.launch, .system])
    phone.sideButton()
    XCTAssertFalse(phone.core.isScreenOn)
    XCTAssertTrue(phone.isLocked)
    phone.click()
    XCTAssertEqual(photos.heard(), ["wakeScreen"])
    XCTAssertTrue(phone.core.isScreenOn)
    phone.click()
    XCTAssertEqual(phone.launches, [.captureExtension("Photos", from: .cameraControl)])

    phone.sideButton()
    phone.settings.requireScreenOn = false
    let unanswered = phone.unanswered.count
    phone.click()
    XCTAssertEqual(phone.launches.count, 2)
    XCTAssertTrue(phone.core.isScreenOn)
    XCTAssertEqual(phone.unanswered.count, unanswered)

    phone.sideButton()
    phone.down(.action)
    XCTAssertEqual(phone.launches.count, 3)
    XCTAssertTrue(phone.core.isScreenOn)
    XCTAssertEqual(phone.unanswered.count, unanswered)
  }

  /// LCH20: nothing on a dark screen can be touched, and a Camera Control that is switched off launches
  /// nothing; the Action button needs neither.
  func testWhatIsOutOfReachLaunchesNothing() throws {
    let photos = try Photos(hearing: [.launch, .system])
    photos.phone.sideButton()
    for source: LaunchSource in [
      .lockScreenControl, .controlCenter, .icon("Photos"), .cameraControl,
    ] {
      photos.phone.launch(from: source)
      XCTAssertEqual(photos.phone.launches.last, .nothing(.screenOff), "\(source)")
      XCTAssertFalse(photos.phone.core.isScreenOn)
    }
    photos.phone.settings.cameraControlEnabled = false
    photos.phone.launch(from: .cameraControl)
    XCTAssertEqual(photos.phone.launches.last, .nothing(.buttonOff))
    photos.phone.launch(from: .actionButton)
    XCTAssertEqual(
      photos.phone.launches.last, .captureExtension("Photos", from: .actionButton))
    XCTAssertTrue(photos.phone.core.isScreenOn)
    photos.phone.swipeUp()

    photos.phone.settings.cameraControlEnabled = true
    photos.phone.settings.requireScreenOn = false
    photos.phone.sideButton()
    photos.phone.launch(from: .cameraControl)
    XCTAssertEqual(
      photos.phone.launches.last, .captureExtension("Photos", from: .cameraControl))
  }

  /// LCH19: in an extension that lacks something, a click is explained by what it lacks, although it
  /// also tries to launch.
  func testAClickInAnExtensionThatLacksSomething() throws {
    let (phone, photos) = try Photos.install(does: [])
    phone.lock()
    phone.click()
    // The app has a session: the extension in front is meant all the same.
    let session = try photos.product.app.makeSession()
    phone.click()
    XCTAssertEqual(phone.launches.last, .nothing(.alreadyInFront))
    XCTAssertEqual(
      phone.unanswered.map(UnansweredLog.text), ["cameraControl: noSession, noInteraction"])
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

  /// LCH01, LCH19: what the phone says it launched is what it launched: an app that is not installed, or that
  /// nothing can launch now, is in neither list as launched; one that is installed is in both.
  func testTheSystemsActionsAreTheLaunches() throws {
    let phone = SimulatedPhone(settings: PhoneSettings { $0.launchTarget = .app("Nobody") })
    phone.leaveApp()
    phone.click()
    XCTAssertEqual(phone.launches, [.nothing(.notInstalled("Nobody"))])
    XCTAssertEqual(phone.systemActions, [])
    // The click that answers the question in an app that uses the camera.
    let session = try phone.makeSession()
    phone.returnToApp()
    phone.click()
    XCTAssertEqual(phone.systemActions, [.askToLaunch(.app("Nobody"))])
    phone.click()
    XCTAssertEqual(phone.systemActions, [.askToLaunch(.app("Nobody"))])
    XCTAssertEqual(phone.launches.last, .nothing(.notInstalled("Nobody")))
    withExtendedLifetime(session) {}

    let (other, photos) = try Photos.install()
    photos.product.cameraAccess = .denied
    (other.answersAuthentication, _) = (.fails, other.lock())
    other.click()
    XCTAssertEqual(other.launches, [.nothing(.notAuthenticated(.fails))])
    XCTAssertEqual(other.systemActions, [])
    other.answersAuthentication = .succeeds
    other.click()
    XCTAssertEqual(other.launches.last, .app("Photos", from: .cameraControl))
    XCTAssertEqual(other.systemActions, [.launch(.app("Photos"))])
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
    let (phone, photos) = try Photos.install(does: [])
    let other = try phone.core.install(CaptureProduct("Other"))
    phone.settings.lockScreenLaunches = "Other"
    phone.lock()
    phone.click()
    let visit = try XCTUnwrap(photos.product.visit)
    phone.launch(from: .lockScreenControl)
    XCTAssertEqual(phone.launches.last, .nothing(.notHere(.lockScreenControl)))
    phone.settings.cameraControlLaunches = "Other"
    phone.click()
    XCTAssertEqual(
      phone.launches.last, .captureExtension("Other", from: .cameraControl))
    XCTAssertFalse(visit.isOpen)
    XCTAssertEqual(other.visit?.app.isInFront, true)
    XCTAssertEqual(photos.product.contentDirectories, ["session-1"])
    XCTAssertEqual(other.visit?.directory, "session-2")
    XCTAssertEqual(phone.unanswered, [])
    // Without access, the app opens from there.
    photos.product.cameraAccess = .denied
    phone.launch(from: .controlCenter)
    XCTAssertEqual(phone.launches.last, .app("Photos", from: .controlCenter))
    XCTAssertNil(other.visit)
    XCTAssertFalse(phone.isLocked)
  }

  private func clickNow(_ photos: Photos) {
    for isDown in [true, false] {
      photos.phone.core.handle(.button(.cameraControl, isDown: isDown), at: photos.phone.now)
    }
  }
}
