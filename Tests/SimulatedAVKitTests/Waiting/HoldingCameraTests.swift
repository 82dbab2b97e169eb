import AVKit
import CameraControl
import CameraControlTesting
import XCTest

/// A camera that records while a button is held for half a second, in code that knows no phone's clock.
@MainActor
final class HoldingCamera {
  private(set) var isRecording = false
  private(set) var movies = 0
  private let session = AVCaptureSession()
  private let window = UIWindow()
  private let handlesCancellation: Bool
  private var hold: Task<Void, Never>?

  init(handlesCancellation: Bool = true) throws {
    self.handlesCancellation = handlesCancellation
    if let device = AVCaptureDevice.default(for: .video) {
      session.addInput(try AVCaptureDeviceInput(device: device))
    }
    session.addOutput(AVCapturePhotoOutput())
    window.addInteraction(
      AVCaptureEventInteraction { [weak self] event in
        MainActor.assumeIsolated { self?.handle(event.phase) }
      })
    DispatchQueue(label: "session").async { [session] in session.startRunning() }
  }

  private func handle(_ phase: AVCaptureEventPhase) {
    switch phase {
    case .began:
      hold = Task {
        guard (try? await Task.sleep(for: .seconds(0.5))) != nil else { return }
        isRecording = true
      }
    case .ended: end()
    case .cancelled where handlesCancellation: end()
    default: break
    }
  }

  private func end() {
    hold?.cancel()
    if isRecording { movies += 1 }
    isRecording = false
  }
}

/// Tests that an exploration finds what an app that waits does wrong when a press is canceled.
@MainActor
final class HoldingCameraTests: XCTestCase {
  func testARecordingEndsWithThePressWhateverEndsThePress() async throws {
    let exploration = Exploration { phone in try phone.asCurrent { try HoldingCamera() } }
      .steps(.down(.volumeUp), .up(.volumeUp), .wait(.seconds(1)), .leaveApp, .returnToApp)
      .stateKey { app in app.isRecording }
      .finally("nothing records after the press") { _, app in !app.isRecording }
    let result = try await exploration.run(.exhaustive(depth: 4))
    try result.expectNoFailure()
    XCTAssertEqual(result.unseen.stateKeyCount, 2, "the app also records")
  }

  func testARecordingThatACanceledPressDoesNotEndIsFound() async throws {
    let result = try await Exploration { phone in
      try phone.asCurrent { try HoldingCamera(handlesCancellation: false) }
    }
    .steps(.down(.volumeUp), .up(.volumeUp), .wait(.seconds(1)), .leaveApp, .returnToApp)
    .stateKey { app in app.isRecording }
    .finally("nothing records after the press") { _, app in !app.isRecording }
    .run(.exhaustive(depth: 4))
    XCTAssertEqual(result.failures.map { "\($0.script)" }, ["down volume-up; leave-app"])
  }
}
