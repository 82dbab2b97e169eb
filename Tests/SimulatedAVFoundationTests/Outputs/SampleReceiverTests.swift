import AVFoundation
import CameraControlTesting
import XCTest

final class SampleReceiverTests: XCTestCase {
  private let queue = DispatchQueue(label: "samples")

  func testAnOutputKeepsItsDelegateWeaklyAndItsQueue() {
    let (video, audio) = SimulatedPhone().asCurrent {
      (AVCaptureVideoDataOutput(), AVCaptureAudioDataOutput())
    }
    var receiver: Receiver? = Receiver()
    video.setSampleBufferDelegate(receiver, queue: queue)
    audio.setSampleBufferDelegate(receiver, queue: queue)
    XCTAssertTrue(video.sampleBufferDelegate === receiver)
    XCTAssertTrue(audio.sampleBufferDelegate === receiver)
    XCTAssertTrue(video.sampleBufferCallbackQueue === queue)
    XCTAssertTrue(audio.sampleBufferCallbackQueue === queue)
    receiver = nil
    XCTAssertNil(video.sampleBufferDelegate)
    XCTAssertNil(audio.sampleBufferDelegate)
    XCTAssertTrue(video.sampleBufferCallbackQueue === queue, "the queue stays")
    video.setSampleBufferDelegate(nil, queue: nil)
    audio.setSampleBufferDelegate(nil, queue: nil)
    XCTAssertNil(video.sampleBufferCallbackQueue)
    XCTAssertNil(audio.sampleBufferCallbackQueue)
  }

  func testTheSettingsOfFramesAreKept() {
    let output = SimulatedPhone().asCurrent { AVCaptureVideoDataOutput() }
    XCTAssertTrue(output.alwaysDiscardsLateVideoFrames)
    XCTAssertTrue(output.videoSettings.isEmpty)
    output.alwaysDiscardsLateVideoFrames = false
    output.videoSettings = [kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32BGRA]
    XCTAssertFalse(output.alwaysDiscardsLateVideoFrames)
    XCTAssertEqual(
      output.videoSettings[kCVPixelBufferPixelFormatTypeKey] as? OSType, kCVPixelFormatType_32BGRA)
    XCTAssertEqual(
      output.availableVideoPixelFormatTypes,
      [kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_32BGRA])
  }
}

private final class Receiver: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate,
  AVCaptureAudioDataOutputSampleBufferDelegate
{
  // One method serves both, as in an app that records.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
