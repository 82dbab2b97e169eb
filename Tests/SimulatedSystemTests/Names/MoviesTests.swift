import AVFoundation
import CoreImage
import XCTest

/// What apps that write movies and look for codes name, in Swift 5 and in Swift 6.
final class MoviesTests: XCTestCase {
  func testACompositionIsAsLongAsItsParts() throws {
    let movie = AVMutableComposition()
    XCTAssertEqual(movie.duration, .zero)
    let track = try XCTUnwrap(
      movie.addMutableTrack(
        withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
    let part = CMTimeRange(start: .zero, duration: CMTime(seconds: 2, preferredTimescale: 600))
    try track.insertTimeRange(part, of: AVAssetTrack(), at: .zero)
    try track.insertTimeRange(part, of: AVAssetTrack(), at: part.duration)
    XCTAssertEqual(movie.duration.seconds, 4)
    try track.insertTimeRange(part, of: AVAssetTrack(), at: .zero)
    XCTAssertEqual(movie.duration.seconds, 4)
  }

  func testAFrameIsCopiedWithOtherTimes() throws {
    var made: CVPixelBuffer?
    CVPixelBufferCreate(kCFAllocatorDefault, 4, 3, kCVPixelFormatType_32BGRA, nil, &made)
    let picture = try XCTUnwrap(made)
    let frame = try CMSampleBuffer(
      imageBuffer: picture, formatDescription: CMFormatDescription(imageBuffer: picture),
      sampleTiming: CMSampleTimingInfo(presentationTimeStamp: CMTime(value: 5, timescale: 1)))
    var timing = CMSampleTimingInfo()
    CMSampleBufferGetSampleTimingInfo(frame, at: 0, timingInfoOut: &timing)
    XCTAssertEqual(timing.presentationTimeStamp.seconds, 5)
    timing.presentationTimeStamp = CMTime(value: 3, timescale: 1)
    var copy: CMSampleBuffer?
    CMSampleBufferCreateCopyWithNewTiming(
      allocator: nil, sampleBuffer: frame, sampleTimingEntryCount: 1, sampleTimingArray: &timing,
      sampleBufferOut: &copy)
    let other = try XCTUnwrap(copy)
    XCTAssertEqual(CMSampleBufferGetPresentationTimeStamp(other).seconds, 3)
    XCTAssertTrue(CMSampleBufferGetImageBuffer(other) === picture)
    XCTAssertEqual(CMSampleBufferGetNumSamples(other), 1)
  }

  func testACodeIsMadeAndNoneIsFound() throws {
    let code = CIFilter.qrCodeGenerator()
    (code.message, code.correctionLevel) = (Data("camera".utf8), "H")
    let picture = try XCTUnwrap(code.outputImage)
    XCTAssertEqual(picture.extent.width, 27)
    XCTAssertEqual(picture.simulatedFilters, ["CIQRCodeGenerator"])
    XCTAssertNil(CIFilter.sepiaTone().outputImage)
    XCTAssertEqual(CIFilter.photoEffectNoir().name, "CIPhotoEffectNoir")
    let detector = CIDetector(
      ofType: CIDetectorTypeQRCode, context: nil,
      options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])
    XCTAssertEqual(detector?.features(in: picture).compactMap { $0 as? CIQRCodeFeature }, [])
  }

  func testAWriterSaysWhatItWasGiven() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("names.mp4")
    let writer = try AVAssetWriter(outputURL: file, fileType: .mp4)
    let title = AVMutableMetadataItem()
    (title.identifier, title.value) = (.commonIdentifierTitle, "Clip" as NSString)
    writer.metadata = [title]
    XCTAssertEqual(writer.metadata.first?.stringValue, "Clip")
    let identifiers: [AVMetadataIdentifier] = [
      .commonIdentifierTitle, .quickTimeMetadataCreationDate, .quickTimeMetadataLocationISO6709,
    ]
    XCTAssertEqual(identifiers.first, writer.metadata.first?.identifier)
    assertDistinct(identifiers)
    let input = AVAssetWriterInput(
      mediaType: .audio, outputSettings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
    let adaptor = AVAssetWriterInputPixelBufferAdaptor(
      assetWriterInput: input,
      sourcePixelBufferAttributes: [
        kCVPixelBufferWidthKey: 16, kCVPixelBufferHeightKey: 12,
        kCVPixelBufferPixelFormatTypeKey: Int(kCVPixelFormatType_32BGRA),
      ])
    XCTAssertEqual(adaptor.assetWriterInput.mediaType, .audio)
    var frame: CVPixelBuffer?
    CVPixelBufferPoolCreatePixelBuffer(nil, try XCTUnwrap(adaptor.pixelBufferPool), &frame)
    XCTAssertEqual(frame.map(CVPixelBufferGetWidth), 16)
    XCTAssertEqual(AVAudioSession.InterruptionType(rawValue: 1), .began)
  }
}
