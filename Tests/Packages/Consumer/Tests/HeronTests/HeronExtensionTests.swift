import CameraControl
import CameraControlTesting
import LockedCameraCapture
import Photos
import SwiftUI
import XCTest

@testable import HeronCaptureExtension
@testable import struct HeronWidgets.HeronWidgets

/// The same files in an extension, on a locked phone.
@MainActor
final class HeronExtensionTests: XCTestCase {
  func testALockedPhoneTakesAPhoto() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let heron = try await phone.install(
      CaptureProduct(
        "Heron", captureExtension: HeronCaptureExtension.self,
        intent: HeronCaptureIntent.self,
        widgets: HeronWidgets.self))
    phone.settings.cameraControlLaunches = "Heron"
    await phone.lock()
    await phone.click()
    let visit = try XCTUnwrap(heron.visit)
    try await phone.wait(until: { visit.app.sessions.contains { $0.isRunning } })
    await phone.click()
    try await phone.wait(until: { visit.app.savedAssets.count == 1 })
    await phone.swipeUp()
    try await phone.finish()
  }
}
