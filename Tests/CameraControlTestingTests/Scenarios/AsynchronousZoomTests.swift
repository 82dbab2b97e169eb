import CameraControl
import CameraControlTesting
import XCTest

/// An asynchronous test of the zoom of an app whose callbacks all run on the main actor.
final class AsynchronousZoomTests: XCTestCase {
  @MainActor
  func testAnAsynchronousTestSeesTheSame() async throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let camera = try PinchCamera(on: phone, delegate: recorder)
    await phone.lightPress()
    await phone.slide(millimeters: 10)
    XCTAssertEqual(camera.factor, 2)
    XCTAssertEqual(phone.overlay.drawing, "Zoom ─────●─────── 2x")
    await phone.wait(.seconds(3))
    try await phone.finish()
  }
}
