import AVFoundation
import CoreImage
import ImageIO
import MetalKit
import VideoToolbox
import Vision
import XCTest

/// What apps that look at pictures name, in Swift 5 and in Swift 6.
@MainActor
final class PicturesTests: XCTestCase {
  func testAFrameBecomesAPicture() async throws {
    var buffer: CVPixelBuffer?
    CVPixelBufferCreate(kCFAllocatorDefault, 40, 30, kCVPixelFormatType_32BGRA, nil, &buffer)
    let frame = try XCTUnwrap(buffer)
    var image: CGImage?
    XCTAssertEqual(
      VTCreateCGImageFromCVPixelBuffer(frame, options: nil, imageOut: &image), OSStatus(noErr))
    XCTAssertEqual(image?.width, 40)
    let format = try CMFormatDescription(imageBuffer: frame)
    var timing = CMSampleTimingInfo(presentationTimeStamp: CMTime(value: 5, timescale: 1))
    var sample: CMSampleBuffer?
    CMSampleBufferCreateForImageBuffer(
      allocator: kCFAllocatorDefault, imageBuffer: frame, dataReady: true,
      makeDataReadyCallback: nil, refcon: nil, formatDescription: format, sampleTiming: &timing,
      sampleBufferOut: &sample)
    XCTAssertEqual(sample?.presentationTimeStamp.seconds, 5)
    let request = VNDetectFaceLandmarksRequest()
    try VNSequenceRequestHandler().perform([request], on: frame, orientation: .leftMirrored)
    XCTAssertEqual(request.results, [])
    let filter = CIFilter.perspectiveCorrection()
    (filter.inputImage, filter.topLeft) = (CIImage(cvPixelBuffer: frame), CGPoint(x: 1, y: 2))
    XCTAssertEqual(filter.outputImage?.extent.width, 40)
  }

  func testAViewShowsWhatItsDelegateDraws() async throws {
    let device = try XCTUnwrap(MTLCreateSystemDefaultDevice())
    let view = MTKView(frame: CGRect(x: 0, y: 0, width: 40, height: 30), device: device)
    let painter = Painter(device)
    view.delegate = painter
    view.framebufferOnly = false
    view.draw()
    await Task { @MainActor in }.value
    XCTAssertEqual(view.simulatedShownCount, 1)
    view.drawableSize = CGSize(width: 80, height: 60)
    XCTAssertEqual(painter.sizes, [CGSize(width: 80, height: 60)])
    XCTAssertEqual(view.currentDrawable?.texture.width, 80)
    XCTAssertNil(MTKView().currentDrawable, "nothing draws")
  }

  func testAMovieKeepsItsComposition() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/movie"))
    let composition = try await AVVideoComposition.videoComposition(with: asset) { request in
      request.finish(with: request.sourceImage.clampedToExtent(), context: nil)
    }
    let export = AVAssetExportSession(asset: asset, presetName: AVAssetExportPreset1920x1080)
    export?.videoComposition = composition
    XCTAssertTrue(export?.videoComposition === composition)
    let (size, _) = try await AVAssetTrack().load(.naturalSize, .preferredTransform)
    XCTAssertEqual(size, .zero)
    let range = CMTimeRange(start: .zero, end: CMTime(value: 2, timescale: 1))
    XCTAssertEqual(CMTimeClampToRange(CMTime(value: 3, timescale: 1), range: range).seconds, 2)
    XCTAssertFalse(range.containsTime(range.end))
  }
}

@MainActor
private final class Painter: NSObject, MTKViewDelegate {
  private(set) var sizes: [CGSize] = []
  private let queue: (any MTLCommandQueue)?
  private let context: CIContext

  init(_ device: any MTLDevice) {
    queue = device.makeCommandQueue()
    context = CIContext(mtlDevice: device, options: [.cacheIntermediates: false])
  }

  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { sizes.append(size) }

  func draw(in view: MTKView) {
    guard let drawable = view.currentDrawable, let commands = queue?.makeCommandBuffer(),
      let image = CIImage(mtlTexture: drawable.texture, options: nil)
    else { return }
    context.render(
      image, to: drawable.texture, commandBuffer: commands, bounds: image.extent,
      colorSpace: CGColorSpaceCreateDeviceRGB())
    commands.present(drawable)
    commands.commit()
  }
}
