import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What a phone knows is a value: equal if told the same, and a snapshot if copied.
///
/// A world takes pages to print, so a test that fails names the step instead.
final class WorldEqualityTests: XCTestCase {
  /// Two phones that are told the same know the same, and every step told to only one makes a
  /// difference.
  func testTwoPhonesThatAreToldTheSame() throws {
    let (first, second) = (try CameraApp(), try CameraApp())
    XCTAssertTrue(first.phone.core.snapshot == second.phone.core.snapshot)
    for (name, step) in Self.steps {
      let before = first.phone.core.snapshot
      try step(first)
      XCTAssertFalse(first.phone.core.snapshot == second.phone.core.snapshot, name)
      XCTAssertTrue(before == second.phone.core.snapshot, "\(name): a copy is a snapshot")
      try step(second)
      XCTAssertTrue(first.phone.core.snapshot == second.phone.core.snapshot, name)
      XCTAssertEqual(
        first.phone.core.snapshot.hashValue, second.phone.core.snapshot.hashValue, name)
    }
  }

  /// The order in which a phone is told things matters.
  func testTwoPhonesThatAreToldInAnotherOrder() throws {
    let (first, second) = (try CameraApp(titles: []), try CameraApp(titles: []))
    let titles = ["Focus", "Depth"]
    for title in titles {
      try first.session.addControl(first.slider(title))
    }
    for title in titles.reversed() {
      try second.session.addControl(second.slider(title))
    }
    XCTAssertFalse(first.phone.core.snapshot == second.phone.core.snapshot)
  }

  /// How time is divided makes no difference to what a phone knows after the next input.
  func testOneLongWaitAndManyShortOnes() throws {
    for (index, (name, step)) in Self.steps.enumerated()
    where Effort.isCampaign || index.isMultiple(of: 4) {
      let (long, short) = (try CameraApp(), try CameraApp())
      for app in [long, short] {
        try ramp(app.phone.core.cameras[0])
        try step(app)
      }
      long.phone.wait(.milliseconds(3500))
      for _ in 0..<500 { short.phone.wait(.milliseconds(7)) }
      XCTAssertEqual(long.phone.now, short.phone.now)
      // Only the clock moves while nothing is due, so the worlds are equal again after the next
      // input.
      for app in [long, short] { app.phone.endInterruption() }
      XCTAssertTrue(long.phone.core.snapshot == short.phone.core.snapshot, name)
    }
  }

  /// A refused call leaves what a phone knows unchanged.
  func testARefusedCallChangesNothing() throws {
    let (phone, app) = try CameraApp.open(titles: ["a", "b", "c", "d"])
    let fifth = try app.slider("e")
    let before = phone.core.snapshot
    XCTAssertThrowsError(try app.session.addControl(fifth))
    XCTAssertThrowsError(try app.session.addControl(app.controls[0]))
    XCTAssertThrowsError(try app.session.setControlsDelegate(app.delegate, queue: nil))
    XCTAssertThrowsError(try app.session.addInput(app.session.inputs[0]))
    XCTAssertTrue(phone.core.snapshot == before)
  }

  /// The values that the host passes around for each effect stay small.
  func testEffectsAreSmall() {
    XCTAssertLessThanOrEqual(MemoryLayout<PhoneEffect<Identifiers>>.stride, 48)
  }

  private func ramp(_ camera: CaptureDevice) throws {
    try camera.lockForConfiguration()
    try camera.ramp(toVideoZoomFactor: 3, withRate: 1)
    camera.unlockForConfiguration()
  }

  /// Each step makes a difference after those before it; alone, the last ones find no product.
  private static let steps: [(String, @Sendable (CameraApp) throws -> Void)] = [
    ("light press", { $0.phone.lightPress() }),
    ("slide", { $0.phone.slide(millimeters: 5) }),
    (
      "time",
      { app in
        app.phone.wait(.milliseconds(1))
        app.phone.endInterruption()
      }
    ),
    ("list", { $0.phone.doubleLightPress() }),
    ("tap", { $0.phone.tapOverlay(item: 1) }),
    ("button down", { $0.phone.down(.volumeUp) }),
    ("button up", { $0.phone.up(.volumeUp) }),
    ("click down", { $0.phone.down(.cameraControl) }),
    ("click up", { $0.phone.lift() }),
    ("finger", { $0.phone.sense(0.1, at: 2) }),
    ("lift", { $0.phone.lift() }),
    ("control off", { $0.controls[0].isEnabled = false }),
    (
      "control identifier",
      { ($0.controls[0] as? CaptureSlider)?.accessibilityIdentifier = "first" }
    ),
    ("open configuration", { $0.session.beginConfiguration() }),
    ("remove a control", { try $0.session.removeControl($0.controls[2]) }),
    ("commit", { $0.session.commitConfiguration() }),
    ("surplus commit", { $0.session.commitConfiguration() }),
    (
      "zoom",
      { app in
        let camera = app.phone.core.cameras[0]
        try camera.lockForConfiguration()
        try camera.setVideoZoomFactor(2)
        camera.unlockForConfiguration()
      }
    ),
    ("settings", { $0.phone.settings.cleanPreview = false }),
    ("interaction off", { $0.interaction.isEnabled = false }),
    ("interaction away", { $0.view.removeInteraction($0.interaction) }),
    ("hide", { $0.phone.app.hide($0.view) }),
    ("output", { try $0.session.addOutput(CaptureOutput(.photo)) }),
    ("access", { $0.phone.app.setAuthorizationStatus(.notDetermined, for: .video) }),
    ("sound", { $0.phone.app.defaultCaptureSoundDisabled = true }),
    ("interruption", { $0.phone.interrupt(.videoDeviceInUseByAnotherClient) }),
    ("no delegate", { try $0.session.setControlsDelegate(nil, queue: nil) }),
    ("other app", { $0.phone.launch("other") }),
    ("screen", { $0.phone.turnScreenOff() }),
    ("end", { $0.phone.perform([.endApp("app")]) }),
    ("product", { try $0.phone.install(CaptureProduct("Photos")) }),
    ("answer", { $0.phone.core.handle(.answerAuthentication(.fails), at: $0.phone.now) }),
    ("storage", { $0.phone.fillStorage() }),
    ("lock", { $0.phone.lock() }),
    ("screen again", { $0.phone.turnScreenOn() }),
    ("launch of nothing", { $0.phone.launch(from: .lockScreenControl) }),
    (
      "visit",
      { app in
        app.phone.settings.lockScreenLaunches = "Photos"
        app.phone.lock()
        app.phone.launch(from: .lockScreenControl)
      }
    ),
    ("context", { try $0.phone.products.first?.setAppContext([1]) }),
    ("user's action", { $0.phone.products.first?.visit?.app.noteUserAction() }),
    ("consumer", { _ = $0.phone.products.first?.addConsumer() }),
    ("delay", { $0.phone.products.first?.beginDelayingAppearance() }),
    ("kill", { $0.phone.kill("Photos", .captureExtension) }),
    ("room", { $0.phone.freeStorage() }),
    ("deletion", { $0.phone.products.first?.invalidate("session-1") }),
    ("authenticate", { $0.phone.authenticate() }),
    ("end of the product's app", { $0.phone.kill("Photos", .app) }),
  ]
}
