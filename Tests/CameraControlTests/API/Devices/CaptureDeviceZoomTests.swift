import CameraControl
import TestSupport
import XCTest

final class CaptureDeviceZoomTests: XCTestCase {
  func testZoomStartsAtOneAndTakesLegalFactors() throws {
    let device = try CaptureDevice.single()
    XCTAssertEqual(device.videoZoomFactor, 1)
    try device.lockForConfiguration()
    for factor in [2.5, 8, 1] {
      try device.setVideoZoomFactor(factor)
      XCTAssertEqual(device.videoZoomFactor, factor)
    }
  }

  /// DEV01: an illegal factor raises a range exception.
  func testIllegalFactorIsRefused() throws {
    let device = try CaptureDevice.single()
    try device.lockForConfiguration()
    try device.setVideoZoomFactor(3)
    for factor in [0.999, 8.001, 0, -1] {
      assertRefused(.outOfRange, rule: "DEV01", exception: "NSRangeException", on: device) {
        try device.setVideoZoomFactor(factor)
      }
    }
    for factor in [Double.nan, .infinity, -.infinity] {
      assertRefused(.notFinite, rule: "DEV01", exception: "NSRangeException", on: device) {
        try device.setVideoZoomFactor(factor)
      }
    }
  }

  /// DEV02: a legal factor that is not available becomes the nearer bound.
  func testUnavailableFactorBecomesTheNearerBound() throws {
    let device = try CaptureDevice.virtual()
    try device.limitAvailableZoom(to: 2...5)
    try device.lockForConfiguration()
    try device.setVideoZoomFactor(1)
    XCTAssertEqual(device.videoZoomFactor, 2)
    try device.setVideoZoomFactor(8)
    XCTAssertEqual(device.videoZoomFactor, 5)
    assertRefused(.outOfRange, rule: "DEV01", exception: "NSRangeException", on: device) {
      try device.setVideoZoomFactor(9)
    }
  }

  /// DEV02, DEV13: observers see the bounds and a zoom that the bounds cut off.
  func testLimitsMoveTheZoomAndAreTold() throws {
    let device = try CaptureDevice.virtual()
    let (log, observation) = device.log()
    try device.limitAvailableZoom(to: 2...5)
    XCTAssertEqual(
      log.takeAll(),
      [
        .minAvailableVideoZoomFactor(2), .maxAvailableVideoZoomFactor(5), .videoZoomFactor(2),
      ])
    try device.limitAvailableZoom(to: nil)
    XCTAssertEqual(
      log.takeAll(), [.minAvailableVideoZoomFactor(1), .maxAvailableVideoZoomFactor(8)])
    observation.cancel()
    assertRefused(.notFinite, rule: "DEV02", exception: "NSRangeException", on: device) {
      try device.limitAvailableZoom(to: 1...(.infinity))
    }
  }

  /// DEV16: the quirk halves the largest factor while it lasts.
  func testNarrowingHalvesTheLargestFactorWhileItLasts() throws {
    let device = try CaptureDevice.single()
    device.driveZoom(to: 7)
    let (log, observation) = device.log()
    defer { observation.cancel() }
    device.narrowZoom(true)
    device.narrowZoom(true)
    XCTAssertEqual(log.takeAll(), [.maxAvailableVideoZoomFactor(4), .videoZoomFactor(4)])
    device.narrowZoom(false)
    XCTAssertEqual(log.takeAll(), [.maxAvailableVideoZoomFactor(8)])
    XCTAssertEqual(device.videoZoomFactor, 4)
  }

  /// DEV16: the quirk leaves at least the smallest factor.
  func testNarrowingNeverGoesBelowTheSmallestFactor() throws {
    let device = try CaptureDevice.virtual()
    try device.limitAvailableZoom(to: 4...5)
    device.narrowZoom(true)
    XCTAssertEqual(device.minAvailableVideoZoomFactor, 4)
    XCTAssertEqual(device.maxAvailableVideoZoomFactor, 4)
  }
}
