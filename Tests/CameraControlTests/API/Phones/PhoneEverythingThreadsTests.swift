import CameraControl
import CameraControlTesting
import Dispatch
import TestSupport
import XCTest

/// Eight threads that do everything at once, on two phones that refuse each other's devices.
final class PhoneEverythingThreadsTests: XCTestCase {
  /// Nothing hangs, and in the end every link and deadline of both phones is right.
  func testEverythingFromEightThreads() throws {
    // The main thread drains the main queue, and the threads drain that of the delegates.
    let (main, queue) = (ManualQueue(), ManualQueue())
    let phones = [Phone(mainQueue: main), Phone(mainQueue: main)]
    let scene = try EverythingScene(phones, queue: queue)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var random = SeededGenerator(seed: UInt64(thread))
      for round in 0..<200 { scene.step(thread, round, &random) }
    }
    for phone in phones {
      for button in PhoneButton.allCases {
        phone.handle(.button(button, isDown: false), at: phone.now)
      }
      phone.send(ButtonSample(instant: phone.now))
      phone.advance(to: phone.now.advanced(by: .seconds(3600)))
    }
    for queue in [main, queue] { queue.runAll() }
    for phone in phones {
      XCTAssertEqual(phone.brokenInvariants(), [])
      XCTAssertEqual(phone.overlay, .hidden)
      XCTAssertNil(phone.nextDeadline)
    }
    // What all of them used still works.
    try scene.checkThatItStillWorks(on: phones[0])
    for queue in [main, queue] { queue.runAll() }
  }
}

/// The objects that the threads use: some shared by all, some created and dropped by one.
private final class EverythingScene: Sendable {
  private let phones: [Phone]
  private let queue: ManualQueue
  private let sessions: [CaptureSession]
  private let controls: [CaptureControl]
  private let devices: [CaptureDevice]
  private let views: [CaptureView]
  private let interactions: [CaptureEventInteraction]
  private let delegates: [DelegateLog]
  private let heard = Log<Int>()

  init(_ phones: [Phone], queue: ManualQueue) throws {
    self.phones = phones
    self.queue = queue
    sessions = phones.flatMap { phone in
      ["a", "b"].map { CaptureSession(in: phone.launch($0)) }
    }
    devices = phones.flatMap { [$0.addCamera(.wide()), $0.addCamera(.wide(.front))] }
    var controls: [CaptureControl] = try ["Focus", "Depth", "Tint"].map {
      try CameraApp.slider($0)
    }
    controls.append(try SystemZoomSlider(device: devices[2]) { _ in })
    controls.append(try SystemExposureBiasSlider(device: devices[1]) { _ in })
    self.controls = controls
    views = phones.flatMap { phone in
      ["a", "b"].map { CaptureView(in: phone.startInBackground($0)) }
    }
    interactions = (0..<3).map { [heard] index in
      CaptureEventInteraction { _ in heard.add(index) }
    }
    delegates = (0..<2).map { _ in DelegateLog() }
    for (index, session) in sessions.enumerated() {
      try session.addInput(CaptureDeviceInput(device: session.phone.cameras[0]))
      try session.setControlsDelegate(delegates[index % 2], queue: queue)
      views[index].app.show(views[index])
      try session.startRunning()
    }
    for (control, session) in zip(controls, sessions) { try session.addControl(control) }
    for (interaction, view) in zip(interactions, views) { view.addInteraction(interaction) }
  }

  func step(_ thread: Int, _ round: Int, _ random: inout SeededGenerator) {
    switch thread {
    case 0: read(phones[round % 2], &random)
    case 1: press(phones[round % 2], round, &random)
    case 2: changeControls(&random)
    case 3: changeViews(&random)
    case 4: useDevices(round, &random)
    case 5: makeAndDrop(round, &random)
    case 6: follow(round, &random)
    default: run(&random)
    }
  }

  private func pick<Element>(
    _ elements: [Element], _ random: inout SeededGenerator
  ) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private func read(_ phone: Phone, _ random: inout SeededGenerator) {
    let now = phone.now.advanced(by: .milliseconds(Int.random(in: 0...60, using: &random)))
    let force = pick([0, 0.5, 0.5, 1], &random)
    let place = force > 0 ? Double.random(in: 0...20, using: &random) : nil
    phone.send(
      ButtonSample(instant: now, force: force, position: place, isSwitchDown: force == 1))
  }

  private func press(_ phone: Phone, _ round: Int, _ random: inout SeededGenerator) {
    let inputs: [PhoneInput] = [
      .bringToFront("a"), .bringToFront("b"), .leaveApp, .touch(.swipeAway), .touch(.tapItem(1)),
      .interrupt(.audioDeviceInUseByAnotherClient), .endInterruption, .touch(.tapOutside),
      .settings(PhoneSettings { $0.cameraControlEnabled = round % 9 > 0 }),
    ]
    phone.handle(pick(inputs, &random), at: phone.now)
    let button = PhoneButton.allCases[round % 5]
    phone.handle(.button(button, isDown: round.isMultiple(of: 2)), at: phone.now)
    phone.advance(to: phone.now.advanced(by: .milliseconds(100)))
  }

  private func changeControls(_ random: inout SeededGenerator) {
    let (session, control) = (pick(sessions, &random), pick(controls, &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: try? session.removeControl(control)
    case 1, 2: try? session.addControl(control)
    case 3: control.isEnabled.toggle()
    case 4:
      session.beginConfiguration()
      if let first = session.controls.first {
        try? session.removeControl(first)
        try? session.addControl(first)
      }
      session.commitConfiguration()
    case 5: session.slide(control, byMillimeters: 2)
    default: try? (control as? CaptureSlider)?.setValue(0.5)
    }
  }

  private func changeViews(_ random: inout SeededGenerator) {
    let (view, interaction) = (pick(views, &random), pick(interactions, &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: view.addInteraction(interaction)
    case 2: interaction.view?.removeInteraction(interaction)
    case 3: interaction.isEnabled.toggle()
    case 4: view.app.show(view)
    default: view.app.hide(view)
    }
  }

  private func useDevices(_ round: Int, _ random: inout SeededGenerator) {
    let device = pick(devices, &random)
    let session = pick(sessions, &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0, 1:
      guard let input = try? CaptureDeviceInput(device: device) else { return }
      try? session.addInput(input)
      session.removeInput(input)
    case 2:
      guard (try? device.lockForConfiguration()) != nil else { return }
      try? device.ramp(toVideoZoomFactor: Double(1 + round % 3), withRate: 4)
      device.unlockForConfiguration()
    default:
      let seen = Log<DeviceChange>()
      let observation = device.observe { seen.add($0) }
      guard (try? device.lockForConfiguration()) != nil else { return }
      try? device.setVideoZoomFactor(Double(1 + round % 4))
      device.unlockForConfiguration()
      observation.cancel()
    }
  }

  private func makeAndDrop(_ round: Int, _ random: inout SeededGenerator) {
    let app = pick(phones, &random).startInBackground(round.isMultiple(of: 2) ? "a" : "c")
    let session = CaptureSession(in: app)
    let view = CaptureView(in: app)
    view.addInteraction(CaptureEventInteraction { _ in })
    let delegate = DelegateLog()
    try? session.setControlsDelegate(delegate, queue: queue)
    if let slider = try? CameraApp.slider("Brief") { try? session.addControl(slider) }
    try? session.addOutput(CaptureOutput(.photo))
    app.show(view)
    try? session.startRunning()
    app.hide(view)
    if round % 7 == 0 { app.phone.handle(.terminate("c"), at: app.phone.now) }
    let kept = pick(sessions, &random)
    try? kept.setControlsDelegate(pick(delegates + [delegate], &random), queue: queue)
  }

  private func follow(_ round: Int, _ random: inout SeededGenerator) {
    let phone = pick(phones, &random)
    let log = Log<PhoneRecord>()
    let observation = phone.observe(round.isMultiple(of: 2) ? .all : [.callback, .unanswered]) {
      log.add($0)
    }
    let device = phone.cameras[0].observe { _ in }
    let session = pick(sessions, &random).observe { _ in }
    queue.runNext()
    _ = (phone.overlay, phone.snapshot.hashValue, phone.findings.count, phone.report.description)
    if round % 3 > 0 { observation.cancel() }
    withExtendedLifetime((device, session, observation)) {}
  }

  private func run(_ random: inout SeededGenerator) {
    let session = pick(sessions, &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: try? session.stopRunning()
    case 1: session.sessionPreset = .photo
    default: try? session.startRunning()
    }
    queue.runNext()
  }

  /// Adds one control to one session, and uses it.
  func checkThatItStillWorks(on phone: Phone) throws {
    let session = sessions[0]
    for control in controls { for other in sessions { try other.removeControl(control) } }
    phone.handle(.settings(PhoneSettings()), at: phone.now)
    phone.handle(.endInterruption, at: phone.now)
    phone.launch("a")
    try session.addControl(controls[0])
    controls[0].isEnabled = true
    try session.setControlsDelegate(delegates[0], queue: queue)
    try session.startRunning()
    phone.send(ButtonSample(instant: phone.now, force: 0.5, position: 0))
    phone.send(ButtonSample(instant: phone.now))
    XCTAssertNotEqual(phone.overlay, .hidden)
    XCTAssertEqual(phone.brokenInvariants(), [])
  }
}
