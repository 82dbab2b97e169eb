import CameraControl
import CameraControlTesting
import Dispatch
import Testing

/// Synchronous tests off the main thread, where Swift Testing runs them.
///
/// Work for the main queue has to be sent there.
struct OffTheMainThreadTests {
  @Test func handlersRunOnTheMainActorBeforeASynchronousCallReturns() throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession()
    phone.show(
      CaptureEventInteraction { event in
        recorder.note("\(event.phase) on main: \(DispatchQueue.main.isCurrent)")
      })
    phone.click()
    #expect(recorder.log == ["began on main: true", "ended on main: true"])
    try phone.finish()
    try session.stopRunning()
  }

  @Test @MainActor func aSynchronousTestOfTheMainActorRunsThemInTheCall() throws {
    let phone = SimulatedPhone()
    var phases: [CaptureEventPhase] = []
    let session = try phone.makeSession()
    phone.show(CaptureEventInteraction { event in phases.append(event.phase) })
    phone.press(.volumeDown)
    #expect(phases == [.began, .ended])
    try session.stopRunning()
  }

  @Test func gesturesOnTheQueueOfTheCallbacksDoNotBlockIt() throws {
    let phone = SimulatedPhone()
    let queue = DispatchQueue(label: "session")
    let recorder = Recorder(on: phone)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(queue, action: recorder.action("focus"))
    let session = try phone.makeSession([focus], delegate: recorder, queue: queue)
    queue.sync { phone.perform([.lightPress, .slide(by: 0.5)]) }
    #expect(focus.value == 0.5)
    try session.stopRunning()
  }
}
