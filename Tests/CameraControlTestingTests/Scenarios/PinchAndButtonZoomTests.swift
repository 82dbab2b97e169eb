import CameraControl
import CameraControlTesting
import XCTest

/// Tests of zooming with the button in an app whose pinch gesture has a factor of its own.
final class PinchAndButtonZoomTests: XCTestCase {
  func testPinchAndButtonGoOnWhereTheOtherLeftOff() throws {
    // XCTest runs synchronous tests on the main thread.
    try MainActor.assumeIsolated { try Self.pinchAndSlide() }
  }

  @MainActor
  private static func pinchAndSlide() throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let camera = try PinchCamera(on: phone, delegate: recorder)
    phone.lightPress()
    phone.slide(millimeters: 10)
    XCTAssertEqual(camera.factor, 2)
    try camera.pinch(by: 1.5)
    XCTAssertEqual(camera.device.videoZoomFactor, 3)
    phone.slide(millimeters: -10)
    XCTAssertEqual(camera.factor, 1.5)
    XCTAssertEqual(camera.device.videoZoomFactor, camera.factor)
    phone.wait(.seconds(3))
    // The action does not write to the device, which would be a mistake.
    try phone.trace.expectNone(.diagnostic, .fault)
    try phone.trace.expectBalanced()
    try phone.finish()
  }
}
