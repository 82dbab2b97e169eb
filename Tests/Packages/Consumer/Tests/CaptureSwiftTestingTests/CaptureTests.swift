import AVKit
import CameraControlTesting
import Testing
import UIKit

/// An app under Apple's names, tested with Swift Testing.
@MainActor
@Suite struct CaptureTests {
  @Test func aClickReachesTheApp() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    var phases: [AVCaptureEventPhase] = []
    let window = phone.asCurrent {
      let window = UIWindow(frame: .zero)
      window.addInteraction(AVCaptureEventInteraction { phases.append($0.phase) })
      return window
    }
    let session = try phone.asCurrent {
      let session = AVFoundation.AVCaptureSession()
      let device = try #require(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      session.startRunning()
      return session
    }
    await phone.click()
    #expect(session.isRunning)
    #expect(phases == [.began, .ended])
    withExtendedLifetime(window) {}
  }
}
