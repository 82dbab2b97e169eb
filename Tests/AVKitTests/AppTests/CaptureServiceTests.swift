import AVFoundation
import PhoneInHand
import XCTest

@MainActor
final class CaptureServiceTests: XCTestCase {
  /// CTL01: two system sliders and a custom one fit into one literal, and into the session.
  func testAnActorOnItsSessionQueueGetsAllControls() async throws {
    let hand = PhoneInHand()
    let service = try await hand.inApp {
      let service = CaptureService()
      try await service.start()
      return service
    }
    let titles = await service.titles
    XCTAssertEqual(
      titles,
      ["AVCaptureSystemZoomSlider", "AVCaptureSystemExposureBiasSlider", "AVCaptureSlider"])
    XCTAssertEqual(hand.findings, [])
    XCTAssertEqual(hand.raised, [])
  }

  /// DEL02: the callbacks come on the actor's queue, or assuming its isolation would trap.
  func testTheActorHearsOfTheOverlayAndOfItsSlider() async throws {
    let hand = PhoneInHand()
    let service = try await hand.inApp {
      let service = CaptureService()
      try await service.start()
      return service
    }
    hand.lightPress()
    var (isActive, isFullscreen) = await (service.isActive, service.isFullscreen)
    XCTAssertTrue(isActive)
    XCTAssertTrue(isFullscreen)
    hand.slide(10)
    let zoom = await service.zoomFactor
    XCTAssertEqual(zoom, 2, accuracy: 0.001)
    hand.doubleLightPress()
    hand.slide(40)
    hand.lightPress()
    hand.slide(15)
    let effect = await service.effect
    XCTAssertEqual(effect, 0.5, accuracy: 0.001)
    hand.wait(.seconds(10))
    (isActive, isFullscreen) = await (service.isActive, service.isFullscreen)
    XCTAssertFalse(isActive)
    XCTAssertFalse(isFullscreen)
    try await service.setZoom(4)
    XCTAssertEqual(hand.raised, [])
  }
}
