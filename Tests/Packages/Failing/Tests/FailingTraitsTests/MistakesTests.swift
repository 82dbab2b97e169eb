import CameraControl
import CameraControlTesting
import CameraControlTraits
import Synchronization
import Testing

// Six usual mistakes: the output of a failed test names the cause.

@Suite(.phone(.iPhone16Pro)) struct MistakesTests {
  private let queue = ManualQueue(label: "session")

  private func slider() throws -> CaptureSlider {
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.setActionQueue(.inPlace) { _ in }
    return slider
  }

  @Test func theSessionHasNoControlsDelegate() async throws {
    let phone = try #require(SimulatedPhone.current)
    let session = try phone.makeSession([try slider()])
    await phone.lightPress()
    await phone.slide(by: 0.5)
    #expect(phone.overlay != .hidden)  // fails: != (.hidden
    // because: ignored gesture: light press without a controls delegate. Call setControlsDelegate
    try session.stopRunning()
  }

  @Test func aWaitNamesTheCause() async throws {
    let phone = try #require(SimulatedPhone.current)
    let session = try phone.makeSession([try slider()])
    await phone.lightPress()
    try await phone.wait(until: { phone.overlay != .hidden }, within: .seconds(1))  // fails: gave
    // because: The likely cause is this ignored gesture: light press without a controls delegate.
    try session.stopRunning()
  }

  @Test func aPickerHasNoAction() async throws {
    let phone = try #require(SimulatedPhone.current)
    let picker = try CaptureIndexPicker("Mode", symbolName: "scope", numberOfIndexes: 3)
    let session = try phone.makeSession([picker])  // fails: The control “Mode” has no action yet.
    try session.stopRunning()
  }

  @Test func theConfigurationIsNotCommitted() async throws {
    let phone = try #require(SimulatedPhone.current)
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession(delegate: recorder)
    session.beginConfiguration()
    try session.addControl(try slider())
    await phone.lightPress()
    #expect(phone.overlay != .hidden)  // fails: != (.hidden
    // because: warning: a session's configuration is open, so its changes have no effect yet. Call
    // because: ignored gesture: light press without a control.
    session.commitConfiguration()
    try session.stopRunning()
  }

  @Test func theAppHasNoInteraction() async throws {
    let phone = try #require(SimulatedPhone.current)
    let session = try phone.makeSession()
    await phone.click()
    #expect(phone.trace.count(of: .event) == 2)  // fails: == 2
    // because: ignored gesture: click without an event interaction. Add an event interaction
    try session.stopRunning()
  }

  @Test  // fails: The app wrote the value
  func aValueIsSetOffItsQueue() async throws {
    let phone = try #require(SimulatedPhone.current)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(queue) { _ in }
    let session = try phone.makeSession([focus])
    try focus.setValue(0.5)
    try session.stopRunning()
  }

  @MainActor @Test func cancelledIsIgnored() async throws {
    let phone = try #require(SimulatedPhone.current)
    let session = try phone.makeSession()
    var isRecording = false
    phone.show(
      CaptureEventInteraction { event in
        if event.phase == .began { isRecording = true }
        if event.phase == .ended { isRecording = false }
      })
    try await phone.perform("down camera-control; leave-app; up camera-control; wait 9s")
    #expect(!isRecording)  // fails: isRecording
    // because: canceled press: at 0.010, a press of camera-control ended with .cancelled, not .ende
    try session.stopRunning()
  }

  @Test func aTimerIsPending() async throws {
    let phone = try #require(SimulatedPhone.current)
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession([try slider()], delegate: recorder)
    await phone.lightPress()  // fails: a timer of the phone is pending until 3.
    // Like an app that keeps its session, for longer than the test.
    Self.kept.withLock { $0.append((session, recorder)) }
  }

  private static let kept = Mutex<[(CaptureSession, Recorder)]>([])
}
