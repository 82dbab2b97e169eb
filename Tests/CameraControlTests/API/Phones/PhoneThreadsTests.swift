import CameraControl
import CameraControlTesting
import Dispatch
import TestSupport
import XCTest

/// A phone that many threads use at once.
final class PhoneThreadsTests: XCTestCase {
  /// DEL10, EVT05: inputs from four threads and changes from four others leave everything balanced.
  func testInputsAndChangesFromManyThreads() throws {
    let queue = ManualQueue()
    let phone = Phone(mainQueue: queue)
    let ledger = PhoneWalkLedger()
    let scenes = try ["a", "b"].enumerated().map { index, name in
      try ThreadScene(index, in: phone.launch(name), ledger)
    }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var random = SeededGenerator(seed: UInt64(thread))
      for round in 0..<150 {
        if thread < 4 {
          Self.input(thread, round, phone, &random)
        } else {
          scenes[thread % 2].change(thread, &random)
        }
      }
    }
    for button in PhoneButton.allCases {
      phone.handle(.button(button, isDown: false), at: phone.now)
    }
    phone.advance(to: phone.now.advanced(by: .seconds(3600)))
    queue.runAll()
    XCTAssertEqual(ledger.mistakes, [])
    XCTAssertEqual(ledger.openEventCount, 0)
    XCTAssertEqual(ledger.activeCount, 0)
    XCTAssertEqual(phone.brokenInvariants(), [])
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertNil(phone.nextDeadline)
  }

  private static func input(
    _ thread: Int, _ round: Int, _ phone: Phone, _ random: inout SeededGenerator
  ) {
    let now = phone.now.advanced(by: .milliseconds(Int.random(in: 0...40, using: &random)))
    switch thread {
    case 0, 1:
      let force = [0, 0.5, 0.5, 1][Int.random(in: 0..<4, using: &random)]
      phone.send(ButtonSample(instant: now, force: force, position: force > 0 ? 0 : nil))
    case 2:
      let button = PhoneButton.allCases[round % 4]
      phone.handle(.button(button, isDown: round.isMultiple(of: 3)), at: now)
    default:
      let inputs: [PhoneInput] = [
        .bringToFront("a"), .bringToFront("b"), .leaveApp, .touch(.swipeAway), .endInterruption,
        .interrupt(.audioDeviceInUseByAnotherClient),
      ]
      phone.handle(inputs[round % inputs.count], at: now)
    }
  }
}

/// An app that threads change.
private final class ThreadScene: Sendable {
  private let session: CaptureSession
  private let controls: [CaptureControl]
  private let interaction: CaptureEventInteraction
  private let views: [CaptureView]
  private let app: PhoneApp
  // Retained here, since the session does not retain it.
  private let delegate: DelegateLog

  init(_ index: Int, in app: PhoneApp, _ ledger: PhoneWalkLedger) throws {
    self.app = app
    session = CaptureSession(in: app)
    controls = try ["Focus", "Depth"].map { try CameraApp.slider($0) }
    interaction = CaptureEventInteraction { ledger.hear($0.phase, by: index) }
    views = [CaptureView(in: app), CaptureView(in: app)]
    delegate = DelegateLog { callback, session in
      ledger.hear(callback, of: session, by: index)
    }
    try session.addInput(CaptureDeviceInput(device: app.phone.cameras[0]))
    for control in controls { try session.addControl(control) }
    ledger.set(delegate: index, of: session)
    try session.setControlsDelegate(delegate, queue: .inPlace)
    views[0].addInteraction(interaction)
    app.views = views
    try session.startRunning()
  }

  func change(_ thread: Int, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: try? session.removeControl(controls[0])
    case 1: try? session.addControl(controls[0])
    case 2: try? session.stopRunning()
    case 3, 4: try? session.startRunning()
    case 5: views[thread % 2].addInteraction(interaction)
    case 6: interaction.isEnabled.toggle()
    default: app.phone.settings.cleanPreview = Bool.random(using: &random)
    }
  }
}
