import AVKit
import CameraControlTesting
import SwiftUI
import XCTest

/// Actions for presses that wait for the camera, in Swift 5 and in Swift 6.
@MainActor
final class CaptureEventsTests: XCTestCase {
  private let phone = SimulatedPhone()

  private func show<Content: View>(
    _ makeView: (Recorder) -> Content
  ) async throws -> (Recorder, UIWindow) {
    let shown = phone.asCurrent {
      let (recorder, window) = (Recorder(), UIWindow(frame: .zero))
      window.rootViewController = UIHostingController(rootView: makeView(recorder))
      recorder.start()
      return (recorder, window)
    }
    try await phone.wait(until: { shown.0.session.isRunning })
    return shown
  }

  /// EVT29, SUI02: an action can wait, and every event starts it in the order of the events.
  func testAnActionWaits() async throws {
    let (recorder, window) = try await show { recorder in
      Text("Camera").onCameraCaptureEvent(defaultSoundDisabled: true) { event in
        await recorder.note(event.phase)
        if event.phase == .ended { event.play(.cameraShutter) }
      }
    }
    await phone.click()
    try await phone.wait(until: { recorder.phases == [.began, .ended] })
    XCTAssertEqual(phone.systemActions, [])
    withExtendedLifetime(window) {}
  }

  /// SUI02: an action that still waits does not hold up the next event.
  func testTheNextEventDoesNotWaitForAnAction() async throws {
    let (recorder, window) = try await show { recorder in
      Text("Camera").onCameraCaptureEvent { event in
        if event.phase == .began { await recorder.waitForEnd() }
        await recorder.note(event.phase)
      }
    }
    await phone.click()
    try await phone.wait(until: { recorder.phases == [.ended, .began] })
    withExtendedLifetime(window) {}
  }

  /// EVT29: one of two actions waits, and each gets its own presses.
  func testTwoActionsWait() async throws {
    let (recorder, window) = try await show { recorder in
      Text("Camera").onCameraCaptureEvent { event in
        if event.phase == .ended { await recorder.note(.ended) }
      } secondaryAction: { event in
        if event.phase == .began { await recorder.note(.began) }
      }
    }
    await phone.press(.volumeUp)
    try await phone.wait(until: { recorder.phases == [.began] })
    await phone.press(.volumeDown)
    try await phone.wait(until: { recorder.phases == [.began, .ended] })
    withExtendedLifetime(window) {}
  }
}

@MainActor
private final class Recorder {
  let session = AVCaptureSession()
  private(set) var phases: [AVCaptureEventPhase] = []
  private let (ended, end) = AsyncStream.makeStream(of: Void.self)

  func start() {
    guard let camera = AVCaptureDevice.default(for: .video),
      let input = try? AVCaptureDeviceInput(device: camera)
    else { return }
    session.addInput(input)
    session.addOutput(AVCapturePhotoOutput())
    session.startRunning()
  }

  func note(_ phase: AVCaptureEventPhase) async {
    phases.append(phase)
    if phase == .ended { end.finish() }
  }

  /// Waits until the end of a press was noted.
  func waitForEnd() async { for await _ in ended {} }
}
