import AVFoundation
import CameraControlTesting
import XCTest

@MainActor
final class ObservableCameraTests: XCTestCase {
  private func makeCamera(_ phone: SimulatedPhone) async throws -> ObservableCamera {
    let camera = try phone.asCurrent {
      let camera = ObservableCamera()
      try camera.configure()
      return camera
    }
    try await phone.wait(until: { camera.session.isRunning })
    return camera
  }

  /// DEL02: with the main queue the delegate may be isolated to the main actor.
  func testAnIsolatedConformanceHearsOfTheOverlay() async throws {
    let phone = SimulatedPhone()
    let camera = try await makeCamera(phone)
    await phone.lightPress()
    XCTAssertTrue(camera.isOverlayVisible)
    await phone.wait(.seconds(4))
    XCTAssertFalse(camera.isOverlayVisible)
    XCTAssertEqual(phone.diagnostics, [])
    try await phone.finish()
  }

  /// DEV05: the action starts a ramp, which finishes as time passes and which an observer follows.
  func testASliderOfLensesRampsTheZoom() async throws {
    let phone = SimulatedPhone()
    let camera = try await makeCamera(phone)
    await phone.lightPress()
    await phone.slide(by: 1)
    await phone.wait(.seconds(10))
    try await phone.wait(until: { camera.zoom > 1 })
    let slider = try XCTUnwrap(camera.session.controls.first as? AVCaptureSlider)
    try await phone.wait(until: { camera.zoom == CGFloat(slider.value) })
    XCTAssertEqual(phone.faults, [])
    try await phone.finish()
  }

  func testActionsOnTheMainQueueAndHopsToIt() async throws {
    let phone = SimulatedPhone()
    let camera = try await makeCamera(phone)
    await phone.doubleLightPress()
    await phone.tapOverlay(item: 1)
    await phone.slide(by: 0.5)
    XCTAssertEqual(camera.focus, 0.5)
    XCTAssertTrue(phone.overlay.drawing.hasSuffix(" 0.5 of the way"))
    await phone.swipeOverlay()
    await phone.tapOverlay(item: 2)
    await phone.slide(by: 1)
    try await phone.wait(until: { camera.look == 2 })
    await phone.wait(.seconds(4))
    try await phone.finish()
  }

  /// CTL04: a control that the app found by its class and disabled stays, and does nothing.
  func testAKindOfControlIsSwitchedOff() async throws {
    let phone = SimulatedPhone()
    let camera = try await makeCamera(phone)
    camera.disable(AVCaptureIndexPicker.self)
    XCTAssertEqual(camera.session.controls.map(\.isEnabled), [true, true, false, true])
    await phone.doubleLightPress()
    await phone.tapOverlay(item: 2)
    await phone.slide(by: 1)
    await phone.wait(.seconds(4))
    XCTAssertEqual(camera.look, 0)
    XCTAssertEqual((camera.session.controls[2] as? AVCaptureIndexPicker)?.selectedIndex, 0)
    try await phone.finish()
  }
}
