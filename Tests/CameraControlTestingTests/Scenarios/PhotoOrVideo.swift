import CameraControl
import CameraControlTesting

/// An app that takes a photo on a short press, and a video while the button is held.
@MainActor
final class PhotoOrVideo {
  private(set) var isRecording = false
  private let recorder: Recorder
  private let clock: any Clock<Duration>
  private var holding: Task<Void, Never>?

  init(recorder: Recorder, clock: any Clock<Duration>) {
    self.recorder = recorder
    self.clock = clock
  }

  func handle(_ phase: CaptureEventPhase) {
    switch phase {
    case .began:
      holding = Task {
        guard (try? await clock.sleep(for: .milliseconds(500))) != nil else { return }
        isRecording = true
        recorder.note("video begins")
      }
    case .ended, .cancelled:
      holding?.cancel()
      if isRecording {
        isRecording = false
        recorder.note("video ends")
      } else if phase == .ended {
        recorder.note("photo")
      }
    }
  }
}
