import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class CaptureDeviceExposureBiasTests: XCTestCase {
  /// DEV07: an illegal bias raises a range exception.
  func testIllegalBiasIsRefused() throws {
    let device = try CaptureDevice.single(.zooming(to: 8, bias: -3...2))
    XCTAssertEqual(device.minExposureTargetBias, -3)
    XCTAssertEqual(device.maxExposureTargetBias, 2)
    try device.lockForConfiguration()
    let called = Log<PhoneInstant>()
    for (bias, code) in [
      (Float(-3.01), CaptureError.Code.outOfRange), (2.01, .outOfRange), (.nan, .notFinite),
      (.infinity, .notFinite), (-.greatestFiniteMagnitude, .outOfRange),
    ] {
      assertRefused(code, rule: "DEV07", exception: "NSRangeException", on: device) {
        try device.setExposureTargetBias(bias) { called.add($0) }
      }
    }
    XCTAssertEqual(called.all, [])
  }

  /// DEV08: handlers run first in, first out, with the instant of the call.
  func testHandlersRunInOrder() throws {
    let device = try CaptureDevice.single()
    let order = Log<String>()
    let observation = device.observe { change in
      order.add("\(change)")
      guard change == .exposureTargetBias(1) else { return }
      // The first bias is still being delivered, so everything about the second must wait.
      try? device.setExposureTargetBias(2) { _ in order.add("second") }
    }
    defer { observation.cancel() }
    device.advance(to: .seconds(3))
    try device.lockForConfiguration()
    try device.setExposureTargetBias(1) { order.add("first at \($0)") }
    XCTAssertEqual(
      order.all, ["exposureTargetBias 1.0", "first at 3.000", "exposureTargetBias 2.0", "second"])
  }

  /// DEV08: a special constant keeps the bias and still calls the handler.
  func testCurrentBiasKeepsTheBias() throws {
    let device = try CaptureDevice.single()
    try device.lockForConfiguration()
    try device.setExposureTargetBias(1.5)
    let (log, observation) = device.log()
    defer { observation.cancel() }
    let called = Log<PhoneInstant>()
    try device.setExposureTargetBias(CaptureDevice.currentExposureTargetBias) { called.add($0) }
    XCTAssertEqual(device.exposureTargetBias, 1.5)
    XCTAssertEqual(called.all.count, 1)
    XCTAssertEqual(log.all, [])
  }

  /// DEV08: the instant is the phone's present.
  func testTheHandlerGetsThePresent() throws {
    let phone = SimulatedPhone()
    let called = Log<PhoneInstant>()
    try phone.backCamera.lockForConfiguration()
    for _ in 1...2 {
      phone.wait(.seconds(2))
      try phone.backCamera.setExposureTargetBias(1) { called.add($0) }
    }
    XCTAssertEqual(called.all, [.seconds(2), .seconds(4)])
  }

  /// DEV07, DEV08: the async form returns the instant, and throws like the other one.
  func testAsyncFormReturnsTheInstant() async throws {
    let device = try CaptureDevice.single()
    device.advance(to: .seconds(2))
    try device.lockForConfiguration()
    let instant = try await device.setExposureTargetBias(-1)
    XCTAssertEqual(instant, .seconds(2))
    XCTAssertEqual(device.exposureTargetBias, -1)
    do {
      try await device.setExposureTargetBias(100)
      XCTFail("The bias was accepted.")
    } catch {
      XCTAssertEqual(error.rule, "DEV07")
    }
  }
}
