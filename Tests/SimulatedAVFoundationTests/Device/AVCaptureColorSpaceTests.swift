import AVFoundation
import CameraControlTesting
import XCTest

final class AVCaptureColorSpaceTests: XCTestCase {
  private let phone = SimulatedPhone(.iPhone16Pro)

  func testADeviceTakesASpaceThatItsFormatSupports() throws {
    let device = try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: .video) })
    XCTAssertEqual(device.activeColorSpace, .sRGB)
    XCTAssertTrue(device.activeFormat.supportedColorSpaces.contains(.P3_D65))
    try device.lockForConfiguration()
    device.activeColorSpace = .P3_D65
    XCTAssertEqual(device.activeColorSpace, .P3_D65)
    device.unlockForConfiguration()
    XCTAssertEqual(phone.faults, [])
  }

  /// DEV25: only what the format supports.
  func testAnotherSpaceIsAFaultAndChangesNothing() throws {
    let device = try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: .video) })
    try device.lockForConfiguration()
    device.activeColorSpace = .appleLog
    device.unlockForConfiguration()
    XCTAssertEqual(device.activeColorSpace, .sRGB)
    XCTAssertEqual(
      phone.acknowledgeFaults().map(\.exception?.name), ["NSInvalidArgumentException"])
  }

  func testASpaceNeedsTheLock() throws {
    let device = try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: .video) })
    device.activeColorSpace = .P3_D65
    XCTAssertEqual(device.activeColorSpace, .sRGB)
    XCTAssertEqual(phone.acknowledgeFaults().count, 1)
  }
}
