import AVFoundation
import CameraControlTesting
import XCTest

final class AVCaptureDeviceIdentityTests: XCTestCase {
  func testADeviceIsFoundByItsIdentifier() throws {
    try SimulatedPhone(.iPhone16Pro).asCurrent {
      for media in [AVMediaType.video, .audio] {
        let device = try XCTUnwrap(AVCaptureDevice.default(for: media))
        XCTAssertTrue(AVCaptureDevice(uniqueID: device.uniqueID) === device)
      }
      XCTAssertNil(AVCaptureDevice(uniqueID: "no such device"))
    }
  }
}
