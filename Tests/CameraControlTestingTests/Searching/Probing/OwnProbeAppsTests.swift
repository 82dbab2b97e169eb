import CameraControl
import CameraControlTesting
import XCTest

/// Tests of options that take an app of one's own, or that no app can see.
final class OwnProbeAppsTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let sliding: [GestureStep] = [.lightPress, .slide(by: 0.5)]

  /// Whether the overlay opens over a camera without an output.
  func testWhatUsesTheCameraIsToldByASessionWithoutAnOutput() throws {
    let app = ProbeApp("a camera without an output") { phone in
      let camera = try OwnCamera(on: phone, titles: ["Focus"], hasOutput: false)
      return [ProbeApp.Action("look") { withExtendedLifetime(camera) {} }]
    }
    let values: [PhoneBehavior.Session.CameraInUse] = [
      .runningForegroundWithVideoInput, .alsoOutputOrPreview,
    ]
    let found = try XCTUnwrap(phone.distinguishing(\.session.cameraInUse, values, in: [app]).first)
    XCTAssertEqual(found.script, [.lightPress])
    XCTAssertTrue(phone.distinguishing(\.session.cameraInUse, values, steps: 1).isEmpty)
  }

  /// A queue that is busy while a finger slides gets all values afterward, or only the last one.
  func testWhatAnActionGetsIsToldByASlowQueue() throws {
    let app = ProbeApp("a slider with a slow queue") { phone in
      let queue = ManualQueue()
      let camera = try OwnCamera(on: phone, titles: ["Focus"], queue: queue)
      return [
        ProbeApp.Action("let the queue work") {
          _ = queue.runAll()
          withExtendedLifetime(camera) {}
        }
      ]
    }
    let found = try XCTUnwrap(
      phone.distinguishing(
        \.delivery.actionDelivery, [.everyChange, .latestOnly], in: [app], with: sliding, steps: 3
      ).first)
    XCTAssertEqual(
      found.steps,
      [.gesture(.lightPress), .gesture(.slide(by: 0.5)), .action("let the queue work")])
    XCTAssertEqual(found.outcomes.map(\.values), [[.everyChange], [.latestOnly]])
    XCTAssertGreaterThan(found.outcomes[0].seen.count, found.outcomes[1].seen.count)
  }

  /// The finger stops just beside a prominent value.
  func testHowCloseASlideSnapsIsToldByAProminentValue() throws {
    let app = ProbeApp("a slider with a prominent value") { phone in
      let camera = try OwnCamera(on: phone, titles: ["Focus"], prominent: [0.5])
      return [ProbeApp.Action("look") { withExtendedLifetime(camera) {} }]
    }
    let found = try XCTUnwrap(
      phone.distinguishing(
        \.slide.detentWidth, [0.04, 0.01], in: [app],
        with: [.lightPress, .slide(millimeters: 14.5)]
      ).first)
    XCTAssertEqual(found.script, [.lightPress, .slide(millimeters: 14.5)])
    XCTAssertEqual(found.outcomes.map { $0.seen.last }.first, "focus 0.5")
  }

  /// What was shown last is shown again, if the phone remembers it, though another control is first.
  func testWhatIsRememberedIsToldByAnAppThatIsStartedAgain() throws {
    let app = ProbeApp("two sliders, and changes their order when it starts again") { phone in
      let camera = Started(try OwnCamera(on: phone, titles: ["Focus", "Grain"]))
      return [
        ProbeApp.Action("start the camera again") {
          try camera.restart(on: phone, titles: ["Grain", "Focus"])
        },
        ProbeApp.Action("end the app, and start it again") {
          phone.core.handle(.terminate(phone.app.identifier), at: phone.now)
          phone.core.launch(phone.app.identifier)
          try camera.restart(on: phone, titles: ["Grain", "Focus"])
        },
      ]
    }
    func steps(_ values: [PhoneBehavior.Overlay.Memory]) -> [[ProbeStep]] {
      phone.distinguishing(\.overlay.memory, values, in: [app], with: sliding, steps: 4)
        .map(\.steps)
    }
    let rest: [ProbeStep] = [.gesture(.lightPress), .gesture(.slide(by: 0.5))]
    XCTAssertEqual(
      steps([.perApp, .none]), [[.gesture(.lightPress), .action("start the camera again")] + rest])
    XCTAssertEqual(
      steps([.perApp, .persisted]),
      [[.gesture(.lightPress), .action("end the app, and start it again")] + rest])
  }

  /// These are for eyes and fingers: the system acts, the button knocks, the overlay shows a number.
  func testWhatAnAppDoesNotSeeIsToldByNoApp() {
    let press = PhoneBehavior.Press.self
    XCTAssertTrue(phone.distinguishing(\.button.haptics, [true, false], steps: 1).isEmpty)
    XCTAssertTrue(
      phone.distinguishing(
        \.press.unhandledClick, press.UnhandledClick.allCases, steps: 1
      ).isEmpty)
    XCTAssertTrue(
      phone.distinguishing(\.press.unhandledHold, press.UnhandledHold.allCases, steps: 1).isEmpty)
    XCTAssertTrue(
      phone.distinguishing(
        \.display.displayMapping, PhoneBehavior.Display.DisplayMapping.allCases, steps: 1
      ).isEmpty)
  }
}

/// A camera that can be started again.
private final class Started {
  private var camera: OwnCamera?

  init(_ camera: OwnCamera) {
    self.camera = camera
  }

  func restart(on phone: SimulatedPhone, titles: [String]) throws {
    camera?.stop()
    camera = nil
    camera = try OwnCamera(on: phone, titles: titles)
  }
}

/// A camera that notes what its sliders are told.
private final class OwnCamera {
  private let session: CaptureSession
  private let recorder: Recorder

  init(
    on phone: SimulatedPhone, titles: [String], hasOutput: Bool = true, prominent: [Float] = [],
    queue: any CallbackQueue = .inPlace
  ) throws {
    recorder = Recorder(on: phone)
    session = CaptureSession(in: phone.core.startInBackground(phone.app.identifier))
    try session.addInput(CaptureDeviceInput(device: phone.core.cameras[0]))
    if hasOutput { try session.addOutput(CaptureOutput(.photo)) }
    try session.setControlsDelegate(recorder, queue: .inPlace)
    for title in titles {
      let slider = try CaptureSlider(title, symbolName: "scope", in: 0...1)
      slider.prominentValues = prominent
      slider.setActionQueue(queue, action: recorder.action(title.lowercased()))
      try session.addControl(slider)
    }
    try session.startRunning()
  }

  func stop() {
    try? session.stopRunning()
    for control in session.controls { try? session.removeControl(control) }
  }
}
