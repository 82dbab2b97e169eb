import AVKit
import CameraControlTesting
import CameraControlTraits
import Testing
import UIKit

/// An app under Apple's names, tested with Swift Testing.
@MainActor
@Suite(.phone(.iPhone16Pro)) struct CaptureTests {
  @Test func aClickReachesTheApp() async throws {
    let phone = try #require(SimulatedPhone.current)
    var phases: [AVCaptureEventPhase] = []
    let window = UIWindow(frame: .zero)
    window.addInteraction(AVCaptureEventInteraction { phases.append($0.phase) })
    let session = AVFoundation.AVCaptureSession()
    let device = try #require(AVCaptureDevice.default(for: .video))
    session.addInput(try AVCaptureDeviceInput(device: device))
    session.startRunning()
    await phone.click()
    #expect(session.isRunning)
    #expect(phases == [.began, .ended])
    withExtendedLifetime(window) {}
  }
}
