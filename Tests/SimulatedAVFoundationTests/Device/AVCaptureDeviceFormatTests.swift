import AVFoundation
import CameraControlTesting
import XCTest

final class AVCaptureDeviceFormatTests: XCTestCase {
  func testAFormatDescribesItsVideo() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let device = try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: .video) })
    let format = device.activeFormat
    XCTAssertEqual(
      format.formatDescription.mediaSubType.rawValue,
      kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange)
    XCTAssertEqual(
      CMFormatDescriptionGetMediaSubType(format.formatDescription),
      kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange)
    XCTAssertEqual(format.formatDescription.mediaType, .video)
    let dimensions = CMVideoFormatDescriptionGetDimensions(format.formatDescription)
    XCTAssertEqual(dimensions.width, format.formatDescription.dimensions.width)
    XCTAssertGreaterThan(dimensions.width, dimensions.height)
  }

  func testAFormatSupportsMostModesOfStabilization() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let device = try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: .video) })
    XCTAssertTrue(device.activeFormat.isVideoStabilizationModeSupported(.previewOptimized))
    XCTAssertFalse(
      device.activeFormat.isVideoStabilizationModeSupported(.cinematicExtendedEnhanced))
  }

  func testNoPhoneUsesSeveralCamerasAtOnce() {
    XCTAssertFalse(AVCaptureMultiCamSession.isMultiCamSupported)
    let session = SimulatedPhone(.iPhone16Pro).asCurrent { AVCaptureMultiCamSession() }
    XCTAssertEqual(session.hardwareCost, 0)
    XCTAssertEqual(session.systemPressureCost, 0)
  }
}
