import AVFoundation
import CameraControlTesting
import XCTest

/// What a device says of itself and keeps, although no control reads it.
final class AVCaptureDeviceSettingsTests: XCTestCase {
  private let phone = SimulatedPhone()

  private func device(_ mediaType: AVMediaType) throws -> AVCaptureDevice {
    try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: mediaType) })
  }

  func testModesAndPointsAreKept() throws {
    let camera = try device(.video)
    XCTAssertEqual(camera.exposureMode, .continuousAutoExposure)
    XCTAssertEqual(camera.focusMode, .continuousAutoFocus)
    XCTAssertEqual(camera.whiteBalanceMode, .continuousAutoWhiteBalance)
    XCTAssertEqual(camera.exposurePointOfInterest, CGPoint(x: 0.5, y: 0.5))
    XCTAssertEqual(camera.focusPointOfInterest, CGPoint(x: 0.5, y: 0.5))
    XCTAssertFalse(camera.isSubjectAreaChangeMonitoringEnabled)
    try camera.lockForConfiguration()
    camera.exposureMode = .autoExpose
    camera.focusMode = .locked
    camera.whiteBalanceMode = .autoWhiteBalance
    camera.exposurePointOfInterest = CGPoint(x: 0.1, y: 0.2)
    camera.focusPointOfInterest = CGPoint(x: 0.3, y: 0.4)
    camera.isSubjectAreaChangeMonitoringEnabled = true
    camera.unlockForConfiguration()
    XCTAssertEqual(camera.exposureMode, .autoExpose)
    XCTAssertEqual(camera.focusMode, .locked)
    XCTAssertEqual(camera.whiteBalanceMode, .autoWhiteBalance)
    XCTAssertEqual(camera.exposurePointOfInterest, CGPoint(x: 0.1, y: 0.2))
    XCTAssertEqual(camera.focusPointOfInterest, CGPoint(x: 0.3, y: 0.4))
    XCTAssertTrue(camera.isSubjectAreaChangeMonitoringEnabled)
  }

  func testACameraDoesWhatAMicrophoneDoesNot() throws {
    let (camera, microphone) = try (device(.video), device(.audio))
    for device in [camera, microphone] {
      let isCamera = device === camera
      XCTAssertEqual(device.hasMediaType(.video), isCamera)
      XCTAssertEqual(device.hasMediaType(.audio), !isCamera)
      XCTAssertEqual(device.isExposureModeSupported(.custom), isCamera)
      XCTAssertEqual(device.isExposurePointOfInterestSupported, isCamera)
      XCTAssertEqual(device.isFocusModeSupported(.locked), isCamera)
      XCTAssertEqual(device.isFocusPointOfInterestSupported, isCamera)
      XCTAssertEqual(device.isLockingFocusWithCustomLensPositionSupported, isCamera)
      XCTAssertEqual(device.isWhiteBalanceModeSupported(.locked), isCamera)
      XCTAssertEqual(device.isLockingWhiteBalanceWithCustomDeviceGainsSupported, isCamera)
      XCTAssertEqual(device.availableReactionTypes.isEmpty, !isCamera)
      XCTAssertEqual(device.canPerformReactionEffects, isCamera)
    }
  }

  func testTheTorchIsOnWhileItIsOn() throws {
    let camera = try device(.video)
    XCTAssertTrue(camera.hasTorch && camera.isTorchAvailable && camera.isFlashAvailable)
    XCTAssertTrue(camera.isTorchModeSupported(.on))
    XCTAssertFalse(camera.isTorchActive)
    XCTAssertEqual(camera.torchLevel, 0)
    try camera.lockForConfiguration()
    defer { camera.unlockForConfiguration() }
    try camera.setTorchModeOn(level: AVCaptureDevice.maxAvailableTorchLevel)
    XCTAssertTrue(camera.isTorchActive)
    XCTAssertEqual(camera.torchLevel, 1)
    camera.torchMode = .auto
    XCTAssertFalse(camera.isTorchActive)
    XCTAssertEqual(camera.torchLevel, 0)
  }

  func testADeviceWithoutALightHasNoTorch() throws {
    let microphone = try device(.audio)
    XCTAssertFalse(microphone.hasTorch || microphone.isTorchAvailable || microphone.hasFlash)
    XCTAssertTrue(microphone.isTorchModeSupported(.off))
    XCTAssertFalse(microphone.isTorchModeSupported(.auto))
    XCTAssertThrowsError(try microphone.setTorchModeOn(level: 1))
    XCTAssertEqual(phone.faults, [], "an error is no exception")
  }

  func testAConnectedDeviceIsFree() throws {
    let camera = try device(.video)
    XCTAssertTrue(camera.isConnected)
    XCTAssertFalse(camera.isSuspended || camera.isInUseByAnotherApplication)
    XCTAssertFalse(camera.isAdjustingFocus || camera.isAdjustingExposure)
    XCTAssertEqual(camera.manufacturer, "Apple Inc.")
    XCTAssertTrue(camera.modelID.contains(camera.localizedName))
  }

  func testGainsAreThoseOfATemperature() throws {
    let camera = try device(.video)
    for temperature in [3000, 5500, 8000] as [Float] {
      let gains = camera.deviceWhiteBalanceGains(for: .init(temperature: temperature, tint: 0))
      for gain in [gains.redGain, gains.greenGain, gains.blueGain] {
        XCTAssertGreaterThanOrEqual(gain, 1)
        XCTAssertLessThanOrEqual(gain, camera.maxWhiteBalanceGain)
      }
      XCTAssertEqual(
        camera.temperatureAndTintValues(for: gains).temperature, temperature, accuracy: 1)
    }
  }

  func testALockedWhiteBalanceTellsWhen() async throws {
    let camera = try device(.video)
    try camera.lockForConfiguration()
    defer { camera.unlockForConfiguration() }
    var instants: [CMTime] = []
    let gains = AVCaptureDevice.WhiteBalanceGains(redGain: 2, greenGain: 1, blueGain: 3)
    camera.setWhiteBalanceModeLocked(with: gains) { instants.append($0) }
    XCTAssertEqual(camera.whiteBalanceMode, .locked)
    XCTAssertEqual(camera.deviceWhiteBalanceGains, gains)
    XCTAssertEqual(instants.map(\.isNumeric), [true])
  }

  func testTheLimitsOfAFormatAreInOrder() throws {
    let camera = try device(.video)
    let format = camera.activeFormat
    XCTAssertEqual([format.minISO, format.maxISO], [32, 3072])
    XCTAssertEqual(format.minExposureDuration, CMTime(value: 1, timescale: 50_000))
    XCTAssertEqual(format.maxExposureDuration, CMTime(value: 1, timescale: 1))
    XCTAssertEqual(format.supportedMaxPhotoDimensions.map(\.width), [4032])
    XCTAssertTrue((1..<180).contains(format.videoFieldOfView))
    let rates = try XCTUnwrap(format.videoSupportedFrameRateRanges.first)
    XCTAssertEqual(rates.minFrameDuration.seconds, 1 / rates.maxFrameRate, accuracy: 0.001)
    XCTAssertEqual(rates.maxFrameDuration.seconds, 1 / rates.minFrameRate, accuracy: 0.001)
    XCTAssertLessThan(rates.minFrameDuration, rates.maxFrameDuration)
  }

  func testCustomExposureTellsWhenAndKeepsWhatItIsNotGiven() async throws {
    let camera = try device(.video)
    let (iso, duration) = (camera.iso, camera.exposureDuration)
    try camera.lockForConfiguration()
    defer { camera.unlockForConfiguration() }
    var instants: [CMTime] = []
    camera.setExposureModeCustom(
      duration: AVCaptureDevice.currentExposureDuration, iso: AVCaptureDevice.currentISO
    ) { instants.append($0) }
    XCTAssertEqual(camera.exposureMode, .custom)
    XCTAssertEqual(camera.iso, iso)
    XCTAssertEqual(camera.exposureDuration, duration)
    camera.setFocusModeLocked(lensPosition: AVCaptureDevice.currentLensPosition) {
      instants.append($0)
    }
    XCTAssertEqual(camera.focusMode, .locked)
    XCTAssertEqual(instants.map(\.isNumeric), [true, true])
    XCTAssertEqual(phone.faults, [])
  }

  /// DEV18: what the format does not reach is refused and changes nothing.
  func testCustomExposureOutOfTheLimitsIsRefused() throws {
    let camera = try device(.video)
    let format = camera.activeFormat
    try camera.lockForConfiguration()
    defer { camera.unlockForConfiguration() }
    for iso in [format.minISO - 1, format.maxISO + 1] {
      camera.setExposureModeCustom(duration: AVCaptureDevice.currentExposureDuration, iso: iso)
      XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["DEV18"])
    }
    let step = CMTime(value: 1, timescale: 1_000_000)
    for duration in [format.minExposureDuration - step, format.maxExposureDuration + step] {
      camera.setExposureModeCustom(duration: duration, iso: AVCaptureDevice.currentISO)
      XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["DEV18"])
    }
    XCTAssertEqual(camera.exposureMode, .continuousAutoExposure)
    for iso in [format.minISO, format.maxISO] {
      for duration in [format.minExposureDuration, format.maxExposureDuration] {
        camera.setExposureModeCustom(duration: duration, iso: iso)
        XCTAssertEqual(camera.iso, iso)
        XCTAssertEqual(camera.exposureDuration, duration)
      }
    }
    XCTAssertEqual(phone.acknowledgeFaults(), [])
  }

  func testARampCanBeCancelled() async throws {
    let camera = try device(.video)
    try camera.lockForConfiguration()
    defer { camera.unlockForConfiguration() }
    camera.ramp(toVideoZoomFactor: 4, withRate: 1)
    await phone.wait(.seconds(1))
    let factor = camera.videoZoomFactor
    XCTAssertEqual(factor, 2, accuracy: 0.1)
    camera.cancelVideoZoomRamp()
    XCTAssertFalse(camera.isRampingVideoZoom)
    await phone.wait(.seconds(2))
    XCTAssertEqual(camera.videoZoomFactor, factor)
  }

  func testAFormatRecommendsRangesThatItReaches() throws {
    let format = try device(.video).activeFormat
    let zoom = try XCTUnwrap(format.systemRecommendedVideoZoomRange)
    XCTAssertGreaterThanOrEqual(zoom.lowerBound, 1)
    XCTAssertLessThanOrEqual(zoom.upperBound, format.videoMaxZoomFactor)
    XCTAssertNotNil(format.systemRecommendedExposureBiasRange)
    XCTAssertGreaterThanOrEqual(format.videoZoomFactorUpscaleThreshold, 1)
    XCTAssertEqual(format.mediaType, .video)
    XCTAssertTrue(format.secondaryNativeResolutionZoomFactors.allSatisfy { $0 > 1 })
  }
}
