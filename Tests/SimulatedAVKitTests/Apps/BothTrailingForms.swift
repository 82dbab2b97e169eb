import AVKit

/// Every way in which apps spell the creation of an interaction.
@MainActor
final class BothTrailingForms {
  private(set) var heard: [String] = []

  func make() -> [AVCaptureEventInteraction] {
    [
      AVCaptureEventInteraction { _ in self.heard.append("single") },
      AVCaptureEventInteraction { _ in
        self.heard.append("primary")
      } secondary: { _ in
        self.heard.append("secondary")
      },
      AVCaptureEventInteraction(handler: handle),
      AVCaptureEventInteraction(primary: handle(_:), secondary: { event in self.handle(event) }),
      AVCaptureEventInteraction { event in
        Task { @MainActor in self.handle(event) }
      },
      AVCaptureEventInteraction { _ in
        DispatchQueue.main.async { self.heard.append("later") }
      },
    ]
  }

  private func handle(_ event: AVCaptureEvent) {
    switch event.phase {
    case .began: heard.append("began")
    case .ended: heard.append("ended")
    case .cancelled: heard.append("cancelled")
    @unknown default: break
    }
  }
}
