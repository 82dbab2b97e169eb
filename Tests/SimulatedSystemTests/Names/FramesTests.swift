import AVFoundation
import CameraControlTesting
import CoreImage
import XCTest

/// Frames as an app reads, makes and shows them, in Swift 5 and in Swift 6.
final class FramesTests: XCTestCase {
  func testAFrameOfTheCameraBecomesAPicture() async throws {
    let phone = SimulatedPhone()
    let (session, output, reader) = try phone.asCurrent {
      let (session, output) = (AVCaptureSession(), AVCaptureVideoDataOutput())
      let camera = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: camera))
      output.videoSettings = [
        kCVPixelBufferPixelFormatTypeKey as String: Int(kCVPixelFormatType_32BGRA)
      ]
      session.addOutput(output)
      return (session, output, FrameReader())
    }
    output.setSampleBufferDelegate(reader, queue: reader.queue)
    output.simulateFrame()
    await phone.settle()
    XCTAssertNil(reader.queue.sync { reader.image }, "nothing comes before the session runs")
    session.startRunning()
    await phone.wait(.seconds(2))
    output.simulateFrame(width: 640, height: 480)
    await phone.settle()
    let image = try XCTUnwrap(reader.queue.sync { reader.image })
    XCTAssertEqual([image.width, image.height], [640, 480])
    XCTAssertEqual(reader.queue.sync { reader.seconds }, Double(phone.now.nanoseconds) / 1e9)
    XCTAssertEqual(reader.queue.sync { reader.format }, kCVPixelFormatType_32BGRA)
    session.stopRunning()
  }

  func testAFrameKeepsWhatIsWritten() throws {
    let frame = try XCTUnwrap(makeFrame(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange))
    CVPixelBufferLockBaseAddress(frame, CVPixelBufferLockFlags(rawValue: CVOptionFlags(0)))
    defer { CVPixelBufferUnlockBaseAddress(frame, []) }
    XCTAssertTrue(CVPixelBufferIsPlanar(frame))
    XCTAssertEqual(CVPixelBufferGetPlaneCount(frame), 2)
    XCTAssertEqual(CVPixelBufferGetWidthOfPlane(frame, 1), 8)
    XCTAssertEqual(CVPixelBufferGetHeightOfPlane(frame, 1), 6)
    XCTAssertEqual(CVPixelBufferGetDataSize(frame), 16 * 12 * 3 / 2)
    XCTAssertEqual(CVPixelBufferGetBytesPerRowOfPlane(frame, 1), 16)
    let colors = try XCTUnwrap(CVPixelBufferGetBaseAddressOfPlane(frame, 1))
    let first = try XCTUnwrap(CVPixelBufferGetBaseAddress(frame))
    XCTAssertEqual(colors - first, 16 * 12)
    let last = colors.assumingMemoryBound(to: UInt8.self)
      .advanced(by: CVPixelBufferGetBytesPerRowOfPlane(frame, 1) * 6 - 1)
    XCTAssertEqual(last.pointee, 0)
    last.pointee = 128
    XCTAssertEqual(colors.load(fromByteOffset: 16 * 6 - 1, as: UInt8.self), 128)
    XCTAssertNil(CVPixelBufferGetBaseAddressOfPlane(frame, 2))
  }

  func testTheBytesOfAFrameAreDrawnInto() throws {
    let frame = try XCTUnwrap(makeFrame(kCVPixelFormatType_32BGRA))
    XCTAssertEqual(CVPixelBufferGetPlaneCount(frame), 0)
    let context = CGContext(
      data: CVPixelBufferGetBaseAddress(frame), width: CVPixelBufferGetWidth(frame),
      height: CVPixelBufferGetHeight(frame), bitsPerComponent: 8,
      bytesPerRow: CVPixelBufferGetBytesPerRow(frame), space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue
        | CGImageAlphaInfo.premultipliedFirst.rawValue)
    XCTAssertEqual(context?.makeImage()?.width, 16)
    XCTAssertEqual(CVPixelBufferGetBytesPerRow(frame), 64)
  }

  func testAnAppMakesSamples() throws {
    let frame = try XCTUnwrap(makeFrame(kCVPixelFormatType_32BGRA))
    var format: CMVideoFormatDescription?
    CMVideoFormatDescriptionCreateForImageBuffer(
      allocator: kCFAllocatorDefault, imageBuffer: frame, formatDescriptionOut: &format)
    var timing = CMSampleTimingInfo(
      duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: .zero,
      decodeTimeStamp: .invalid)
    var sample: CMSampleBuffer?
    CMSampleBufferCreateReadyWithImageBuffer(
      allocator: kCFAllocatorDefault, imageBuffer: frame,
      formatDescription: try XCTUnwrap(format), sampleTiming: &timing, sampleBufferOut: &sample)
    XCTAssertEqual(sample?.duration.seconds, 1.0 / 30)
    XCTAssertTrue(try CMSampleBufferDataIsReady(XCTUnwrap(sample)))
    XCTAssertEqual(sample?.formatDescription?.dimensions.width, 16)
    XCTAssertEqual(sample?.formatDescription?.mediaSubType, .pixelFormat_32BGRA)
    XCTAssertTrue(sample?.imageBuffer === frame)
  }

  private func makeFrame(_ format: OSType) -> CVPixelBuffer? {
    let attributes =
      [
        kCVPixelBufferCGImageCompatibilityKey: kCFBooleanTrue as Any,
        kCVPixelBufferCGBitmapContextCompatibilityKey: kCFBooleanTrue as Any,
      ] as CFDictionary
    var frame: CVPixelBuffer?
    let status = CVPixelBufferCreate(kCFAllocatorDefault, 16, 12, format, attributes, &frame)
    guard status == kCVReturnSuccess else { return nil }
    return frame
  }
}

private final class FrameReader: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
  let queue = DispatchQueue(label: "frames")
  private(set) var image: CGImage?
  private(set) var seconds = 0.0
  private(set) var format: OSType = 0
  private let context = CIContext()

  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {
    guard let pixelBuffer = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
    let picture = CIImage(cvPixelBuffer: pixelBuffer)
    image = context.createCGImage(picture, from: picture.extent)
    seconds = CMSampleBufferGetPresentationTimeStamp(sampleBuffer).seconds
    format = CVPixelBufferGetPixelFormatType(pixelBuffer)
  }
}
