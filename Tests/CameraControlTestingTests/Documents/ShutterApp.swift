import CameraControl
import CameraControlTesting

/// The app of the book.
@MainActor final class ShutterApp {
  private(set) var isShutterDown = false
  private(set) var isRecording = false
  private(set) var photos = 0
  private var session: CaptureSession?
  private let isMended: Bool

  init(on phone: SimulatedPhone, isMended: Bool = false) throws {
    self.isMended = isMended
    session = try phone.makeSession()
    phone.show(CaptureEventInteraction { [weak self] event in self?.handle(event) })
  }

  private func handle(_ event: CaptureEvent) {
    switch event.phase {
    case .began: isShutterDown = true
    case .ended:
      isShutterDown = false
      photos += 1
    // The mistake of the document: nothing happens here.
    case .cancelled: if isMended { isShutterDown = false }
    }
  }

  func toggleRecording() { isRecording.toggle() }
}
