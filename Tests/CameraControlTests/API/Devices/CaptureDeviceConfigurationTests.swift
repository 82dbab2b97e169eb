import CameraControl
import TestSupport
import XCTest

final class CaptureDeviceConfigurationTests: XCTestCase {
  /// DEV03: every change needs the lock.
  func testChangesWithoutLockAreRefused() throws {
    let device = try CaptureDevice.single()
    let calls: [() throws -> Void] = [
      { try device.setVideoZoomFactor(2) },
      { try device.ramp(toVideoZoomFactor: 2, withRate: 1) },
      { try device.cancelVideoZoomRamp() },
      { try device.setExposureTargetBias(1) },
      { try device.setActiveFormat(device.formats[0]) },
      { try device.setFocusModeLocked(lensPosition: 0) },
    ]
    for call in calls {
      assertRefused(.notLocked, rule: "DEV03", exception: "NSGenericException", on: device, call)
    }
    try device.lockForConfiguration()
    for call in calls { XCTAssertNoThrow(try call()) }
  }

  /// DEV03: locks nest, and an unmatched unlock does no harm.
  func testLocksAddUp() throws {
    let device = try CaptureDevice.single()
    device.unlockForConfiguration()
    try device.lockForConfiguration()
    try device.lockForConfiguration()
    device.unlockForConfiguration()
    XCTAssertNoThrow(try device.setVideoZoomFactor(2))
    device.unlockForConfiguration()
    XCTAssertThrowsError(try device.setVideoZoomFactor(3))
  }

  /// DEV15: a device that is in use or disconnected can be neither locked nor opened.
  func testUnavailableDeviceCannotBeLocked() throws {
    let device = try CaptureDevice.single()
    for (availability, code) in [
      (CaptureDevice.Availability.inUseByAnotherClient, CaptureError.Code.deviceUnavailable),
      (.disconnected, .deviceDisconnected),
    ] {
      device.availability = availability
      assertRefused(code, rule: "DEV15", exception: nil, on: device) {
        try device.lockForConfiguration()
      }
      assertRefused(code, rule: "DEV15", exception: nil, on: device) {
        try device.requireAvailable()
      }
      XCTAssertThrowsError(try device.setVideoZoomFactor(2))
    }
    device.availability = .available
    XCTAssertNoThrow(try device.requireAvailable())
    XCTAssertNoThrow(try device.lockForConfiguration())
  }

  /// DEV17: a lens position lies between 0 and 1.
  func testLensPositionLiesBetweenZeroAndOne() throws {
    let device = try CaptureDevice.single()
    let (log, observation) = device.log()
    try device.lockForConfiguration()
    try device.setFocusModeLocked(lensPosition: 0.25)
    try device.setFocusModeLocked(lensPosition: CaptureDevice.currentLensPosition)
    XCTAssertEqual(log.all, [.lensPosition(0.25)])
    observation.cancel()
    for position in [Float(-0.1), 1.1] {
      assertRefused(.outOfRange, rule: "DEV17", exception: "NSRangeException", on: device) {
        try device.setFocusModeLocked(lensPosition: position)
      }
    }
  }
}
