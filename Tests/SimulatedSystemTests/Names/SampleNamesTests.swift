import CoreMedia
import XCTest

/// What apps name of samples, in Swift 5 and in Swift 6.
@MainActor
final class SampleNamesTests: XCTestCase {
  func testConstantsAreThere() async {
    let _: [Any?] = [
      kCMAttachmentMode_ShouldNotPropagate, kCMMetadataBaseDataType_SInt8,
      kCMMetadataBaseDataType_UTF8, kCMSampleBufferAttachmentKey_DroppedFrameReason,
    ]
  }

  func testPropertiesAreThere() async {
    assertProperties(
      \AudioStreamBasicDescription.mBitsPerChannel, \.mChannelsPerFrame, \.mFormatID,
      \.mSampleRate
    )
    assertProperties(\CMSampleBuffer.numSamples)
    assertProperties(\CMTime.epoch)
  }

  func testFunctionsAreThere() async {
    let _ = { (object: CMSampleBuffer) in object.sampleTimingInfos }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      CMTimeValue.self
    ]
  }
}
