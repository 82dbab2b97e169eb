import CameraControl
import CameraControlTesting
import CameraControlTraits
import Testing

@MainActor struct ExplorationTests {
  @Test(.explores(.exhaustive(depth: 2)))
  func theShutterComesUp() async throws {
    let exploration = Exploration(.iPhone16Pro) { phone in try Shutter(on: phone) }
      .steps(.down(.cameraControl), .leaveApp)
      .finally("the shutter comes up") { _, app in !app.isDown }
    try await exploration.explore()  // fails: “the shutter comes up” does not hold
  }
}

/// An app whose shutter stays down if the person leaves it meanwhile.
@MainActor private final class Shutter {
  private(set) var isDown = false
  private var session: CaptureSession?

  init(on phone: SimulatedPhone) throws {
    session = try phone.makeSession()
    phone.show(CaptureEventInteraction { [weak self] event in self?.take(event) })
  }

  private func take(_ event: CaptureEvent) {
    switch event.phase {
    case .began: isDown = true
    case .ended: isDown = false
    case .cancelled: break
    }
  }
}
