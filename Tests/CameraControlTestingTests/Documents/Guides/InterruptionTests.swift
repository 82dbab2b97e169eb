import CameraControl
import CameraControlTesting
import Synchronization
import Testing

/// Shows why the preview stands still, until the session runs again.
nonisolated final class InterruptionBanner: Sendable {
  private let message = Mutex<String?>(nil)
  private let observation = Mutex<ObservationToken?>(nil)

  var text: String? { message.withLock { $0 } }

  init(for session: CaptureSession) {
    let token = session.observe { [weak self] notification in
      switch notification {
      case .wasInterrupted(.videoDeviceInUseByAnotherClient):
        self?.show("Another app uses the camera")
      case .wasInterrupted: self?.show("The camera is paused")
      case .interruptionEnded: self?.show(nil)
      case .didStartRunning, .didStopRunning: break
      }
    }
    observation.withLock { $0 = token }
  }

  private func show(_ text: String?) { message.withLock { $0 = text } }
}

@Suite struct InterruptionTests {
  @Test func aCallPausesTheCamera() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let session = try phone.makeSession()
    let banner = InterruptionBanner(for: session)

    await phone.interrupt(.videoDeviceInUseByAnotherClient)
    #expect(banner.text == "Another app uses the camera")
    #expect(!session.isRunning)

    await phone.endInterruption()  // the phone starts the session again
    #expect(banner.text == nil)
    #expect(session.isRunning)

    await phone.leaveApp()
    #expect(banner.text == "The camera is paused")
    await phone.returnToApp()
    #expect(banner.text == nil)
    try await phone.finish()
    try session.stopRunning()
  }
}
