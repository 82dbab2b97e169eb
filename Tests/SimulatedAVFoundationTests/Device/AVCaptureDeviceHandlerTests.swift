import AVFoundation
import CameraControlTesting
import XCTest

/// When a device calls back, and what it says without being asked to change.
final class AVCaptureDeviceHandlerTests: XCTestCase {
  private let phone = SimulatedPhone()

  private func camera() throws -> AVCaptureDevice {
    try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: .video) })
  }

  func testAHandlerIsCalledAtThePhonesTime() throws {
    let camera = try camera()
    phone.wait(.seconds(2))
    var times: [Double] = []
    try camera.lockForConfiguration()
    camera.setFocusModeLocked(lensPosition: 0.5) { times.append($0.seconds) }
    camera.setExposureModeCustom(
      duration: CMTime(value: 1, timescale: 100), iso: 100
    ) { times.append($0.seconds) }
    camera.setWhiteBalanceModeLocked(with: .init(redGain: 2)) { times.append($0.seconds) }
    camera.unlockForConfiguration()
    XCTAssertEqual(times, [2, 2, 2])
    XCTAssertEqual(camera.exposureDuration.seconds, 0.01)
    XCTAssertEqual(camera.iso, 100)
    XCTAssertEqual(camera.deviceWhiteBalanceGains.redGain, 2)
  }

  /// DEV02: a call without the lock is refused, and its handler is not called.
  func testARefusedCallHasNoHandler() throws {
    let camera = try camera()
    camera.setFocusModeLocked(lensPosition: 0.5) { _ in XCTFail("refused") }
    camera.setExposureModeCustom(duration: .invalid, iso: 100) { _ in XCTFail("refused") }
    camera.setWhiteBalanceModeLocked(with: .init()) { _ in XCTFail("refused") }
    XCTAssertEqual(phone.acknowledgeFaults().count, 3)
    XCTAssertEqual(camera.whiteBalanceMode, .continuousAutoWhiteBalance)
  }

  func testTheCurrentDurationAndIsoStay() throws {
    let camera = try camera()
    try camera.lockForConfiguration()
    camera.setExposureModeCustom(duration: CMTime(value: 1, timescale: 50), iso: 200)
    camera.setExposureModeCustom(
      duration: AVCaptureDevice.currentExposureDuration, iso: AVCaptureDevice.currentISO)
    camera.setExposureTargetBias(1)
    camera.setExposureTargetBias(AVCaptureDevice.currentExposureTargetBias)
    camera.unlockForConfiguration()
    XCTAssertEqual(camera.exposureDuration.seconds, 0.02)
    XCTAssertEqual(camera.iso, 200)
    XCTAssertEqual(camera.exposureTargetBias, 1)
    XCTAssertEqual(camera.exposureMode, .custom)
    XCTAssertEqual(phone.faults, [])
  }

  func testThePersonsPreferenceIsTheSystems() throws {
    try phone.asCurrent {
      XCTAssertNil(AVCaptureDevice.userPreferredCamera)
      XCTAssertEqual(AVCaptureDevice.systemPreferredCamera, .default(for: .video))
      let front = try XCTUnwrap(
        AVCaptureDevice.default(.builtInTrueDepthCamera, for: .video, position: .front))
      AVCaptureDevice.userPreferredCamera = front
      XCTAssertEqual(AVCaptureDevice.systemPreferredCamera, front)
    }
    SimulatedPhone().asCurrent { XCTAssertNil(AVCaptureDevice.userPreferredCamera) }
  }

  func testASearchForAnyMediaTypeFindsTheMicrophone() {
    let search = phone.asCurrent {
      AVCaptureDevice.DiscoverySession(
        deviceTypes: [.microphone, .builtInWideAngleCamera], mediaType: nil, position: .unspecified)
    }
    XCTAssertEqual(search.devices.map(\.deviceType).first, .microphone)
    XCTAssertEqual(search.supportedMultiCamDeviceSets, search.devices.map { [$0] })
    XCTAssertGreaterThan(search.devices.count, 1)
  }

  func testWhatADeviceSaysOfItself() throws {
    let (camera, triple) = phone.asCurrent {
      (
        AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back),
        AVCaptureDevice.default(.builtInTripleCamera, for: .video, position: .back)
      )
    }
    let device = try XCTUnwrap(camera)
    XCTAssertEqual(device.modelID, "iPhone 16 Pro \(device.localizedName)")
    XCTAssertFalse(device.isVirtualDevice)
    XCTAssertEqual(triple?.isVirtualDevice, true)
    XCTAssertFalse(device.isSmoothAutoFocusSupported)
    XCTAssertEqual(device.exposureTargetOffset, 0)
    XCTAssertGreaterThan(device.lensAperture, 1)
    XCTAssertFalse(device.activeFormat.isVideoHDRSupported)
    XCTAssertTrue(device.activeFormat.isHighestPhotoQualitySupported)
    XCTAssertTrue(AVCaptureDevice.reactionEffectsEnabled)
    XCTAssertEqual(AVCaptureReactionType.heart.systemImageName, "face.smiling")
  }

  func testACoordinatorOutlivesThePhoneOfItsDevice() throws {
    var phone: SimulatedPhone? = SimulatedPhone()
    let camera = try XCTUnwrap(phone?.asCurrent { AVCaptureDevice.default(for: .video) })
    phone = nil
    let coordinator = SimulatedPhone().asCurrent {
      AVCaptureDevice.RotationCoordinator(device: camera, previewLayer: nil)
    }
    XCTAssertEqual(
      coordinator.videoRotationAngleForHorizonLevelPreview,
      coordinator.videoRotationAngleForHorizonLevelCapture)
    XCTAssertTrue(coordinator.device === camera)
  }

  func testAccessToAKindOfMediaWithoutOneIsRefused() async {
    let isAllowed = await phone.asCurrent { await AVCaptureDevice.requestAccess(for: .text) }
    XCTAssertFalse(isAllowed)
    XCTAssertEqual(phone.acknowledgeFaults().count, 1)
  }
}
