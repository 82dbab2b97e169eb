import AVKit
import Camera
import CameraControl
import CameraControlTesting
import XCTest

@MainActor
final class CameraTests: XCTestCase {
  func testAFingerZoomsAndTakesAPhoto() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let (camera, window) = try phone.asCurrent {
      let (camera, window) = (Camera(), UIWindow(frame: .zero))
      window.addSubview(camera.preview)
      try camera.start()
      return (camera, window)
    }
    defer { print(phone.report) }
    try await phone.wait(until: { camera.session.isRunning })

    await phone.lightPress()
    XCTAssertTrue(camera.isOverlayOpen)
    await phone.slide(millimeters: 10)
    try await phone.wait(until: { camera.zoom == 2 })
    await phone.click()
    XCTAssertEqual(camera.photos, 1)

    await phone.wait(.seconds(3))
    XCTAssertFalse(camera.isOverlayOpen)
    XCTAssertEqual(phone.diagnostics, [])
    try await phone.finish()
    withExtendedLifetime(window) {}
  }
}
