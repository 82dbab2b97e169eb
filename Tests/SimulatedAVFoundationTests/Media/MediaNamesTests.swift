import AVFoundation
import XCTest

/// The numbers and texts behind the names, which apps store and compare.
final class MediaNamesTests: XCTestCase {
  func testKindsOfMedia() {
    let kinds: [AVMediaType] = [.video, .audio, .text, .subtitle, .muxed, .metadata, .depthData]
    XCTAssertEqual(
      kinds.map(\.rawValue), ["vide", "soun", "text", "sbtl", "muxx", "meta", "dpth"])
    XCTAssertEqual(
      [AVVideoCodecType.hevc, .h264, .jpeg].map(\.rawValue), ["hvc1", "avc1", "jpeg"])
    XCTAssertEqual(AVVideoProfileLevelH264HighAutoLevel, "H264_High_AutoLevel")
    XCTAssertEqual(
      [AVLayerVideoGravity.resize, .resizeAspect, .resizeAspectFill].map(\.rawValue),
      ["Resize", "ResizeAspect", "ResizeAspectFill"].map { "AVLayerVideoGravity\($0)" })
  }

  func testKeysAreTheirNames() {
    XCTAssertEqual(
      [
        AVVideoCodecKey, AVVideoWidthKey, AVVideoHeightKey, AVVideoCompressionPropertiesKey,
        AVVideoAverageBitRateKey, AVVideoQualityKey, AVVideoProfileLevelKey,
        AVVideoMaxKeyFrameIntervalKey, AVVideoExpectedSourceFrameRateKey,
        AVVideoAllowFrameReorderingKey,
      ],
      [
        "Codec", "Width", "Height", "CompressionProperties", "AverageBitRate", "Quality",
        "ProfileLevel", "MaxKeyFrameInterval", "ExpectedSourceFrameRate", "AllowFrameReordering",
      ].map { "AVVideo\($0)Key" })
    XCTAssertEqual(AVCaptureSessionErrorKey, "AVCaptureSessionErrorKey")
  }

  func testOlderNamesOfNotificationsAreTheSame() {
    XCTAssertEqual(
      NSNotification.Name.AVCaptureSessionRuntimeError, AVCaptureSession.runtimeErrorNotification)
    XCTAssertEqual(
      [.AVCaptureSessionDidStartRunning, .AVCaptureSessionDidStopRunning],
      [AVCaptureSession.didStartRunningNotification, AVCaptureSession.didStopRunningNotification])
    XCTAssertNotEqual(
      AVCaptureSession.didStartRunningNotification, AVCaptureSession.didStopRunningNotification)
  }

  func testReactionsAndDevices() {
    let reactions: [AVCaptureReactionType] = [
      .thumbsUp, .thumbsDown, .balloons, .heart, .fireworks, .rain, .confetti, .lasers,
    ]
    XCTAssertEqual(Set(reactions).count, 8)
    XCTAssertTrue(reactions.allSatisfy { $0.rawValue.hasPrefix("Reaction") })
    let devices: [AVCaptureDevice.DeviceType] = [
      .builtInDualCamera, .builtInLiDARDepthCamera, .external, .microphone,
    ]
    XCTAssertEqual(
      devices.map(\.rawValue),
      ["BuiltInDualCamera", "BuiltInLiDARDepthCamera", "External", "Microphone"].map {
        "AVCaptureDeviceType\($0)"
      })
    XCTAssertEqual(AVCaptureDevice.DeviceType.builtInMicrophone, .microphone)
  }

  func testModesHaveTheNumbersOfAPhone() {
    typealias Device = AVCaptureDevice
    XCTAssertEqual(
      [Device.ExposureMode.locked, .autoExpose, .continuousAutoExposure, .custom].map(\.rawValue),
      [0, 1, 2, 3])
    XCTAssertEqual(
      [Device.FocusMode.locked, .autoFocus, .continuousAutoFocus].map(\.rawValue), [0, 1, 2])
    XCTAssertEqual(
      [Device.WhiteBalanceMode.locked, .autoWhiteBalance, .continuousAutoWhiteBalance].map(
        \.rawValue), [0, 1, 2])
    XCTAssertEqual([Device.TorchMode.off, .on, .auto].map(\.rawValue), [0, 1, 2])
    XCTAssertEqual([Device.FlashMode.off, .on, .auto].map(\.rawValue), [0, 1, 2])
    XCTAssertEqual([Device.Position.unspecified, .back, .front].map(\.rawValue), [0, 1, 2])
    XCTAssertEqual(
      [AVCapturePhotoOutput.QualityPrioritization.speed, .balanced, .quality].map(\.rawValue),
      [1, 2, 3])
    XCTAssertEqual(
      [AVCaptureColorSpace.sRGB, .P3_D65, .HLG_BT2020, .appleLog, .appleLog2].map(\.rawValue),
      [0, 1, 2, 3, 4])
    XCTAssertEqual(
      [AVCaptureMultichannelAudioMode.none, .stereo, .firstOrderAmbisonics].map(\.rawValue),
      [0, 1, 2])
    XCTAssertEqual(
      [
        AVCaptureVideoStabilizationMode.auto, .off, .standard, .cinematic, .cinematicExtended,
        .previewOptimized, .cinematicExtendedEnhanced, .lowLatency,
      ].map(\.rawValue), [-1, 0, 1, 2, 3, 4, 5, 6])
    XCTAssertEqual(
      [AVCaptureVideoOrientation.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
        .map(\.rawValue), [1, 2, 3, 4])
    XCTAssertEqual(
      [NSKeyValueChange.setting, .insertion, .removal, .replacement].map(\.rawValue), [1, 2, 3, 4])
    XCTAssertEqual(
      [NSKeyValueObservingOptions.new, .old, .initial, .prior].map(\.rawValue), [1, 2, 4, 8])
  }

  func testPresetsHaveTheirNames() {
    let presets: [AVCaptureSession.Preset] = [
      .photo, .high, .medium, .low, .cif352x288, .vga640x480, .hd1280x720, .hd1920x1080,
      .hd4K3840x2160, .inputPriority,
    ]
    XCTAssertEqual(
      presets.map(\.rawValue),
      [
        "Photo", "High", "Medium", "Low", "352x288", "640x480", "1280x720", "1920x1080",
        "3840x2160", "InputPriority",
      ].map { "AVCaptureSessionPreset\($0)" })
  }

  func testNotificationsOfDevicesHaveTheirNames() {
    XCTAssertEqual(
      [
        AVCaptureDevice.subjectAreaDidChangeNotification, AVCaptureDevice.wasConnectedNotification,
        AVCaptureDevice.wasDisconnectedNotification,
      ],
      [
        .AVCaptureDeviceSubjectAreaDidChange, .AVCaptureDeviceWasConnected,
        .AVCaptureDeviceWasDisconnected,
      ])
    XCTAssertEqual(
      AVCaptureDevice.wasConnectedNotification.rawValue, "AVCaptureDeviceWasConnectedNotification")
    XCTAssertEqual(
      AVCaptureDevice.wasDisconnectedNotification.rawValue,
      "AVCaptureDeviceWasDisconnectedNotification")
    XCTAssertEqual(
      AVCaptureDevice.subjectAreaDidChangeNotification.rawValue,
      "AVCaptureDeviceSubjectAreaDidChangeNotification")
  }
}
