import AVFoundation
import CameraControlTesting
import CoreImage
import XCTest

/// What apps set on cameras, movies and pictures beside the usual, in Swift 5 and in Swift 6.
final class CapturesTests: XCTestCase {
  func testACameraKeepsWhatItIsAsked() throws {
    let phone = SimulatedPhone()
    let device = try phone.asCurrent { try XCTUnwrap(AVCaptureDevice.default(for: .video)) }
    try device.lockForConfiguration()
    device.setPrimaryConstituentDeviceSwitchingBehavior(
      .restricted, restrictedSwitchingBehaviorConditions: .videoZoomChanged)
    device.isGlobalToneMappingEnabled = true
    device.unlockForConfiguration()
    XCTAssertEqual(device.primaryConstituentDeviceSwitchingBehavior, .restricted)
    XCTAssertTrue(device.isGlobalToneMappingEnabled)
    phone.asCurrent {
      AVCaptureDevice.centerStageControlMode = .cooperative
      AVCaptureDevice.isCenterStageEnabled = true
      XCTAssertTrue(AVCaptureDevice.isCenterStageEnabled)
    }
    SimulatedPhone().asCurrent { XCTAssertFalse(AVCaptureDevice.isCenterStageEnabled) }
  }

  func testAFrameTellsItsTimes() throws {
    let picture = CVPixelBuffer(width: 4, height: 3, format: kCVPixelFormatType_32BGRA)
    let frame = try CMSampleBuffer(
      imageBuffer: picture, formatDescription: CMFormatDescription(imageBuffer: picture),
      sampleTiming: CMSampleTimingInfo(presentationTimeStamp: CMTime(value: 5, timescale: 1)))
    var count: CMItemCount = 0
    CMSampleBufferGetSampleTimingInfoArray(
      frame, entryCount: 0, arrayToFill: nil, entriesNeededOut: &count)
    var times = [CMSampleTimingInfo](repeating: CMSampleTimingInfo(), count: count)
    CMSampleBufferGetSampleTimingInfoArray(
      frame, entryCount: count, arrayToFill: &times, entriesNeededOut: nil)
    XCTAssertEqual(times.first?.presentationTimeStamp.seconds, 5)
    let codec = AVCaptureVideoDataOutput().recommendedVideoSettings(
      forVideoCodecType: .hevc, assetWriterOutputFileType: .mov)?[AVVideoCodecKey]
    XCTAssertEqual(codec as? AVVideoCodecType, .hevc)
  }

  func testAPictureIsBlackBytesAndAFile() throws {
    let (context, picture) = (CIContext(), CIImage(color: .red))
    var bytes = [UInt8](repeating: 9, count: 4)
    context.render(
      picture, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    XCTAssertEqual(bytes, [0, 0, 0, 0])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.sRGB))
    try context.writeJPEGRepresentation(of: picture, to: file, colorSpace: space)
    XCTAssertFalse(try Data(contentsOf: file).isEmpty)
    XCTAssertEqual(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).w, 4)
  }
}
