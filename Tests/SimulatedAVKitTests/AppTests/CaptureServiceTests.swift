import AVFoundation
import CameraControlTesting
import XCTest

@MainActor
final class CaptureServiceTests: XCTestCase {
  /// CTL01: two system sliders and a custom one fit in one literal, and in the session.
  func testAnActorOnItsSessionQueueGetsAllControls() async throws {
    let phone = SimulatedPhone()
    let service = try await phone.asCurrent {
      let service = CaptureService()
      try await service.start()
      return service
    }
    let titles = await service.titles
    XCTAssertEqual(
      titles,
      ["AVCaptureSystemZoomSlider", "AVCaptureSystemExposureBiasSlider", "AVCaptureSlider"])
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
    XCTAssertEqual(phone.faults.compactMap(\.exception?.name), [])
  }

  /// DEL02: the callbacks run on the actor's queue, or else assuming its isolation would trap.
  func testTheActorHearsOfTheOverlayAndOfItsSlider() async throws {
    let phone = SimulatedPhone()
    let service = try await phone.asCurrent {
      let service = CaptureService()
      try await service.start()
      return service
    }
    await phone.lightPress()
    var (isActive, isFullscreen) = await (service.isActive, service.isFullscreen)
    XCTAssertTrue(isActive)
    XCTAssertTrue(isFullscreen)
    await phone.slide(millimeters: 10)
    let zoom = await service.zoomFactor
    XCTAssertEqual(zoom, 2, accuracy: 0.001)
    await phone.doubleLightPress()
    await phone.slide(millimeters: 40)
    await phone.lightPress()
    await phone.slide(millimeters: 15)
    let effect = await service.effect
    XCTAssertEqual(effect, 0.5, accuracy: 0.001)
    await phone.wait(.seconds(10))
    (isActive, isFullscreen) = await (service.isActive, service.isFullscreen)
    XCTAssertFalse(isActive)
    XCTAssertFalse(isFullscreen)
    try await service.setZoom(4)
    XCTAssertEqual(phone.faults.compactMap(\.exception?.name), [])
  }
}
