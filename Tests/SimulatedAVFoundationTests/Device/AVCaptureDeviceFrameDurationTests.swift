import AVFoundation
import CameraControl
import CameraControlTesting
import XCTest

/// The durations of frames, which the active format limits.
final class AVCaptureDeviceFrameDurationTests: XCTestCase {
  private let phone = SimulatedPhone()

  /// DEV27: a duration within the range of the format is kept, both ends included.
  func testADurationWithinTheRangeIsKept() throws {
    let camera = try lockedCamera()
    let range = camera.activeFormat.videoSupportedFrameRateRanges[0]
    for duration in [
      range.minFrameDuration, range.maxFrameDuration, CMTime(value: 1, timescale: 24),
    ] {
      camera.activeVideoMaxFrameDuration = duration
      camera.activeVideoMinFrameDuration = duration
      XCTAssertEqual(camera.activeVideoMinFrameDuration, duration)
      XCTAssertEqual(camera.activeVideoMaxFrameDuration, duration)
    }
    XCTAssertEqual(phone.faults, [])
  }

  /// CTL23, DEV27: a duration that is too short or too long, or is none, is refused with the text of a phone,
  /// and changes nothing.
  func testADurationOutOfTheRangeIsRefused() throws {
    let camera = try lockedCamera()
    let most = Int32(camera.activeFormat.videoSupportedFrameRateRanges[0].maxFrameRate)
    let kept = CMTime(value: 1, timescale: 24)
    (camera.activeVideoMinFrameDuration, camera.activeVideoMaxFrameDuration) = (kept, kept)
    let wrong: [CMTime] = [
      CMTime(value: 1, timescale: most + 1), CMTime(value: 2, timescale: 1), .zero,
      CMTime(value: -1, timescale: 24), .indefinite, .positiveInfinity, .negativeInfinity,
    ]
    for duration in wrong {
      camera.activeVideoMinFrameDuration = duration
      camera.activeVideoMaxFrameDuration = duration
    }
    XCTAssertEqual(camera.activeVideoMinFrameDuration, kept)
    XCTAssertEqual(camera.activeVideoMaxFrameDuration, kept)
    XCTAssertEqual(phone.faults.map(\.rule), Array(repeating: "DEV27", count: wrong.count * 2))
    let reasons = phone.faults.compactMap(\.exception?.reason)
    for (reason, (end, rate)) in zip(reasons, [("Min", "max"), ("Max", "min")]) {
      XCTAssertEqual(
        reason,
        "*** -[AVCaptureDevice setActiveVideo\(end)FrameDuration:] Unsupported frame duration - "
          + "Supported ranges: (1.0 to \(most).0), tried to set \(rate)FrameRate to "
          + "\(most + 1).000000")
    }
    XCTAssertEqual(Set(phone.faults.compactMap(\.exception?.name)), ["NSInvalidArgumentException"])
  }

  /// DEV28: a format brings its own durations, also the one that was active, and so do a preset and a session.
  func testAFormatAPresetAndASessionBringTheirOwnDurations() throws {
    let camera = try lockedCamera()
    let session = phone.asCurrent { AVCaptureSession() }
    let input = try phone.asCurrent { try AVCaptureDeviceInput(device: camera) }
    let other = try XCTUnwrap(
      camera.formats.first {
        $0.videoSupportedFrameRateRanges[0].maxFrameRate
          != camera.activeFormat.videoSupportedFrameRateRanges[0].maxFrameRate
      })
    for reset in [
      { camera.activeFormat = other }, { camera.activeFormat = camera.activeFormat },
      { session.addInput(input) }, { session.sessionPreset = .photo },
    ] {
      camera.activeVideoMinFrameDuration = CMTime(value: 1, timescale: 20)
      camera.activeVideoMaxFrameDuration = CMTime(value: 1, timescale: 10)
      reset()
      let usual = camera.activeFormat.videoSupportedFrameRateRanges[0].minFrameDuration
      XCTAssertEqual(camera.activeVideoMinFrameDuration, usual)
      XCTAssertEqual(camera.activeVideoMaxFrameDuration, usual)
    }
    XCTAssertEqual(phone.faults, [])
  }

  /// DEV03, DEV29: an invalid time restores the default, if the device is locked.
  func testAnInvalidTimeRestoresTheDefault() throws {
    let camera = try lockedCamera()
    let (least, most) = (camera.activeVideoMinFrameDuration, camera.activeVideoMaxFrameDuration)
    let slow = CMTime(value: 1, timescale: 12)
    (camera.activeVideoMinFrameDuration, camera.activeVideoMaxFrameDuration) = (slow, slow)
    camera.activeVideoMinFrameDuration = .invalid
    XCTAssertEqual(camera.activeVideoMinFrameDuration, least)
    XCTAssertEqual(camera.activeVideoMaxFrameDuration, slow)
    XCTAssertEqual(phone.faults, [])
    camera.unlockForConfiguration()
    camera.activeVideoMaxFrameDuration = .invalid
    XCTAssertEqual(camera.activeVideoMaxFrameDuration, slow)
    XCTAssertEqual(phone.faults.map(\.rule), ["DEV03"])
    try camera.lockForConfiguration()
    camera.activeVideoMaxFrameDuration = .invalid
    XCTAssertEqual(camera.activeVideoMaxFrameDuration, most)
  }

  private func lockedCamera() throws -> AVCaptureDevice {
    let camera = try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: .video) })
    try camera.lockForConfiguration()
    return camera
  }
}
