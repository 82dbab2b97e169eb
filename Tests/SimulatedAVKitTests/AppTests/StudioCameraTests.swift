import AVFoundation
import CameraControlTesting
import XCTest

@MainActor
final class StudioCameraTests: XCTestCase {
  private func makeCamera(_ phone: SimulatedPhone) async throws -> (StudioCamera, StudioView) {
    try await phone.asCurrent {
      let camera = StudioCamera { phone.note($0) }
      let view = StudioView(frame: .zero)
      camera.preview.connect(to: view)
      try await camera.start()
      return (camera, view)
    }
  }

  func testThePreviewAndThePhotosAreTurnedUpright() async throws {
    let phone = SimulatedPhone()
    let (camera, view) = try await makeCamera(phone)
    let angle = await camera.photoAngle
    XCTAssertEqual(angle, 90)
    XCTAssertTrue(view.previewLayer?.connection?.isActive ?? false)
    XCTAssertTrue(view.previewLayer?.connection?.videoPreviewLayer === view.previewLayer)
    XCTAssertEqual(phone.diagnostics, [])
    try await phone.finish()
  }

  /// SES14: the next camera's controls replace those of the last one, which are added again later.
  func testEachCameraHasItsControls() async throws {
    let phone = SimulatedPhone()
    let (camera, _) = try await makeCamera(phone)
    let first = await camera.summary
    XCTAssertEqual(first.dropFirst(), ["system", "system", "Lens Position"])
    try await phone.asCurrent { try await camera.selectNextCamera() }
    let second = await camera.summary
    XCTAssertNotEqual(second.first, first.first)
    try await phone.asCurrent { try await camera.selectNextCamera() }
    let third = await camera.summary
    XCTAssertEqual(third, first)
    XCTAssertEqual(phone.faults, [])
    try await phone.finish()
  }

  /// DEL02: the action and the delegate callbacks run on the actor's own queue.
  func testTheLensFollowsTheFinger() async throws {
    let phone = SimulatedPhone()
    let (camera, _) = try await makeCamera(phone)
    await phone.doubleLightPress()
    await phone.slide(by: 1)
    await phone.lightPress()
    await phone.slide(by: 0.5)
    let (lens, isFullscreen) = await (camera.lensPosition, camera.isFullscreen)
    XCTAssertEqual(lens, 0.5, accuracy: 0.001)
    XCTAssertTrue(isFullscreen)
    await phone.wait(.seconds(4))
    let isStillFullscreen = await camera.isFullscreen
    XCTAssertFalse(isStillFullscreen)
    try await phone.finish()
  }

  /// SES29: the notification center informs the app of an interruption and of its end.
  func testInterruptionsAreAwaited() async throws {
    let phone = SimulatedPhone()
    let (camera, _) = try await makeCamera(phone)
    await phone.interrupt(.videoDeviceInUseByAnotherClient)
    try await phone.wait(until: { phone.trace.only(.app).entries.count == 1 })
    let isInterrupted = await camera.isInterrupted
    XCTAssertTrue(isInterrupted)
    await phone.endInterruption()
    try await phone.wait(until: { phone.trace.only(.app).entries.count == 2 })
    try phone.trace.expect(.app, ["interrupted true", "goes on"])
    try await phone.finish()
  }
}
