import CameraControl
import TestSupport
import XCTest

final class CaptureDeviceSystemControlsTests: XCTestCase {
  /// ZOM03, BIA02, DEV10: the scales are what the active format recommends.
  func testScalesAreTheRecommendedRanges() throws {
    let first = try CaptureDevice.Format.zooming(
      to: 8, recommended: 1...5, recommendedBias: -2...2)
    let second = try CaptureDevice.Format.zooming(
      to: 6, recommended: 1.5...3, recommendedBias: -1...1, width: 640)
    let device = try CaptureDevice.single(first, second)
    XCTAssertEqual(device.zoomScaleRange, 1...5)
    XCTAssertEqual(device.biasScaleRange, -2...2)
    try device.lockForConfiguration()
    try device.setActiveFormat(second)
    XCTAssertEqual(device.zoomScaleRange, 1.5...3)
    XCTAssertEqual(device.biasScaleRange, -1...1)
  }

  /// ZOM04, DEV10: without a recommendation the scales are what the device can do.
  func testScalesWithoutRecommendationAreTheDeviceRanges() throws {
    let device = try CaptureDevice.virtual()
    try device.limitAvailableZoom(to: 2...5)
    XCTAssertNil(device.activeFormat.systemRecommendedVideoZoomRange)
    XCTAssertNil(device.activeFormat.systemRecommendedExposureBiasRange)
    XCTAssertEqual(device.zoomScaleRange, 2...5)
    XCTAssertEqual(device.biasScaleRange, -8...8)
  }

  /// ZOM05: a recommendation counts only as far as it is available.
  func testScaleIsTheAvailablePartOfTheRecommendation() throws {
    let device = try CaptureDevice.single(
      .zooming(to: 8, recommended: 2...6, bias: -1...1, recommendedBias: -2...0.5))
    device.narrowZoom(true)
    XCTAssertEqual(device.zoomScaleRange, 2...4)
    XCTAssertEqual(device.biasScaleRange, -1...0.5)
    let apart = try CaptureDevice.single(.zooming(to: 8, recommended: 5...6))
    apart.narrowZoom(true)
    XCTAssertEqual(apart.zoomScaleRange, 4...4)
  }

  /// ZOM06, BIA04, DEV13: a system slider needs no lock, ends a ramp, and notifies observers.
  func testSystemSlidersNeedNoLock() throws {
    let device = try CaptureDevice.single()
    try device.lockForConfiguration()
    try device.ramp(toVideoZoomFactor: 8, withRate: 1)
    device.unlockForConfiguration()
    let (log, observation) = device.log()
    defer { observation.cancel() }
    device.driveZoom(to: 3)
    device.driveZoom(to: 99)
    device.driveZoom(to: .nan)
    device.driveExposureBias(to: -0.5)
    device.driveExposureBias(to: 99)
    device.driveExposureBias(to: .nan)
    XCTAssertEqual(
      log.all,
      [
        .isRampingVideoZoom(false), .videoZoomFactor(3), .videoZoomFactor(8),
        .exposureTargetBias(-0.5), .exposureTargetBias(8),
      ])
  }

  func testFocusLockOfThePersonIsTold() throws {
    let device = try CaptureDevice.single()
    let (log, observation) = device.log()
    defer { observation.cancel() }
    device.setFocusLocked(true)
    device.setFocusLocked(true)
    XCTAssertTrue(device.isFocusLocked)
    device.setFocusLocked(false)
    XCTAssertEqual(log.all, [.isFocusLocked(true), .isFocusLocked(false)])
  }
}
