import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Findings about a system slider: things that work but are probably mistakes.
final class SystemSliderFindingsTests: XCTestCase {
  /// ZOM14: a device write from a system slider's action counts as the app's, and is a finding.
  func testADeviceWriteInTheActionIsAFinding() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let camera = app.camera
    try camera.lockForConfiguration()
    let calls = Log<Double>()
    let zoom = try SystemZoomSlider(device: camera) { factor in
      calls.add(factor)
      try? camera.setVideoZoomFactor(3)
    }
    let bias = try SystemExposureBiasSlider(device: camera) { _ in
      try? camera.setExposureTargetBias(0.5)
    }
    try app.session.addControl(zoom)
    try app.session.addControl(bias)
    app.turn(zoom, byMillimeters: 10)
    XCTAssertEqual(camera.videoZoomFactor, 3)
    XCTAssertEqual(calls.all, [2])
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["ZOM14"])
    app.turn(bias, byMillimeters: 15)
    XCTAssertEqual(camera.exposureTargetBias, 0.5)
    XCTAssertEqual(phone.diagnostics.count, 1, "the same finding, once")
    try camera.setVideoZoomFactor(4)
    XCTAssertEqual(phone.diagnostics.count, 1)
  }

  /// ZOM14: writing what the device already has, the usual mistake, is a finding; so is a ramp.
  func testAnActionThatEchoesItsValueToTheDeviceIsAFinding() throws {
    typealias Write = @MainActor @Sendable (CaptureDevice, Double) throws -> Void
    let zooms: [Write] = [
      { try $0.setVideoZoomFactor($1) }, { try $0.ramp(toVideoZoomFactor: $1, withRate: 1) },
    ]
    let biases: [Write] = [{ try $0.setExposureTargetBias(Float($1)) }]
    for (writes, isZoom) in [(zooms, true), (biases, false)] {
      for write in writes {
        let (phone, app) = try CameraApp.open(titles: [])
        let camera = app.camera
        try camera.lockForConfiguration()
        let slider: CaptureControl =
          isZoom
          ? try SystemZoomSlider(device: camera) { factor in try? write(camera, factor) }
          : try SystemExposureBiasSlider(device: camera) { bias in try? write(camera, Double(bias))
          }
        try app.session.addControl(slider)
        app.turn(slider, byMillimeters: 10)
        XCTAssertEqual(phone.diagnostics.map(\.rule), ["ZOM14"])
      }
    }
  }

  /// ZOM14: only zoom and bias count, and no refused calls.
  func testAnActionMayDoTheRestToTheDevice() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let camera = app.camera
    let zoom = try SystemZoomSlider(device: camera) { factor in
      assertRefused(.notLocked, rule: "DEV03", exception: "NSGenericException") {
        try camera.setVideoZoomFactor(factor)
      }
      assertAccepted {
        try camera.lockForConfiguration()
        try camera.setFocusModeLocked(lensPosition: 0.2)
        camera.unlockForConfiguration()
      }
    }
    try app.session.addControl(zoom)
    app.turn(zoom, byMillimeters: 10)
    XCTAssertEqual(camera.lensPosition, 0.2)
    XCTAssertEqual(phone.diagnostics, [])
  }

  /// ZOM14: an action that writes to another device does not concern the slider.
  func testAWriteOfAnotherDeviceInTheActionIsNoFinding() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let other = phone.core.cameras[1]
    try other.lockForConfiguration()
    let zoom = try SystemZoomSlider(device: app.camera) { _ in try? other.setVideoZoomFactor(3) }
    try app.session.addControl(zoom)
    app.turn(zoom, byMillimeters: 10)
    XCTAssertEqual(other.videoZoomFactor, 3)
    XCTAssertEqual(phone.diagnostics, [])
  }

  /// ZOM15: after a switch of the input the slider still drives the old device, which is a finding.
  func testASliderKeepsItsDevice() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let other = phone.core.cameras[1]
    let zoom = try SystemZoomSlider(device: app.camera)
    try app.session.addControl(zoom)
    phone.lightPress()
    phone.slide(millimeters: 5)
    XCTAssertEqual(phone.diagnostics, [])
    app.session.beginConfiguration()
    app.session.removeInput(app.input)
    try app.session.addInput(CaptureDeviceInput(device: other))
    app.session.commitConfiguration()
    phone.slide(millimeters: 5)
    XCTAssertEqual(app.camera.videoZoomFactor, 2, accuracy: 1e-12)
    XCTAssertEqual(other.videoZoomFactor, 1)
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["ZOM15"])
  }

  /// ZOM15: an input that a configuration removes is in force until the commit.
  func testAnInputCountsUntilTheCommit() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let zoom = try SystemZoomSlider(device: app.camera)
    try app.session.addControl(zoom)
    app.session.beginConfiguration()
    app.session.removeInput(app.input)
    app.turn(zoom, byMillimeters: 5)
    XCTAssertEqual(phone.diagnostics, [])
    app.session.commitConfiguration()
    app.turn(zoom, byMillimeters: 5)
    XCTAssertEqual(
      phone.diagnostics.map(\.finding),
      ["The slider drives “Back Camera”, which is not an input of the session."])
  }

  /// ZOM16: writing the zoom blindly after the button changed it is a finding: it would jump back.
  func testABlindWriteAfterTheButtonIsAFinding() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let camera = app.camera
    try camera.lockForConfiguration()
    try app.session.addControl(SystemZoomSlider(device: camera))
    phone.lightPress()
    try camera.setVideoZoomFactor(1.5)
    XCTAssertEqual(phone.diagnostics, [], "the button has not changed it yet")
    phone.slide(millimeters: 5)
    assertRefused(.outOfRange, rule: "DEV01", exception: "NSRangeException") {
      try camera.setVideoZoomFactor(500)
    }
    try camera.setExposureTargetBias(1)
    try camera.ramp(toVideoZoomFactor: 3, withRate: 0)
    _ = phone.overlay.face
    XCTAssertEqual(phone.diagnostics, [], "none of that writes the zoom")
    try camera.setVideoZoomFactor(1.6)
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["ZOM16"])
    XCTAssertEqual(phone.diagnostics.first?.source, "Back Camera")
    XCTAssertEqual(camera.videoZoomFactor, 1.6)
  }

  /// ZOM16: an app that has read the zoom, or heard of it, may write it.
  func testAnAppThatKnowsTheZoomMayWriteIt() throws {
    typealias Knowing = (CaptureDevice, SystemZoomSlider, CaptureSession) -> Void
    let ways: [(String, Bool, Knowing)] = [
      ("reads", false, { camera, _, _ in _ = camera.videoZoomFactor }),
      ("has an action", true, { _, _, _ in }),
    ]
    for (name, hasAction, learn) in ways {
      let (phone, app) = try CameraApp.open(titles: [])
      let camera = app.camera
      try camera.lockForConfiguration()
      let zoom =
        hasAction
        ? try SystemZoomSlider(device: camera) { _ in } : try SystemZoomSlider(device: camera)
      try app.session.addControl(zoom)
      app.turn(zoom, byMillimeters: 5)
      learn(camera, zoom, app.session)
      try camera.setVideoZoomFactor(1.5)
      XCTAssertEqual(phone.diagnostics, [], name)
      app.turn(zoom, byMillimeters: 5)
      if !hasAction {
        try camera.setVideoZoomFactor(1.5)
        XCTAssertEqual(phone.diagnostics.map(\.rule), ["ZOM16"], "it read before, not since")
      }
    }
  }

  /// ZOM16: an app knows the zoom that it has written, so reading it back is no news to the phone.
  func testAnAppKnowsTheZoomThatItWrote() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let camera = app.camera
    try camera.lockForConfiguration()
    let zoom = try SystemZoomSlider(device: camera)
    try app.session.addControl(zoom)
    for isBlind in [false, true] {
      app.turn(zoom, byMillimeters: 5)
      if !isBlind {
        let unread = phone.core.snapshot
        _ = camera.videoZoomFactor
        XCTAssertFalse(phone.core.snapshot == unread, "the phone notes that the app has read it")
      }
      try camera.setVideoZoomFactor(1.5)
      let written = phone.core.snapshot
      XCTAssertEqual(camera.videoZoomFactor, 1.5)
      XCTAssertTrue(phone.core.snapshot == written, "blind: \(isBlind)")
    }
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["ZOM16"])
  }

  /// ZOM16: an observer hears of the zoom before it is called, so it may write at once.
  func testAnObserverOfTheZoomMayWriteIt() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let camera = app.camera
    try camera.lockForConfiguration()
    let zoom = try SystemZoomSlider(device: camera)
    try app.session.addControl(zoom)
    let observation = camera.observe { change in
      guard case .videoZoomFactor(let factor) = change, factor > 2 else { return }
      assertAccepted { try camera.setVideoZoomFactor(2) }
    }
    app.turn(zoom, byMillimeters: 15)
    try camera.setVideoZoomFactor(1.5)
    XCTAssertEqual(phone.diagnostics, [])
    observation.cancel()
    app.turn(zoom, byMillimeters: 5)
    let stream = camera.changes
    app.turn(zoom, byMillimeters: 5)
    try camera.setVideoZoomFactor(1.5)
    XCTAssertEqual(phone.diagnostics, [])
    withExtendedLifetime(stream) {}
  }

  /// ZOM16: an app that was not in front when the button changed the zoom does not jump back.
  func testAnotherAppMayWriteTheZoom() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let camera = app.camera
    try camera.lockForConfiguration()
    let zoom = try SystemZoomSlider(device: camera)
    try app.session.addControl(zoom)
    app.turn(zoom, byMillimeters: 5)
    phone.launch("Other")
    try camera.setVideoZoomFactor(1.5)
    XCTAssertEqual(phone.diagnostics, [])
    phone.returnToApp()
    try camera.setVideoZoomFactor(1.6)
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["ZOM16"])
  }
}
