import CameraControl
import CameraControlTesting
import Testing

/// The code blocks of the document that need some surrounding code, in the same order.
struct EveryGestureTests {
  @Test func aSessionForATest() throws {
    let phone = SimulatedPhone()
    let camera = try phone.backCamera  // throws an error if the model has no such camera
    let session = CaptureSession(in: phone.app)
    try session.addInput(CaptureDeviceInput(device: camera))

    let early = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    #expect(!session.canAddControl(early))  // says no, but not why
    #expect(session.reasonNotToAdd(early)?.code == .missingActionQueue)
  }

  @Test func everyGesture() async throws {
    let phone = SimulatedPhone()
    await phone.lightPress()  // the overlay shows the control used last
    await phone.doubleLightPress()  // the list of controls
    await phone.lightHold(for: .seconds(1))  // locks the focus, if the setting is on
    await phone.slide(by: 0.25)  // a quarter of the whole range; negative goes back
    await phone.slide(millimeters: -3)
    await phone.lightSlide(by: 0.5)  // presses lightly, slides, lets go
    await phone.click()  // all the way down and up
    await phone.doubleClick()
    await phone.touch(force: 0.1)  // less than a light press takes; the finger stays
    await phone.lift()
    await phone.press(.volumeUp)  // .cameraControl .volumeDown .action .airPodsStem
    await phone.press(.volumeDown, for: .seconds(1))
    await phone.down(.cameraControl)
    await phone.up(.cameraControl)
    await phone.swipeOverlay()  // from a control to the list
    await phone.tapOverlay(item: 1)  // items count from 0
    await phone.dragOverlay(millimeters: 5)
    await phone.tapOutsideOverlay()
    await phone.swipeOverlayToBezel()
    await phone.wait(.seconds(5))  // virtual: takes no time
    await phone.leaveApp()
    await phone.returnToApp()
    await phone.launch("Mail")
    await phone.turnScreenOff()
    await phone.turnScreenOn()
    await phone.interrupt(.videoDeviceInUseByAnotherClient)
    await phone.endInterruption()
    phone.settings.airPodsRemote = .pressOnce  // any setting, at any time
    try await phone.finish()
  }

  @Test func scripts() async throws {
    let phone = SimulatedPhone()
    try await phone.perform("light-press; slide +0.25; wait 3s; click")

    let script: GestureScript = [.lightPress, .slide(by: 0.25), .wait(.seconds(3)), .click]
    await phone.perform(script)

    await phone.perform(
      GestureScript {
        for part in 1...3 {
          GestureStep.lightPress
          GestureStep.slide(by: Double(part) / 10)
        }
        GestureStep.click
      })
    #expect("\(script)" == "light-press; slide +0.25; wait 3s; click")
  }

  @Test func questions() async throws {
    let phone = SimulatedPhone()
    #expect(phone.overlay == .hidden)  // .control(face), .list(faces, highlighted: 0)
    #expect(phone.overlay.drawing == "hidden")  // or a line such as: Zoom ──●────────── 1.5x
    #expect(phone.systemActions == [])  // presses that reached no app
    #expect(phone.faults == [])  // rejected calls; an exception would end the app
    #expect(phone.diagnostics == [])  // what works but is probably a mistake
    #expect(phone.findings == [])  // both, in the order they came up; print(phone.report)
    #expect(phone.unanswered == [])  // presses and gestures that had no effect, and why
    #expect(phone.now == .zero)
    try phone.trace.expect(.event, [])  // the entries of one kind, in order
    try phone.trace.expectNone(.fault, .diagnostic)
    try phone.trace.expectBalanced()  // everything that began has ended
    try phone.trace.expectEqual(to: phone.trace)  // shows both side by side if they differ
  }

  @Test func valuesOfATrace() {
    let phone = SimulatedPhone()
    #expect(phone.trace.phases() == [])  // how often the shutter fired: .count { $0 == .ended }
    #expect(phone.trace.callbacks == [])  // what the controls delegate received, in order
    #expect(phone.trace.values(of: "Focus") == [])  // the values that a finger gave a control
  }

  @Test func entriesOneByOne() async throws {
    let phone = SimulatedPhone()
    let recorder = Recorder()
    var cursor = phone.traceCursor()
    await phone.lightPress()
    for entry in cursor.read().entries { recorder.note("\(entry)") }
    #expect(recorder.log.joined(separator: "\n") + "\n" == "\(phone.trace)")
    #expect(recorder.log.count > 2)
    try await phone.finish()
  }

  @Test @MainActor func waits() async throws {
    let phone = SimulatedPhone()
    let model = CameraModel()
    Task { await model.prepare() }
    await phone.settle()  // every callback has run
    try await phone.wait(until: { model.isReady })  // the app's own work; virtual time stands still
    try await phone.wait(until: { phone.overlay == .hidden }, within: .seconds(60))
  }

  @Test func clocks() async throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let clock: any Clock<Duration> = phone.clock
    let timer = Task {
      try await clock.sleep(for: .seconds(10))
      recorder.note("time is up")
    }
    try await phone.clock.waitForSleepers()
    await phone.wait(.seconds(10))
    try await timer.value
    #expect(recorder.log == ["time is up"])
  }

  @Test func drainedByHand() async throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let (work, news) = (ManualQueue(label: "work"), ManualQueue(label: "news"))
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(work, action: recorder.action("focus"))
    let session = try phone.makeSession([focus], delegate: recorder, queue: news)
    await phone.lightPress()
    await phone.slide(by: 0.5)
    ManualQueue.drain([work, news], seed: 7)
    #expect(focus.value == 0.5)
    await phone.wait(.seconds(3))
    news.runAll()
    try await phone.finish()
    try session.stopRunning()
  }
}
