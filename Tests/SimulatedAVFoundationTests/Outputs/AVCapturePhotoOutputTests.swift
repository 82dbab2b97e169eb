import AVFoundation
import CameraControlTesting
import XCTest

final class AVCapturePhotoOutputTests: XCTestCase {
  private let output = SimulatedPhone().asCurrent { AVCapturePhotoOutput() }

  func testEachWishIsKeptAlone() {
    XCTAssertFalse(output.isHighResolutionCaptureEnabled || output.isLivePhotoCaptureEnabled)
    XCTAssertTrue(output.isZeroShutterLagEnabled)
    assertSwitchesTurnAlone(
      output,
      [
        \.isHighResolutionCaptureEnabled, \.isLivePhotoCaptureEnabled, \.isDepthDataDeliveryEnabled,
        \.isZeroShutterLagEnabled, \.isResponsiveCaptureEnabled,
        \.isFastCapturePrioritizationEnabled, \.isAutoDeferredPhotoDeliveryEnabled,
      ])
    XCTAssertEqual(output.maxPhotoQualityPrioritization, .balanced)
    output.maxPhotoQualityPrioritization = .quality
    output.maxPhotoDimensions = CMVideoDimensions(width: 8, height: 6)
    XCTAssertEqual(output.maxPhotoQualityPrioritization, .quality)
    XCTAssertEqual(output.maxPhotoDimensions.width, 8)
    XCTAssertEqual(output.maxPhotoDimensions.height, 6)
  }

  func testAPhoneWithoutPicturesSupportsNothingOfThem() {
    let answers = [
      output.isLivePhotoCaptureSupported, output.isDepthDataDeliverySupported,
      output.isZeroShutterLagSupported, output.isResponsiveCaptureSupported,
      output.isFastCapturePrioritizationSupported, output.isAutoDeferredPhotoDeliverySupported,
    ]
    XCTAssertFalse(answers.contains(true))
    XCTAssertEqual(output.supportedFlashModes, [.off, .on, .auto])
    XCTAssertEqual(output.availablePhotoCodecTypes, [.hevc, .jpeg])
  }

  func testSettingsAreCopiedUnderANumberOfTheirOwn() {
    let first = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
    first.flashMode = .auto
    first.isHighResolutionPhotoEnabled = true
    first.photoQualityPrioritization = .speed
    first.maxPhotoDimensions = CMVideoDimensions(width: 4, height: 3)
    first.isDepthDataDeliveryEnabled = true
    first.livePhotoMovieFileURL = URL(filePath: "/movie")
    first.previewPhotoFormat = ["a": 1]
    let copy = AVCapturePhotoSettings(from: first)
    XCTAssertGreaterThan(copy.uniqueID, first.uniqueID)
    XCTAssertEqual(copy.format?[AVVideoCodecKey] as? AVVideoCodecType, .hevc)
    XCTAssertEqual(copy.flashMode, .auto)
    XCTAssertTrue(copy.isHighResolutionPhotoEnabled)
    XCTAssertEqual(copy.photoQualityPrioritization, .speed)
    XCTAssertEqual(copy.maxPhotoDimensions.width, 4)
    XCTAssertTrue(copy.isDepthDataDeliveryEnabled)
    XCTAssertEqual(copy.livePhotoMovieFileURL, URL(filePath: "/movie"))
    XCTAssertEqual(copy.previewPhotoFormat?["a"] as? Int, 1)
    XCTAssertEqual(copy.availablePreviewPhotoPixelFormatTypes, [kCVPixelFormatType_32BGRA])
  }

  func testNewSettingsAreThoseOfAPhone() {
    let settings = AVCapturePhotoSettings()
    XCTAssertNil(settings.format)
    XCTAssertEqual(settings.flashMode, .off)
    XCTAssertFalse(settings.isHighResolutionPhotoEnabled || settings.isDepthDataDeliveryEnabled)
    XCTAssertEqual(settings.photoQualityPrioritization, .balanced)
  }
}
