import CameraControl
import CameraControlTesting

/// An app whose shutter stays down if the person leaves it meanwhile.
@MainActor final class Shutter {
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
