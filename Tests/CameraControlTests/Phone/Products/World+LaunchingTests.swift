import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class WorldLaunchingTests: XCTestCase {
  /// LCH10, LCH15, LCK05, LCK27: a click on a locked phone launches the extension, which gets a fresh
  /// directory, performs the intent once, and hears the next click; its directory is not offered yet.
  func testAClickOnALockedPhoneLaunchesTheExtension() throws {
    let (phone, photos) = try Photos.install()
    phone.lock()
    phone.click()
    XCTAssertEqual(
      photos.heard(),
      [
        "Photos started", "Photos extension from camera-control", "session-1 made",
        "Photos extension started", "Photos extension performs the intent",
        "perform in the capture extension",
      ])
    XCTAssertEqual(phone.launches, [.captureExtension("Photos", from: .cameraControl)])
    XCTAssertEqual(photos.code.files.asked.all, ["make session-1"])
    let visit = try XCTUnwrap(photos.product.visit)
    XCTAssertTrue(visit.app.isInFront)
    XCTAssertTrue(phone.isLocked)
    XCTAssertEqual(photos.product.contentDirectories, [])
    phone.click()
    XCTAssertEqual(
      photos.heard(), ["Photos extension hears began", "Photos extension hears ended"])
    XCTAssertEqual(phone.unanswered, [])
    XCTAssertEqual(photos.diagnostics, [])
  }

  /// LCH10: so it does once the person has authenticated, as long as the Lock Screen is there.
  func testAnAuthenticatedPersonOnTheLockScreenGetsTheExtension() throws {
    let photos = try Photos()
    photos.phone.lock()
    photos.phone.authenticate()
    XCTAssertFalse(photos.phone.isLocked)
    XCTAssertTrue(photos.phone.isLockScreenShown)
    photos.phone.launch(from: .controlCenter)
    XCTAssertEqual(photos.phone.launches, [.captureExtension("Photos", from: .controlCenter)])
  }

  /// LCH11, LCH15: on the Home Screen and inside another app the app itself launches, by a click and
  /// by the Action button, exactly once.
  func testTheAppLaunchesFromTheHomeScreenAndFromOtherApps() throws {
    for place in [nil, "Notes"] {
      let (phone, photos) = try Photos.install()
      if let place { phone.launch(place) }
      _ = photos.heard()
      phone.click()
      XCTAssertEqual(
        photos.heard(),
        ["Photos from camera-control", "Photos performs the intent", "perform in the app"])
      XCTAssertEqual(phone.core.frontApp?.identifier, "Photos")
      XCTAssertNil(photos.product.captureExtension)

      phone.launch("Notes")
      phone.down(.action)
      phone.up(.action)
      XCTAssertEqual(
        photos.heard(),
        ["Photos from action-button", "Photos performs the intent", "perform in the app"])
      XCTAssertEqual(phone.unanswered, [])
    }
  }

  /// LCH11: a launch from inside an app that uses the camera sends that app to the background with all
  /// that follows, and launches once: the first click asks, the second one launches.
  func testALaunchFromInsideACameraApp() throws {
    let (phone, photos) = try Photos.install(hearing: [.launch, .system, .session])
    let other = phone.core.launch("Other")
    let session = try other.makeSession()
    _ = photos.heard()
    phone.click()
    phone.click()
    XCTAssertEqual(
      photos.heard(),
      [
        "askToLaunch(CameraControl.PhoneSettings.LaunchTarget.app(\"Photos\"))",
        "launch(CameraControl.PhoneSettings.LaunchTarget.app(\"Photos\"))",
        "Photos from camera-control",
        "wasInterrupted(CameraControl.InterruptionReason.videoDeviceNotAvailableInBackground)",
        "interruptionEnded", "perform in the app",
      ])
    XCTAssertEqual(phone.launches.count, 1)
    XCTAssertTrue(session.isInterrupted)
  }

  /// LCH11: with the Action button held down for an interaction, another source launches all the same,
  /// and the press is canceled.
  func testALaunchDuringAPressCancelsIt() throws {
    let photos = try Photos()
    let other = photos.phone.core.launch("Other")
    let session = try other.makeSession()
    let view = CaptureView(in: other)
    let heard = Log<CaptureEventPhase>()
    view.addInteraction(CaptureEventInteraction { heard.add($0.phase) })
    other.show(view)
    photos.phone.down(.volumeUp)
    photos.phone.launch(from: .controlCenter)
    XCTAssertEqual(heard.all, [.began, .cancelled])
    XCTAssertEqual(photos.phone.launches, [.app("Photos", from: .controlCenter)])
    withExtendedLifetime(session) {}
  }

  /// LCH12, LCH13: without access to the camera the person is asked to authenticate, and the app opens;
  /// if that fails nothing launches and no directory is made.
  func testWithoutAccessToTheCamera() throws {
    for access in [.denied, .restricted, .notDetermined] as [AuthorizationStatus] {
      let (phone, photos) = try Photos.install()
      photos.product.cameraAccess = access
      phone.lock()
      for answer in [.fails, .cancels] as [AuthenticationAnswer] {
        phone.core.answersAuthentication = answer
        XCTAssertEqual(phone.core.answersAuthentication, answer)
        phone.launch(from: .lockScreenControl)
        XCTAssertEqual(phone.launches.last, .nothing(.notAuthenticated(answer)))
        XCTAssertTrue(phone.isLocked)
        XCTAssertNil(phone.core.frontApp)
      }
      phone.core.answersAuthentication = .succeeds
      phone.launch(from: .lockScreenControl)
      XCTAssertEqual(phone.launches.last, .app("Photos", from: .lockScreenControl))
      XCTAssertFalse(phone.isLocked)
      XCTAssertFalse(phone.isLockScreenShown)
      XCTAssertEqual(phone.core.frontApp?.identifier, "Photos")
      XCTAssertEqual(photos.code.files.asked.all, [])
      XCTAssertNil(photos.product.captureExtension)
    }
  }

  /// LCH07: the three controls launch nothing until the person has chosen a product for them, and an
  /// icon launches the app without any intent.
  func testControlsNeedToBeAdded() throws {
    let (phone, photos) = try Photos.install()
    phone.settings = PhoneSettings()
    for source in [.controlCenter, .actionButton, .cameraControl] as [LaunchSource] {
      phone.launch(from: source)
      XCTAssertEqual(phone.launches.last, .nothing(.nothingChosen(source)))
    }
    phone.launch(from: .lockScreenControl)
    XCTAssertEqual(phone.launches.last, .nothing(.notHere(.lockScreenControl)))
    _ = photos.heard()
    phone.launch(from: .icon("Photos"))
    XCTAssertEqual(photos.heard(), ["Photos from icon of Photos"])
    phone.launch(from: .icon("Other"))
    XCTAssertEqual(phone.launches.last, .nothing(.notInstalled("Other")))
  }

  /// LCH01: the Camera Control launches the system's Camera unless the person has chosen the product.
  func testTheCameraControlLaunchesWhatThePersonChose() throws {
    let (phone, photos) = try Photos.install(hearing: [.launch, .system])
    phone.settings.cameraControlLaunches = nil
    phone.lock()
    phone.click()
    XCTAssertEqual(
      photos.heard(), ["launch(CameraControl.PhoneSettings.LaunchTarget.camera)"])
    XCTAssertEqual(phone.launches, [])
    phone.settings.cameraControlLaunches = "Elsewhere"
    XCTAssertEqual(phone.settings.cameraControlLaunches, "Elsewhere")
    phone.click()
    XCTAssertEqual(phone.launches, [.nothing(.notInstalled("Elsewhere"))])
  }

  /// LCH05, LCH08: a device without the hardware has neither the source nor a list of targets; a
  /// tablet has Control Center and the Lock Screen.
  func testDevicesWithoutTheHardware() throws {
    let tablet = PhoneModel(
      name: "Tablet", hasCameraControl: false, hasActionButton: false,
      cameras: PhoneModel.iPhone16Pro.cameras)
    let photos = try Photos(tablet)
    XCTAssertEqual(photos.phone.launchTargets, [])
    photos.phone.lock()
    for source in [.cameraControl, .actionButton] as [LaunchSource] {
      photos.phone.launch(from: source)
      XCTAssertEqual(photos.phone.launches.last, .nothing(.noSuchSource(source)))
    }
    for source in [.controlCenter, .lockScreenControl] as [LaunchSource] {
      photos.phone.launch(from: source)
      XCTAssertEqual(photos.phone.launches.last, .captureExtension("Photos", from: source))
      photos.phone.leaveApp()
    }
  }

  /// LCH09: a press of an AirPods stem launches nothing, locked or not, short or long.
  func testAStemPressLaunchesNothing() throws {
    for remote in [.off, .pressOnce, .pressAndHold] as [PhoneSettings.AirPodsRemote] {
      let photos = try Photos()
      photos.phone.settings.airPodsRemote = remote
      for input in [.unlock, .lock] as [PhoneInput] {
        photos.phone.core.handle(input, at: photos.phone.now)
        for length in [50, 2000] {
          photos.phone.down(.airPodsStem)
          photos.phone.wait(.milliseconds(length))
          photos.phone.up(.airPodsStem)
        }
      }
      XCTAssertEqual(photos.phone.launches, [])
    }
  }

  /// LCH02, LCH03, LCH04, LCH06, LCH16: which products are offered as targets, whatever the access to
  /// the camera, and that one without an extension still gets capture events and controls.
  func testWhatIsOfferedAsATarget() throws {
    let phone = Phone(mainQueue: .inPlace)
    let defects: [(inout ProductParts) -> Void] = [
      { $0.hasCaptureExtension = false }, { $0.extensionPoint = "com.apple.camera.lock-screen" },
      { $0.intentTargets.remove(.app) }, { $0.intentTargets.remove(.captureExtension) },
      { $0.intentTargets.remove(.widgetExtension) }, { $0.hasControl = false },
    ]
    for (index, defect) in defects.enumerated() {
      try phone.install(CaptureProduct("Defect \(index)", parts: ProductParts(defect)))
    }
    let complete = try phone.install(CaptureProduct("Complete"))
    complete.cameraAccess = .denied
    XCTAssertEqual(phone.launchTargets, ["Complete"])
    phone.handle(.lock, at: .zero)
    for index in defects.indices {
      phone.settings.cameraControlLaunches = "Defect \(index)"
      phone.handle(.launch(.cameraControl), at: .zero)
      guard case .nothing = phone.launches.last else { return XCTFail("\(phone.launches)") }
    }
    phone.handle(.unlock, at: .zero)

    let log = Log<String>()
    let app = phone.launch("Defect 0")
    let session = try app.makeSession([CameraApp.slider("Focus", log)])
    let view = CaptureView(in: app)
    view.addInteraction(CameraApp.interaction("", log))
    app.show(view)
    phone.handle(.button(.cameraControl, isDown: true), at: .zero)
    XCTAssertEqual(log.all, ["began"])
    XCTAssertEqual(session.controls.count, 1)
  }

  /// LCH23: a phone keeps the latest hundred launches.
  func testAPhoneKeepsTheLatestHundredLaunches() throws {
    let photos = try Photos()
    photos.phone.launch(from: .controlCenter)
    for _ in 0..<100 { photos.phone.launch(from: .lockScreenControl) }
    XCTAssertEqual(
      photos.phone.launches,
      Array(repeating: .nothing(.notHere(.lockScreenControl)), count: 100))
  }

  /// LCH22: a product's app runs its code however it is started, each time as a new process; one that
  /// is not there has none, and a capture extension comes to the front by a launch only.
  func testHoweverAnAppIsStartedItsCodeRuns() throws {
    let ways: [(Photos) -> Void] = [
      { $0.phone.start("Photos") }, { $0.phone.launch("Photos") },
      { _ = $0.phone.core.launch("Photos") }, { _ = $0.phone.core.startInBackground("Photos") },
      { $0.phone.launch(from: .icon("Photos")) }, { $0.phone.launch(from: .controlCenter) },
    ]
    for way in ways {
      let (phone, photos) = try Photos.install()
      let first = photos.product.app
      phone.kill("Photos", .app)
      XCTAssertEqual(photos.product.app, first)
      XCTAssertNil(photos.code.appRun.withLock { $0.run })
      _ = photos.heard()
      way(photos)
      XCTAssertEqual(photos.heard().filter { $0 == "Photos started" }.count, 1)
      XCTAssertNotEqual(photos.product.app, first)
      XCTAssertNotNil(photos.code.appRun.withLock { $0.run })
      way(photos)
      XCTAssertFalse(photos.heard().contains("Photos started"))
      photos.check()
    }

    let offloaded = try Photos(parts: { $0.hasApp = false })
    XCTAssertEqual(offloaded.heard(), [])
    XCTAssertEqual(offloaded.phone.core.apps, [])
    offloaded.phone.start("Photos")
    offloaded.phone.launch("Photos")
    XCTAssertNil(offloaded.phone.core.frontApp)
    offloaded.phone.launch(from: .icon("Photos"))
    offloaded.phone.launch(from: .controlCenter)
    XCTAssertEqual(
      offloaded.phone.launches,
      [.nothing(.notInstalled("Photos")), .nothing(.notInstalled("Photos"))])
    offloaded.phone.launch("Photos extension")
    XCTAssertNil(offloaded.phone.core.frontApp)
  }
}
