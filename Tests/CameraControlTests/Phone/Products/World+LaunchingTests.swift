import CameraControl
import TestSupport
import XCTest

final class WorldLaunchingTests: XCTestCase {
  /// LCH10, LCH15, LCK05, LCK27: a click on a locked phone launches the extension, which gets a fresh
  /// directory, performs the intent once, and hears the next click; its directory is not offered yet.
  func testAClickOnALockedPhoneLaunchesTheExtension() throws {
    let bench = try ProductBench()
    bench.handle(.lock)
    bench.click()
    XCTAssertEqual(
      bench.heard(),
      [
        "Photos started", "Photos extension from camera-control", "session-1 made",
        "Photos extension started", "Photos extension performs the intent",
        "perform in the capture extension",
      ])
    XCTAssertEqual(bench.phone.launches, [.captureExtension("Photos", from: .cameraControl)])
    XCTAssertEqual(bench.code.files.asked.all, ["make session-1"])
    let visit = try XCTUnwrap(bench.product.visit)
    XCTAssertTrue(visit.app.isInFront)
    XCTAssertTrue(bench.phone.isLocked)
    XCTAssertEqual(bench.product.contentDirectories, [])
    bench.click()
    XCTAssertEqual(
      bench.heard(), ["Photos extension hears began", "Photos extension hears ended"])
    XCTAssertEqual(bench.phone.unanswered, [])
    XCTAssertEqual(bench.diagnostics, [])
  }

  /// LCH10: so it does once the person has authenticated, as long as the Lock Screen is there.
  func testAnAuthenticatedPersonOnTheLockScreenGetsTheExtension() throws {
    let bench = try ProductBench()
    bench.handle(.lock)
    bench.handle(.authenticate)
    XCTAssertFalse(bench.phone.isLocked)
    XCTAssertTrue(bench.phone.isLockScreenShown)
    bench.handle(.launch(.controlCenter))
    XCTAssertEqual(bench.phone.launches, [.captureExtension("Photos", from: .controlCenter)])
  }

  /// LCH11, LCH15: on the Home Screen and inside another app the app itself launches, by a click and
  /// by the Action button, exactly once.
  func testTheAppLaunchesFromTheHomeScreenAndFromOtherApps() throws {
    for place in [nil, "Notes"] {
      let bench = try ProductBench()
      if let place { bench.handle(.bringToFront(place)) }
      _ = bench.heard()
      bench.click()
      XCTAssertEqual(
        bench.heard(),
        ["Photos from camera-control", "Photos performs the intent", "perform in the app"])
      XCTAssertEqual(bench.phone.frontApp?.identifier, "Photos")
      XCTAssertNil(bench.product.captureExtension)

      bench.handle(.bringToFront("Notes"))
      bench.handle(.button(.action, isDown: true))
      bench.handle(.button(.action, isDown: false))
      XCTAssertEqual(
        bench.heard(),
        ["Photos from action-button", "Photos performs the intent", "perform in the app"])
      XCTAssertEqual(bench.phone.unanswered, [])
    }
  }

  /// LCH11: a launch from inside an app that uses the camera sends that app to the background with all
  /// that follows, and launches once: the first click asks, the second one launches.
  func testALaunchFromInsideACameraApp() throws {
    let bench = try ProductBench(hearing: [.launch, .system, .session])
    let other = bench.phone.launch("Other")
    let session = try other.makeSession()
    _ = bench.heard()
    bench.click()
    bench.click()
    XCTAssertEqual(
      bench.heard(),
      [
        "askToLaunch(CameraControl.PhoneSettings.LaunchTarget.app(\"Photos\"))",
        "launch(CameraControl.PhoneSettings.LaunchTarget.app(\"Photos\"))",
        "Photos from camera-control",
        "wasInterrupted(CameraControl.InterruptionReason.videoDeviceNotAvailableInBackground)",
        "interruptionEnded", "perform in the app",
      ])
    XCTAssertEqual(bench.phone.launches.count, 1)
    XCTAssertTrue(session.isInterrupted)
  }

  /// LCH11: with the Action button held down for an interaction, another source launches all the same,
  /// and the press is cancelled.
  func testALaunchDuringAPressCancelsIt() throws {
    let bench = try ProductBench()
    let other = bench.phone.launch("Other")
    let session = try other.makeSession()
    let view = CaptureView(in: other)
    let heard = Log<CaptureEventPhase>()
    view.addInteraction(CaptureEventInteraction { heard.add($0.phase) })
    other.show(view)
    bench.handle(.button(.volumeUp, isDown: true))
    bench.handle(.launch(.controlCenter))
    XCTAssertEqual(heard.all, [.began, .cancelled])
    XCTAssertEqual(bench.phone.launches, [.app("Photos", from: .controlCenter)])
    withExtendedLifetime(session) {}
  }

  /// LCH12, LCH13: without access to the camera the person is asked to authenticate, and the app opens;
  /// if that fails nothing launches and no directory is made.
  func testWithoutAccessToTheCamera() throws {
    for access in [.denied, .restricted, .notDetermined] as [AuthorizationStatus] {
      let bench = try ProductBench()
      bench.product.cameraAccess = access
      bench.handle(.lock)
      for answer in [.fails, .cancels] as [AuthenticationAnswer] {
        bench.phone.answersAuthentication = answer
        XCTAssertEqual(bench.phone.answersAuthentication, answer)
        bench.handle(.launch(.lockScreenControl))
        XCTAssertEqual(bench.phone.launches.last, .nothing(.notAuthenticated(answer)))
        XCTAssertTrue(bench.phone.isLocked)
        XCTAssertNil(bench.phone.frontApp)
      }
      bench.phone.answersAuthentication = .succeeds
      bench.handle(.launch(.lockScreenControl))
      XCTAssertEqual(bench.phone.launches.last, .app("Photos", from: .lockScreenControl))
      XCTAssertFalse(bench.phone.isLocked)
      XCTAssertFalse(bench.phone.isLockScreenShown)
      XCTAssertEqual(bench.phone.frontApp?.identifier, "Photos")
      XCTAssertEqual(bench.code.files.asked.all, [])
      XCTAssertNil(bench.product.captureExtension)
    }
  }

  /// LCH07: the three controls launch nothing until the person has chosen a product for them, and an
  /// icon launches the app without any intent.
  func testControlsNeedToBeAdded() throws {
    let bench = try ProductBench()
    bench.phone.settings = PhoneSettings()
    for source in [.controlCenter, .actionButton, .cameraControl] as [LaunchSource] {
      bench.handle(.launch(source))
      XCTAssertEqual(bench.phone.launches.last, .nothing(.nothingChosen(source)))
    }
    bench.handle(.launch(.lockScreenControl))
    XCTAssertEqual(bench.phone.launches.last, .nothing(.notHere(.lockScreenControl)))
    _ = bench.heard()
    bench.handle(.launch(.icon("Photos")))
    XCTAssertEqual(bench.heard(), ["Photos from icon of Photos"])
    bench.handle(.launch(.icon("Other")))
    XCTAssertEqual(bench.phone.launches.last, .nothing(.notInstalled("Other")))
  }

  /// LCH01: the Camera Control launches the system's Camera unless the person has chosen the product.
  func testTheCameraControlLaunchesWhatThePersonChose() throws {
    let bench = try ProductBench(hearing: [.launch, .system])
    bench.phone.settings.cameraControlLaunches = nil
    bench.handle(.lock)
    bench.click()
    XCTAssertEqual(
      bench.heard(), ["launch(CameraControl.PhoneSettings.LaunchTarget.camera)"])
    XCTAssertEqual(bench.phone.launches, [])
    bench.phone.settings.cameraControlLaunches = "Elsewhere"
    XCTAssertEqual(bench.phone.settings.cameraControlLaunches, "Elsewhere")
    bench.click()
    XCTAssertEqual(bench.phone.launches, [.nothing(.notInstalled("Elsewhere"))])
  }

  /// LCH05, LCH08: a device without the hardware has neither the source nor a list of targets; a
  /// tablet has Control Center and the Lock Screen.
  func testDevicesWithoutTheHardware() throws {
    let tablet = PhoneModel(
      name: "Tablet", hasCameraControl: false, hasActionButton: false,
      cameras: PhoneModel.iPhone16Pro.cameras)
    let bench = try ProductBench(tablet)
    XCTAssertEqual(bench.phone.launchTargets, [])
    bench.handle(.lock)
    for source in [.cameraControl, .actionButton] as [LaunchSource] {
      bench.handle(.launch(source))
      XCTAssertEqual(bench.phone.launches.last, .nothing(.noSuchSource(source)))
    }
    for source in [.controlCenter, .lockScreenControl] as [LaunchSource] {
      bench.handle(.launch(source))
      XCTAssertEqual(bench.phone.launches.last, .captureExtension("Photos", from: source))
      bench.handle(.leaveApp)
    }
  }

  /// LCH09: a press of an AirPods stem launches nothing, locked or not, short or long.
  func testAStemPressLaunchesNothing() throws {
    for remote in [.off, .pressOnce, .pressAndHold] as [PhoneSettings.AirPodsRemote] {
      let bench = try ProductBench()
      bench.phone.settings.airPodsRemote = remote
      for input in [.unlock, .lock] as [PhoneInput] {
        bench.handle(input)
        for length in [50, 2000] {
          bench.handle(.button(.airPodsStem, isDown: true))
          bench.pass(.milliseconds(length))
          bench.handle(.button(.airPodsStem, isDown: false))
        }
      }
      XCTAssertEqual(bench.phone.launches, [])
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
    let session = try app.makeSession([PhoneBench.slider("Focus", log)])
    let view = CaptureView(in: app)
    view.addInteraction(PhoneBench.interaction("", log))
    app.show(view)
    phone.handle(.button(.cameraControl, isDown: true), at: .zero)
    XCTAssertEqual(log.all, ["began"])
    XCTAssertEqual(session.controls.count, 1)
  }

  /// LCH23: a phone keeps the latest hundred launches.
  func testAPhoneKeepsTheLatestHundredLaunches() throws {
    let bench = try ProductBench()
    bench.handle(.launch(.controlCenter))
    for _ in 0..<100 { bench.handle(.launch(.lockScreenControl)) }
    XCTAssertEqual(
      bench.phone.launches,
      Array(repeating: .nothing(.notHere(.lockScreenControl)), count: 100))
  }

  /// LCH22: a product's app runs its code however it is started, each time as a new process; one that
  /// is not there has none, and a capture extension comes to the front by a launch only.
  func testHoweverAnAppIsStartedItsCodeRuns() throws {
    let ways: [(ProductBench) -> Void] = [
      { $0.handle(.start("Photos")) }, { $0.handle(.bringToFront("Photos")) },
      { $0.phone.launch("Photos") }, { _ = $0.phone.startInBackground("Photos") },
      { $0.handle(.launch(.icon("Photos"))) }, { $0.handle(.launch(.controlCenter)) },
    ]
    for way in ways {
      let bench = try ProductBench()
      let first = bench.product.app
      bench.handle(.kill("Photos", .app))
      XCTAssertEqual(bench.product.app, first)
      XCTAssertNil(bench.code.appRun.withLock { $0.run })
      _ = bench.heard()
      way(bench)
      XCTAssertEqual(bench.heard().filter { $0 == "Photos started" }.count, 1)
      XCTAssertNotEqual(bench.product.app, first)
      XCTAssertNotNil(bench.code.appRun.withLock { $0.run })
      way(bench)
      XCTAssertFalse(bench.heard().contains("Photos started"))
      bench.check()
    }

    let offloaded = try ProductBench(parts: { $0.hasApp = false })
    XCTAssertEqual(offloaded.heard(), [])
    XCTAssertEqual(offloaded.phone.apps, [])
    offloaded.handle(.start("Photos"))
    offloaded.handle(.bringToFront("Photos"))
    XCTAssertNil(offloaded.phone.frontApp)
    offloaded.handle(.launch(.icon("Photos")))
    offloaded.handle(.launch(.controlCenter))
    XCTAssertEqual(
      offloaded.phone.launches,
      [.nothing(.notInstalled("Photos")), .nothing(.notInstalled("Photos"))])
    offloaded.handle(.bringToFront("Photos extension"))
    XCTAssertNil(offloaded.phone.frontApp)
  }
}
