import AVFoundation
import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class AVCaptureDeviceTests: XCTestCase {
  private let phone = SimulatedPhone()

  private func camera(_ type: AVCaptureDevice.DeviceType) throws -> AVCaptureDevice {
    try phone.asCurrent { try XCTUnwrap(.default(type, for: .video, position: .back)) }
  }

  func testADeviceIsOneObjectAsLongAsThePhone() throws {
    let triple = try camera(.builtInTripleCamera)
    XCTAssertTrue(triple === (try camera(.builtInTripleCamera)))
    XCTAssertEqual(
      triple.constituentDevices.map(\.deviceType),
      [
        .builtInUltraWideCamera, .builtInWideAngleCamera, .builtInTelephotoCamera,
      ])
    XCTAssertTrue(triple.constituentDevices[1] === (try camera(.builtInWideAngleCamera)))
    XCTAssertNotEqual(triple, SimulatedPhone().asCurrent { AVCaptureDevice.default(for: .video) })
  }

  func testDiscoveryFollowsTheOrderOfTheTypes() {
    let found = phone.asCurrent {
      AVCaptureDevice.DiscoverySession(
        deviceTypes: [.builtInTrueDepthCamera, .builtInTripleCamera, .builtInWideAngleCamera],
        mediaType: .video, position: .unspecified
      ).devices
    }
    XCTAssertEqual(found.map(\.deviceType).first, .builtInTrueDepthCamera)
    XCTAssertEqual(found.map(\.position), [.front, .back, .back, .front])
    XCTAssertEqual(
      phone.asCurrent {
        AVCaptureDevice.default(.builtInTripleCamera, for: .video, position: .front)
      },
      nil)
  }

  func testADeviceThatIsInUseThrowsAnErrorOfTheModule() throws {
    let device = try camera(.builtInWideAngleCamera)
    phone.core.camera(.builtInWideAngleCamera, position: .back)?.availability =
      .inUseByAnotherClient
    XCTAssertThrowsError(try AVCaptureDeviceInput(device: device)) { error in
      XCTAssertEqual((error as? AVError)?.code, .deviceInUseByAnotherApplication)
    }
    do {
      try device.lockForConfiguration()
      XCTFail("the device is in use")
    } catch AVError.deviceInUseByAnotherApplication {
      XCTAssertEqual(phone.faults.compactMap(\.exception?.name), [])
    }
  }

  /// DEV15: a disconnected device throws a different error from one that is in use.
  func testADeviceThatHasGoneIsNotConnected() throws {
    let device = try camera(.builtInWideAngleCamera)
    phone.core.camera(.builtInWideAngleCamera, position: .back)?.availability = .disconnected
    XCTAssertThrowsError(try device.lockForConfiguration()) { error in
      XCTAssertEqual((error as? AVError)?.code, .deviceNotConnected)
      XCTAssertEqual(
        (error as? AVError)?.localizedDescription,
        "“Back Camera” is disconnected. Choose another device.")
    }
    XCTAssertEqual(phone.findings, [])
  }

  /// DEV11, DEV21: a device takes only its own format objects, not an equal one of another camera.
  func testAFormatOfAnotherCameraIsRefused() throws {
    let back = try camera(.builtInWideAngleCamera)
    let front = try phone.asCurrent {
      try XCTUnwrap(
        AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front))
    }
    XCTAssertEqual(back.formats[1].videoMaxZoomFactor, front.formats[1].videoMaxZoomFactor)
    back.activeFormat = front.formats[1]
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["DEV03"])
    try back.lockForConfiguration()
    back.activeFormat = front.formats[1]
    back.activeFormat = try camera(.builtInUltraWideCamera).formats[1]
    XCTAssertTrue(back.activeFormat === back.formats[0])
    let faults = phone.acknowledgeFaults()
    XCTAssertEqual(faults.map(\.rule), ["DEV21", "DEV11"])
    XCTAssertEqual(faults.map(\.source), ["Back Camera", "Back Camera"])
    XCTAssertEqual(
      faults.first?.message,
      "The format 1920x1080 60 fps up to 12.0x was taken from another camera than “Back Camera”. "
        + "Choose one of the formats of the device itself.")
    XCTAssertEqual(
      faults.map(\.exception?.name), ["NSInvalidArgumentException", "NSInvalidArgumentException"])
    for format in back.formats.reversed() {
      back.activeFormat = format
      XCTAssertTrue(back.activeFormat === format)
    }
    back.unlockForConfiguration()
    XCTAssertEqual(phone.acknowledgeFaults(), [])
  }

  /// DEV13: observers are notified of a change, whether the app or a ramp made it.
  func testObservationByKeyPath() throws {
    let device = try camera(.builtInWideAngleCamera)
    var (zooms, biases): ([[CGFloat?]], [Float]) = ([], [])
    let zoom = device.observe(\.videoZoomFactor, options: [.initial, .new, .old]) {
      zooms.append([$1.oldValue, $1.newValue])
      XCTAssertTrue($0 === device)
    }
    let bias = device.observe(\.exposureTargetBias, options: [.new]) { _, change in
      biases.append(change.newValue ?? -1)
      XCTAssertNil(change.oldValue)
    }
    try device.lockForConfiguration()
    device.videoZoomFactor = 2
    device.videoZoomFactor = 2
    device.setExposureTargetBias(1)
    zoom.invalidate()
    device.videoZoomFactor = 3
    device.unlockForConfiguration()
    XCTAssertEqual(zooms, [[nil, 1], [1, 2]])
    XCTAssertEqual(biases, [1])
    withExtendedLifetime(bias) {}
  }

  /// DEV13: so are observers of the format, which is one of the camera's own objects, of the limits of the
  /// zoom, of a ramp and of the lens, each of its own changes and no others.
  func testEveryPropertyThatCanBeObserved() async throws {
    let device = try camera(.builtInWideAngleCamera)
    let (formats, log) = (device.formats, Log<String>())
    func name(_ format: AVCaptureDevice.Format?) -> String {
      format.flatMap { format in formats.firstIndex { $0 === format } }.map { "\($0)" } ?? "none"
    }
    let observations = [
      device.observe(\.activeFormat, options: [.old, .new]) {
        XCTAssertTrue($0 === device)
        log.add("format \(name($1.oldValue)) \(name($1.newValue))")
      },
      device.observe(\.maxAvailableVideoZoomFactor, options: .new) { _, change in
        log.add("most \(change.newValue == device.activeFormat.videoMaxZoomFactor)")
      },
      device.observe(\.minAvailableVideoZoomFactor, options: .new) { _, _ in log.add("least") },
      device.observe(\.isRampingVideoZoom, options: .new) { _, change in
        log.add("ramps \(change.newValue ?? false)")
      },
      device.observe(\.lensPosition, options: .new) { _, change in
        log.add("lens \(change.newValue ?? -1)")
      },
    ]
    try device.lockForConfiguration()
    device.activeFormat = formats[1]
    let limits = formats[1].videoMaxZoomFactor == formats[0].videoMaxZoomFactor ? [] : ["most true"]
    XCTAssertEqual(log.takeAll().sorted(), (["format 0 1"] + limits).sorted())
    device.activeFormat = formats[1]
    XCTAssertEqual(log.takeAll(), [], "nothing has changed")
    device.setFocusModeLocked(lensPosition: 0.25)
    XCTAssertEqual(log.takeAll(), ["lens 0.25"])
    device.ramp(toVideoZoomFactor: 2, withRate: 1)
    await phone.wait(.seconds(3))
    XCTAssertEqual(log.takeAll(), ["ramps true", "ramps false"])
    for observation in observations { observation.invalidate() }
    device.activeFormat = formats[0]
    device.unlockForConfiguration()
    XCTAssertEqual(log.takeAll(), [])
  }

  func testWhetherASessionRunsCanBeObserved() throws {
    let session = phone.asCurrent { AVCaptureSession() }
    var heard: [Bool?] = []
    let observation = session.observe(\.isRunning, options: .new) { heard.append($1.newValue) }
    session.startRunning()
    session.stopRunning()
    XCTAssertEqual(heard, [true, false])
    withExtendedLifetime(observation) {}
  }

  /// DEV08: the handler and the async method both provide a time.
  func testBiasWithAHandlerAndAwaited() async throws {
    let device = try camera(.builtInWideAngleCamera)
    try device.lockForConfiguration()
    var times: [CMTime] = []
    device.setExposureTargetBias(1) { times.append($0) }
    let time = await device.setExposureTargetBias(-1)
    device.unlockForConfiguration()
    XCTAssertEqual(times, [.zero])
    XCTAssertTrue(time.isValid)
    XCTAssertEqual(device.exposureTargetBias, -1)
  }

  func testWhatNoControlKnowsOfIsKept() throws {
    let device = try camera(.builtInWideAngleCamera)
    try device.lockForConfiguration()
    defer { device.unlockForConfiguration() }
    device.focusMode = .autoFocus
    device.focusPointOfInterest = CGPoint(x: 0.1, y: 0.2)
    device.setExposureModeCustom(duration: CMTime(value: 1, timescale: 100), iso: 400)
    device.setWhiteBalanceModeLocked(
      with: device.deviceWhiteBalanceGains(
        for: AVCaptureDevice.WhiteBalanceTemperatureAndTintValues(temperature: 4000, tint: 0)))
    try device.setTorchModeOn(level: 0.5)
    XCTAssertEqual(device.focusMode, .autoFocus)
    XCTAssertEqual(device.focusPointOfInterest, CGPoint(x: 0.1, y: 0.2))
    XCTAssertEqual(device.exposureMode, .custom)
    XCTAssertEqual(device.iso, 400)
    XCTAssertEqual(device.exposureDuration.seconds, 0.01)
    XCTAssertEqual(
      device.temperatureAndTintValues(for: device.deviceWhiteBalanceGains).temperature, 4000,
      accuracy: 1)
    XCTAssertEqual(device.torchLevel, 0.5)
    XCTAssertEqual(phone.faults.compactMap(\.exception?.name), [])
  }

  /// DEV09: switch-over factors are boxed, and convert to `CGFloat` as on a phone.
  func testSwitchOverFactorsBecomeNumbers() throws {
    let device = try camera(.builtInTripleCamera)
    let factors = device.virtualDeviceSwitchOverVideoZoomFactors.map { CGFloat(truncating: $0) }
    XCTAssertEqual(
      factors.map { NSNumber(value: $0.native) }, device.virtualDeviceSwitchOverVideoZoomFactors)
    XCTAssertEqual(factors.count, 2)
    XCTAssertEqual(CGFloat(exactly: NSNumber(value: 0.5)), 0.5)
  }

  func testAPhoneIsHeldUpright() throws {
    let device = try camera(.builtInWideAngleCamera)
    let layer = AVCaptureVideoPreviewLayer()
    let coordinator = AVCaptureDevice.RotationCoordinator(device: device, previewLayer: layer)
    var angles: [CGFloat?] = []
    let observation = coordinator.observe(
      \.videoRotationAngleForHorizonLevelPreview, options: [.initial, .new]
    ) { angles.append($1.newValue) }
    XCTAssertEqual(angles, [90])
    XCTAssertEqual(coordinator.videoRotationAngleForHorizonLevelCapture, 90)
    XCTAssertTrue(coordinator.device === device)
    XCTAssertTrue(coordinator.previewLayer === layer)
    withExtendedLifetime(observation) {}
  }

  /// DEV14: the person is asked only once.
  func testAccessIsAskedFor() async {
    phone.app.setAuthorizationStatus(.notDetermined, for: .video)
    phone.app.personAllowsAccess = false
    await phone.asCurrent {
      XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .notDetermined)
      let isAllowed = await AVCaptureDevice.requestAccess(for: .video)
      XCTAssertFalse(isAllowed)
      XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .denied)
    }
  }
}
