import AVFoundation
import CameraControlTesting
import XCTest

/// Pools of frames, depth, synchronized data and exports, in Swift 5 and in Swift 6.
final class DepthTests: XCTestCase {
  func testAPoolHasAsManyFramesAsItsThreshold() throws {
    var made: CVPixelBufferPool?
    let form = [
      kCVPixelBufferPixelFormatTypeKey: Int(kCVPixelFormatType_32BGRA),
      kCVPixelBufferWidthKey: 16, kCVPixelBufferHeightKey: 12,
    ]
    CVPixelBufferPoolCreate(kCFAllocatorDefault, nil, form as CFDictionary, &made)
    let pool = try XCTUnwrap(made)
    let limit = [kCVPixelBufferPoolAllocationThresholdKey: 2] as NSDictionary
    var (frames, answer, frame) = ([CVPixelBuffer](), kCVReturnSuccess, CVPixelBuffer?.none)
    while answer == kCVReturnSuccess, frames.count < 4 {
      answer = CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
        kCFAllocatorDefault, pool, limit, &frame)
      if let frame { frames.append(frame) }
    }
    XCTAssertEqual(answer, kCVReturnWouldExceedAllocationThreshold)
    XCTAssertEqual(frames.map { CVPixelBufferGetWidth($0) }, [16, 16])
    frames = []
    XCTAssertEqual(
      CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(kCFAllocatorDefault, pool, limit, &frame),
      kCVReturnSuccess)
  }

  func testDataOfOneTimeComeTogether() throws {
    let phone = SimulatedPhone()
    let (video, depth) = phone.asCurrent {
      (AVCaptureVideoDataOutput(), AVCaptureDepthDataOutput())
    }
    let synchronizer = AVCaptureDataOutputSynchronizer(dataOutputs: [video, depth])
    let reader = PairReader(depth)
    synchronizer.setDelegate(reader, queue: reader.queue)
    var map: CVPixelBuffer?
    CVPixelBufferCreate(kCFAllocatorDefault, 8, 6, kCVPixelFormatType_DepthFloat32, nil, &map)
    let data = AVDepthData(simulated: try XCTUnwrap(map))
      .converting(toDepthDataType: kCVPixelFormatType_DisparityFloat32)
    synchronizer.simulate([
      (depth, AVCaptureSynchronizedDepthData(simulated: data, at: CMTime(value: 3, timescale: 1)))
    ])
    XCTAssertEqual(
      reader.queue.sync { reader.seen }, ["3.0 \(kCVPixelFormatType_DisparityFloat32)"])
  }

  func testAnExportWritesAFile() async throws {
    let url = URL.temporaryDirectory.appending(component: "\(UUID().uuidString).mov")
    let movie = AVURLAsset(url: url)
    let export = try XCTUnwrap(
      AVAssetExportSession(asset: movie, presetName: AVAssetExportPresetHighestQuality))
    try await export.export(to: url, as: .mov)
    XCTAssertEqual(export.status, .completed)
    XCTAssertTrue(FileManager.default.fileExists(atPath: url.path))
    try FileManager.default.removeItem(at: url)
    let (duration, tracks) = try await movie.load(.duration, .tracks)
    XCTAssertEqual(duration, .zero)
    XCTAssertTrue(tracks.isEmpty)
  }
}

private final class PairReader: NSObject, AVCaptureDataOutputSynchronizerDelegate {
  let queue = DispatchQueue(label: "pairs")
  private let output: AVCaptureDepthDataOutput
  private(set) var seen: [String] = []

  init(_ output: AVCaptureDepthDataOutput) { self.output = output }

  func dataOutputSynchronizer(
    _ synchronizer: AVCaptureDataOutputSynchronizer,
    didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection
  ) {
    let data = synchronizedDataCollection.synchronizedData(for: output)
    guard let data = data as? AVCaptureSynchronizedDepthData, !data.depthDataWasDropped else {
      return
    }
    seen.append("\(data.timestamp.seconds) \(data.depthData.depthDataType)")
  }
}
