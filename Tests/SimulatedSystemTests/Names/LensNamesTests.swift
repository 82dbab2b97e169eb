import AVFAudio
import AVFoundation
import SwiftUICore
import XCTest

/// Names of sound, lenses and movies that single apps use, in Swift 5 and in Swift 6.
@MainActor
final class LensNamesTests: XCTestCase {
  /// The modules of two names that only re-export.
  func testAFrameworkIsThereByItsOtherName() async {
    let session: AVFAudio.AVAudioSession = AVAudioSession.sharedInstance()
    XCTAssertEqual(session.ioBufferDuration, 0.005)
    let font: SwiftUICore.Font = .default
    XCTAssertNotEqual(font, .body)
  }

  func testSoundComesFromAPort() async {
    let options: AVAudioSession.CategoryOptions = [.overrideMutedMicrophoneInterruption]
    XCTAssertTrue(options.isDisjoint(with: [.allowAirPlay, .defaultToSpeaker]))
    assertProperties(\AVAudioSessionPortDescription.portType)
    assertDistinct([AVAudioSession.Port.bluetoothHFP, .builtInMic, .headsetMic])
  }

  func testALensIsNotLookedAt() async {
    typealias Status = AVCaptureCameraLensSmudgeDetectionStatus
    assertDistinct([Status.disabled, .smudgeNotDetected, .smudged, .unknown])
    assertProperties(\AVCaptureDevice.cameraLensSmudgeDetectionStatus, \.smartFramingMonitor)
    assertProperties(\AVCaptureDevice.Format.geometricDistortionCorrectedVideoFieldOfView)
    assertProperties(\AVCaptureFraming.zoomFactor)
    assertProperties(\AVCaptureFraming.aspectRatio)
    assertProperties(
      \AVCaptureDevice.Format.isSmartFramingSupported, \.isCinematicVideoCaptureSupported,
      \.isGlobalToneMappingSupported)
    assertProperties(\AVCaptureOutput.isDeferredStartEnabled, \.isDeferredStartSupported)
    assertProperties(
      \AVCaptureVideoPreviewLayer.isDeferredStartEnabled, \.isDeferredStartSupported)
    typealias Ratio = AVCaptureDevice.AspectRatio
    assertDistinct([Ratio.ratio1x1, .ratio4x3, .ratio3x4, .ratio16x9, .ratio9x16])
  }

  func testAMovieKeepsWhatAnAppSaysOfIt() async {
    let output = AVCaptureMovieFileOutput()
    XCTAssertNil(output.metadata)
    output.metadata = [AVMutableMetadataItem()]
    XCTAssertEqual(output.metadata?.count, 1)
    XCTAssertEqual(AVVideoProfileLevelH264High40, "H264_High_4_0")
  }

  func testTheChangesOfAMovieAreKept() async {
    let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: nil)
    layer.setTransform(.identity, at: .zero)
    layer.setOpacity(0.5, at: .zero)
    let instruction = AVMutableVideoCompositionInstruction()
    instruction.timeRange = CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1))
    instruction.layerInstructions = [layer]
    instruction.backgroundColor = CGColor(gray: 0, alpha: 1)
    let composition = AVMutableVideoComposition()
    (composition.instructions, composition.frameDuration) = ([instruction], .zero)
    composition.renderSize = CGSize(width: 2, height: 3)
    XCTAssertEqual(composition.renderSize.height, 3)
    XCTAssertEqual(composition.instructions.first?.layerInstructions.count, 1)
    XCTAssertEqual(CGColorSpaceCreateDeviceGray().name, "kCGColorSpaceDeviceGray")
  }

  func testTimesAndMachinesAreThere() async {
    let before: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    XCTAssertLessThanOrEqual(before, CFAbsoluteTimeGetCurrent())
    XCTAssertFalse(ProcessInfo.processInfo.isiOSAppOnMac)
  }
}
