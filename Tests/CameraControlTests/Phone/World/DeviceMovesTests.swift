import CameraControl
import TestSupport
import XCTest

/// A device that moves from one phone to another takes everything along and leaves nothing undone.
final class DeviceMovesTests: XCTestCase {
  /// DEV08, DEV13: a device's pending changes are delivered even if the device moves before their
  /// turn.
  func testWhatWaitsIsTold() throws {
    let (phone, other) = (Phone(mainQueue: .inPlace), Phone(mainQueue: .inPlace))
    let log = Log<String>()
    let device = CaptureDevice(.wide())
    let elsewhere = CaptureSession(in: other.launch("other"))
    let observation = device.observe { log.add("\($0)") }
    // Effects that come up inside a callback wait for its end.
    let delegate = RecordingDelegate(Log()) { letter in
      guard letter == "A", (try? device.lockForConfiguration()) != nil else { return }
      try? device.setVideoZoomFactor(2)
      try? device.setExposureTargetBias(1) { _ in log.add("applied") }
      device.unlockForConfiguration()
      if let input = try? CaptureDeviceInput(device: device) { try? elsewhere.addInput(input) }
    }
    let session = try Self.session(of: device, in: phone.launch("app"))
    try session.addControl(PhoneBench.slider("Focus", Log()))
    try session.setControlsDelegate(delegate, queue: .inPlace)
    Self.press(phone)
    other.advance(to: PhoneInstant(nanoseconds: 1_000_000_000))
    XCTAssertEqual(log.all.filter { $0 == "applied" }.count, 1)
    XCTAssertTrue(log.all.contains { $0.contains("2.0") }, "\(log.all)")
    withExtendedLifetime((observation, delegate)) {}
  }

  /// DEV16, OVL32: what the overlay did to a device is undone, wherever the device is by then.
  func testWhatTheOverlayDidIsUndone() throws {
    var quirks = Quirks()
    quirks.zoomNarrowsWhileActive = true
    let phone = Phone(
      settings: PhoneSettings { $0.focusLock = true },
      behavior: PhoneBehavior { $0.overlay.focusLock = .deviceLock }, quirks: quirks,
      mainQueue: .inPlace)
    let device = CaptureDevice(.wide())
    let wide = device.maxAvailableVideoZoomFactor
    let delegate = RecordingDelegate(Log())
    let session = try Self.session(of: device, in: phone.launch("app"))
    try session.addControl(PhoneBench.slider("Focus", Log()))
    try session.setControlsDelegate(delegate, queue: .inPlace)
    phone.send(ButtonSample(instant: phone.now, force: 0.5, position: 0))
    phone.advance(to: PhoneInstant(nanoseconds: 1_000_000_000))
    XCTAssertTrue(device.isFocusLocked)
    XCTAssertLessThan(device.maxAvailableVideoZoomFactor, wide)
    let other = Phone(mainQueue: .inPlace)
    let elsewhere = try Self.session(of: device, in: other.launch("other"))
    XCTAssertFalse(device.isFocusLocked)
    XCTAssertEqual(device.maxAvailableVideoZoomFactor, wide)
    phone.send(ButtonSample(instant: phone.now))
    phone.advance(to: PhoneInstant(nanoseconds: 10_000_000_000))
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertFalse(device.isFocusLocked)
    XCTAssertEqual(device.maxAvailableVideoZoomFactor, wide)
    XCTAssertEqual(phone.brokenInvariants() + other.brokenInvariants(), [])
    withExtendedLifetime((session, elsewhere, delegate)) {}
  }

  /// ZOM15: a slider drives its device again once the device is back.
  func testADeviceThatComesBack() throws {
    let (phone, other) = (Phone(mainQueue: .inPlace), Phone(mainQueue: .inPlace))
    let device = CaptureDevice(.wide())
    let delegate = RecordingDelegate(Log())
    let session = try Self.session(of: device, in: phone.launch("app"))
    try session.addControl(SystemZoomSlider(device: device))
    try session.setControlsDelegate(delegate, queue: .inPlace)
    let elsewhere = try Self.session(of: device, in: other.launch("other"))
    let back = try Self.session(of: device, in: phone.startInBackground("another"))
    Self.press(phone)
    XCTAssertEqual(device.videoZoomFactor, 1)
    session.turn(session.controls[0], byMillimetres: 10)
    XCTAssertGreaterThan(device.videoZoomFactor, 1)
    XCTAssertFalse(session.canAddInput(try CaptureDeviceInput(device: device)))
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
    withExtendedLifetime((elsewhere, back, delegate)) {}
  }

  /// A phone that a device has left knows nothing of it any more, and knows it again once it is back.
  func testAPhoneForgetsADeviceThatMoved() throws {
    let (phone, other) = (Phone(mainQueue: .inPlace), Phone(mainQueue: .inPlace))
    let device = CaptureDevice(.wide())
    let session = try Self.session(of: device, in: phone.launch("app"))
    let id = try XCTUnwrap(device.id(on: phone.host))
    let known = { phone.host.read { $0.registry.device(id) } === device }
    XCTAssertTrue(known())
    let elsewhere = try Self.session(of: device, in: other.launch("other"))
    XCTAssertNil(device.id(on: phone.host))
    XCTAssertFalse(known())
    let back = try Self.session(of: device, in: phone.startInBackground("app"))
    XCTAssertEqual(device.id(on: phone.host), id)
    XCTAssertTrue(known())
    withExtendedLifetime((session, elsewhere, back)) {}
  }

  private static func session(
    of device: CaptureDevice, in app: PhoneApp
  ) throws -> CaptureSession {
    let session = CaptureSession(in: app)
    try session.addInput(CaptureDeviceInput(device: device))
    try session.startRunning()
    return session
  }

  private static func press(_ phone: Phone) {
    phone.send(ButtonSample(instant: phone.now, force: 0.5, position: 0))
    phone.send(ButtonSample(instant: phone.now))
  }
}
