import CameraControl
import CameraControlTesting

@MainActor final class ShutterApp {
  private(set) var isShutterDown = false
  private(set) var photos = 0
  private var session: CaptureSession?

  init(on phone: SimulatedPhone) throws {
    session = try phone.makeSession()
    phone.show(CaptureEventInteraction { [weak self] event in self?.handle(event) })
  }

  private func handle(_ event: CaptureEvent) {
    switch event.phase {
    case .began: isShutterDown = true
    case .ended:
      isShutterDown = false
      photos += 1
    case .cancelled: isShutterDown = false
    }
  }
}
