import CameraControl
import CameraControlTesting
import Testing

/// The examples of the library for tests.
@Suite struct SymbolExamplesOfTestsTests {
  private let phone = SimulatedPhone(.iPhone16Pro)

  private func makeFocus(_ recorder: Recorder) throws -> CaptureSlider {
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace, action: recorder.action("focus"))
    return focus
  }

  @Test func theFirstExample() async throws {
    let recorder = Recorder()
    let focus = try makeFocus(recorder)
    let phone = SimulatedPhone(.iPhone16Pro)
    let session = try phone.makeSession([focus], delegate: recorder)
    await phone.lightPress()
    await phone.slide(by: 0.25)
    #expect(focus.value == 0.25)
    try session.stopRunning()
  }

  @Test func queues() throws {
    let recorder = Recorder(on: phone)
    let focus = try makeFocus(recorder)
    let session = try phone.makeSession([focus], delegate: recorder)
    let queue = ManualQueue(label: "work")
    focus.setActionQueue(queue, action: recorder.action("focus"))
    phone.lightPress()
    phone.slide(by: 0.5)
    queue.runAll()
    #expect(focus.value == 0.5)
    try phone.wait(until: { phone.overlay == .hidden }, within: .seconds(60))
    try phone.wait(until: { session.isRunning })
    phone.lightPress()
    try phone.finish(allowing: [.deadline])  // the overlay is still open
    try session.stopRunning()
  }

  @Test func presses() throws {
    let recorder = Recorder()
    let session = try phone.makeSession()
    phone.show(recorder.interaction())
    phone.press(.cameraControl, for: .seconds(2))
    #expect(recorder.log == ["press began", "press ended"])
    try phone.trace.expect(.event, ["camera-control began", "camera-control ended"])
    try phone.trace.only(.event).expectBalanced()
    phone.down(.volumeDown)
    phone.leaveApp()
    #expect(recorder.log.last == "press cancelled")
    phone.up(.volumeDown)
    try phone.finish()
    try session.stopRunning()
  }

  @Test func faults() throws {
    phone.slide(by: .nan)
    #expect(phone.acknowledgeFaults().map(\.code) == [.invalidGesture])
    try phone.finish()
  }

  @Test func processes() async throws {
    let current = phone.asCurrent { AmbientPhone.app }
    #expect(current == phone.app)
    let photos = try await phone.install(CaptureProduct("Photos"))
    phone.settings.cameraControlLaunches = "Photos"
    await phone.lock()
    await phone.click()
    let process = try #require(photos.captureExtension)
    await phone.swipeUp()
    #expect(photos.contentDirectories == ["session-1"])
    #expect(process.identifier == "Photos extension")
  }

  @Test @MainActor func shards() throws {
    let exploration = Exploration(.iPhone16Pro) { phone in try ShutterApp(on: phone, isMended: true)
    }
    .steps(.lightPress, .click)
    let first = try exploration.run(.exhaustive(depth: 2), shard: 1, of: 2)
    let second = try exploration.run(.exhaustive(depth: 2), shard: 2, of: 2)
    let whole = try first.merged(with: second)
    #expect(whole.isComplete)
  }
}

/// Only one phone can be installed at a time, so no test calls this.
private func makeSession(on phone: SimulatedPhone) throws -> CaptureSession {
  phone.install()
  defer { phone.uninstall() }
  return try phone.makeSession()
}
