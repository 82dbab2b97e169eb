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
    let (first, second) = (try PhoneBench(), try PhoneBench())
    XCTAssertTrue(first.phone.snapshot == second.phone.snapshot)
    for (name, step) in Self.steps {
      let before = first.phone.snapshot
      try step(first)
      XCTAssertFalse(first.phone.snapshot == second.phone.snapshot, name)
      XCTAssertTrue(before == second.phone.snapshot, "\(name): a copy is a snapshot")
      try step(second)
      XCTAssertTrue(first.phone.snapshot == second.phone.snapshot, name)
      XCTAssertEqual(first.phone.snapshot.hashValue, second.phone.snapshot.hashValue, name)
    }
  }

  /// The order in which a phone is told things matters.
  func testTwoPhonesThatAreToldInAnotherOrder() throws {
    let (first, second) = (try PhoneBench(titles: []), try PhoneBench(titles: []))
    let titles = ["Focus", "Depth"]
    for title in titles {
      try first.session.addControl(PhoneBench.slider(title, first.log))
    }
    for title in titles.reversed() {
      try second.session.addControl(PhoneBench.slider(title, second.log))
    }
    XCTAssertFalse(first.phone.snapshot == second.phone.snapshot)
  }

  /// How time is divided makes no difference to what a phone knows after the next input.
  func testOneLongWaitAndManyShortOnes() throws {
    for (index, (name, step)) in Self.steps.enumerated()
    where Effort.isCampaign || index.isMultiple(of: 4) {
      let (long, short) = (try PhoneBench(), try PhoneBench())
      for bench in [long, short] {
        try ramp(bench.phone.cameras[0])
        try step(bench)
      }
      long.wait(.milliseconds(3500))
      for _ in 0..<500 { short.wait(.milliseconds(7)) }
      XCTAssertEqual(long.now, short.now)
      // Only the clock moves while nothing is due, so the worlds are equal again after the next
      // input.
      for bench in [long, short] { bench.handle(.endInterruption) }
      XCTAssertTrue(long.phone.snapshot == short.phone.snapshot, name)
    }
  }

  /// A refused call leaves what a phone knows unchanged.
  func testARefusedCallChangesNothing() throws {
    let bench = try PhoneBench(titles: ["a", "b", "c", "d"])
    let fifth = try PhoneBench.slider("e", bench.log)
    let before = bench.phone.snapshot
    XCTAssertThrowsError(try bench.session.addControl(fifth))
    XCTAssertThrowsError(try bench.session.addControl(bench.controls[0]))
    XCTAssertThrowsError(try bench.session.setControlsDelegate(bench.delegate, queue: nil))
    XCTAssertThrowsError(try bench.session.addInput(bench.session.inputs[0]))
    XCTAssertTrue(bench.phone.snapshot == before)
  }

  /// The values that the host passes around for each effect stay small.
  func testEffectsAreSmall() {
    XCTAssertLessThanOrEqual(MemoryLayout<PhoneEffect>.stride, 48)
  }

  private func ramp(_ camera: CaptureDevice) throws {
    try camera.lockForConfiguration()
    try camera.ramp(toVideoZoomFactor: 3, withRate: 1)
    camera.unlockForConfiguration()
  }

  /// Each step makes a difference after those before it; alone, the last ones find no product.
  private static let steps: [(String, @Sendable (PhoneBench) throws -> Void)] = [
    ("light press", { $0.lightPress() }),
    ("slide", { $0.slide(5) }),
    (
      "time",
      { bench in
        bench.wait(.milliseconds(1))
        bench.handle(.endInterruption)
      }
    ),
    ("list", { $0.doubleLightPress() }),
    ("tap", { $0.handle(.touch(.tapItem(1))) }),
    ("button down", { $0.down(.volumeUp) }),
    ("button up", { $0.up(.volumeUp) }),
    ("click down", { $0.pushDown() }),
    ("click up", { $0.lift() }),
    ("finger", { $0.sense(0.1, at: 2) }),
    ("lift", { $0.lift() }),
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
      { bench in
        let camera = bench.phone.cameras[0]
        try camera.lockForConfiguration()
        try camera.setVideoZoomFactor(2)
        camera.unlockForConfiguration()
      }
    ),
    ("settings", { $0.phone.settings.cleanPreview = false }),
    ("interaction off", { $0.interaction.isEnabled = false }),
    ("interaction away", { $0.view.removeInteraction($0.interaction) }),
    ("hide", { $0.app.hide($0.view) }),
    ("output", { try $0.session.addOutput(CaptureOutput(.photo)) }),
    ("access", { $0.app.setAuthorizationStatus(.notDetermined, for: .video) }),
    ("sound", { $0.app.defaultCaptureSoundDisabled = true }),
    ("interruption", { $0.handle(.interrupt(.videoDeviceInUseByAnotherClient)) }),
    ("no delegate", { try $0.session.setControlsDelegate(nil, queue: nil) }),
    ("other app", { $0.handle(.bringToFront("other")) }),
    ("screen", { $0.handle(.screen(isOn: false)) }),
    ("end", { $0.handle(.terminate("app")) }),
    ("product", { try $0.phone.install(CaptureProduct("Photos")) }),
    ("answer", { $0.handle(.answerAuthentication(.fails)) }),
    ("storage", { $0.handle(.storage(isFull: true)) }),
    ("lock", { $0.handle(.lock) }),
    ("screen again", { $0.handle(.screen(isOn: true)) }),
    ("launch of nothing", { $0.handle(.launch(.lockScreenControl)) }),
    (
      "visit",
      { bench in
        bench.phone.settings.lockScreenLaunches = "Photos"
        bench.handle(.lock)
        bench.handle(.launch(.lockScreenControl))
      }
    ),
    ("context", { try $0.phone.products.first?.setAppContext([1]) }),
    ("user's action", { $0.phone.products.first?.visit?.app.noteUserAction() }),
    ("consumer", { _ = $0.phone.products.first?.addConsumer() }),
    ("delay", { $0.phone.products.first?.beginDelayingAppearance() }),
    ("kill", { $0.handle(.kill("Photos", .captureExtension)) }),
    ("room", { $0.handle(.storage(isFull: false)) }),
    ("deletion", { $0.phone.products.first?.invalidate("session-1") }),
    ("authenticate", { $0.handle(.authenticate) }),
    ("end of the product's app", { $0.handle(.kill("Photos", .app)) }),
  ]
}
