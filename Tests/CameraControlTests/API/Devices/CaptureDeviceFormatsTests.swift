import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class CaptureDeviceFormatsTests: XCTestCase {
  /// DEV11: a format of another device is refused.
  func testForeignFormatIsRefused() throws {
    let device = try CaptureDevice.single()
    try device.lockForConfiguration()
    let foreign = try CaptureDevice.Format.zooming(to: 8, width: 640)
    assertRefused(
      .foreignFormat, rule: "DEV11", exception: "NSInvalidArgumentException", on: device
    ) {
      try device.setActiveFormat(foreign)
    }
  }

  /// DEV11: formats of one size differ in everything else, so each is the one that was set.
  func testTwoFormatsOfOneSize() throws {
    func format(rate: Double, zoom: Double) throws -> CaptureDevice.Format {
      try CaptureDevice.Format(
        width: 1920, height: 1080, maxFrameRate: rate, videoMaxZoomFactor: zoom)
    }
    let (slow, fast) = (try format(rate: 30, zoom: 8), try format(rate: 240, zoom: 2))
    let foreign = try format(rate: 60, zoom: 8)
    let device = try CaptureDevice.single(slow, fast)
    XCTAssertEqual(device.activeFormat, slow)
    try device.lockForConfiguration()
    try device.setVideoZoomFactor(6)
    try device.setActiveFormat(fast)
    XCTAssertEqual(device.activeFormat, fast)
    XCTAssertEqual(device.activeFormat.maxFrameRate, 240)
    XCTAssertEqual(device.videoZoomFactor, 2)
    assertRefused(
      .foreignFormat, rule: "DEV11", exception: "NSInvalidArgumentException", on: device
    ) {
      try device.setActiveFormat(foreign)
    }
    try device.setActiveFormat(slow)
    XCTAssertEqual(device.maxAvailableVideoZoomFactor, 8)
  }

  /// DEV11: observers of a phone see every format that is set, even the same one again.
  func testThePhoneHearsOfEveryFormat() throws {
    let phone = Phone(mainQueue: .inPlace)
    let device = phone.addCamera(try .single())
    let changes = Log<PhoneRecord.Event>()
    let observation = phone.observe([.device]) { changes.add($0.event) }
    defer { observation.cancel() }
    try device.lockForConfiguration()
    try device.setActiveFormat(device.formats[0])
    let change = DeviceChange.activeFormat(device.formats[0])
    XCTAssertEqual(changes.all, [.device(device.localizedName, change)])
  }

  /// DEV11: a session that uses the device lets the format decide; any other keeps its preset.
  func testAFormatMakesTheSessionFollowItsInput() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let other = CaptureSession(in: phone.app)
    try other.addInput(CaptureDeviceInput(device: phone.core.cameras[1]))
    let camera = app.camera
    app.session.sessionPreset = .photo
    assertRefused(
      .notLocked, rule: "DEV03", exception: "NSGenericException", by: app.session
    ) {
      try camera.setActiveFormat(camera.formats[1])
    }
    XCTAssertEqual(app.session.sessionPreset, .photo)
    try camera.lockForConfiguration()
    // Even the format that is already active counts.
    for format in [camera.formats[1], camera.formats[1]] {
      app.session.sessionPreset = .photo
      try camera.setActiveFormat(format)
      XCTAssertEqual(app.session.sessionPreset, .inputPriority)
    }
    XCTAssertEqual(other.sessionPreset, .high)
  }

  /// DEV12: zoom and bias become the nearest legal values; a ramp ends.
  func testNewFormatClampsZoomAndBias() throws {
    let small = try CaptureDevice.Format.zooming(to: 3, bias: -1...1, width: 640)
    let device = try CaptureDevice.single(.zooming(to: 8), small)
    try device.lockForConfiguration()
    try device.setVideoZoomFactor(6)
    try device.setExposureTargetBias(-4)
    try device.ramp(toVideoZoomFactor: 8, withRate: 1)
    let (log, observation) = device.log()
    defer { observation.cancel() }
    try device.setActiveFormat(small)
    XCTAssertEqual(
      log.takeAll(),
      [
        .isRampingVideoZoom(false), .activeFormat(small), .maxAvailableVideoZoomFactor(3),
        .videoZoomFactor(3), .exposureTargetBias(-1),
      ])
    XCTAssertNil(device.nextDeadline)
    try device.setActiveFormat(device.formats[0])
    XCTAssertEqual(
      log.takeAll(), [.activeFormat(device.formats[0]), .maxAvailableVideoZoomFactor(8)])
    XCTAssertEqual(device.videoZoomFactor, 3)
  }

  /// DEV12: the first format may exclude a bias of 0.
  func testFirstBiasIsLegal() throws {
    let device = try CaptureDevice.single(.zooming(to: 8, bias: 1...2))
    XCTAssertEqual(device.exposureTargetBias, 1)
  }
}
