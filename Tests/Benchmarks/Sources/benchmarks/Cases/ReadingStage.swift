import CameraControl
import CameraControlTesting

/// A simulated phone whose overlay shows a slider, with a finger on the button.
final class ReadingStage {
  private let phone = SimulatedPhone()
  private let recorder = Recorder()
  private let slider: CaptureSlider
  private let session: CaptureSession
  private var others: [CaptureSession] = []

  init(queue: any CallbackQueue = .inPlace, otherApps: Int = 0, deadSessions: Int = 0) {
    do {
      for number in 0..<otherApps {
        others.append(CaptureSession(in: phone.core.startInBackground("other \(number)")))
      }
      for _ in 0..<deadSessions {
        try phone.makeSession([Self.slider(on: .inPlace)], delegate: recorder).stopRunning()
      }
      slider = try Self.slider(on: queue)
      session = try phone.makeSession([slider], delegate: recorder)
    } catch {
      fatalError("a plain session was refused: \(error)")
    }
    phone.onUnfinishedWork = { _ in }
    phone.lightPress()
    // The first readings put the finger down and begin the slide.
    slide(readings: 16)
    checkThatEveryReadingCounts()
  }

  /// Checks that every reading changes the value, because that is what is measured.
  private func checkThatEveryReadingCounts() {
    phone.clearTrace()
    slide(readings: 64)
    let count = phone.trace.count(of: .value)
    guard count >= 63 else { fatalError("only \(count) of 64 readings changed the value") }
  }

  func slide(readings: Int) {
    phone.send(FingerPath(after: phone.now, count: readings))
  }

  func clearTrace() {
    phone.clearTrace()
  }

  private static func slider(on queue: any CallbackQueue) throws -> CaptureSlider {
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.setActionQueue(queue) { blackHole($0) }
    return slider
  }
}
