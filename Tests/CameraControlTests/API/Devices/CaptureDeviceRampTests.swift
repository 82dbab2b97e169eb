import CameraControl
import TestSupport
import XCTest

final class CaptureDeviceRampTests: XCTestCase {
  /// DEV04: a write ends the ramp and jumps.
  func testWriteEndsTheRampAndJumps() throws {
    let device = try lockedDevice()
    try device.ramp(toVideoZoomFactor: 8, withRate: 1)
    device.advance(to: .seconds(1))
    let (log, observation) = device.log()
    defer { observation.cancel() }
    try device.setVideoZoomFactor(5)
    XCTAssertEqual(log.takeAll(), [.isRampingVideoZoom(false), .videoZoomFactor(5)])
    device.advance(to: .seconds(9))
    XCTAssertEqual(log.all, [])
    XCTAssertEqual(device.videoZoomFactor, 5)
  }

  /// DEV05: the factor doubles `rate` times a second, up and down, whatever the rate's sign.
  func testFactorDoublesAtTheRate() throws {
    for (from, to, rate, half, whole) in [
      (1.0, 8.0, Float(2), 2.0, 4.0), (1, 8, -2, 2, 4), (8, 1, 2, 4, 2), (8, 1, -2, 4, 2),
    ] {
      let device = try lockedDevice()
      try device.setVideoZoomFactor(from)
      try device.ramp(toVideoZoomFactor: to, withRate: rate)
      XCTAssertTrue(device.isRampingVideoZoom)
      device.advance(to: .seconds(0.5))
      XCTAssertEqual(device.videoZoomFactor, half, accuracy: 1e-12)
      device.advance(to: .seconds(1))
      XCTAssertEqual(device.videoZoomFactor, whole, accuracy: 1e-12)
      device.advance(to: .seconds(1.6))
      XCTAssertEqual(device.videoZoomFactor, to)
      XCTAssertFalse(device.isRampingVideoZoom)
      XCTAssertNil(device.nextDeadline)
    }
  }

  /// DEV05: the rate 0 cancels a ramp where it is.
  func testRateZeroCancels() throws {
    for cancel in [
      { (device: CaptureDevice) in try device.ramp(toVideoZoomFactor: 4, withRate: 0) },
      { try $0.cancelVideoZoomRamp() },
    ] {
      let device = try lockedDevice()
      try device.ramp(toVideoZoomFactor: 8, withRate: 1)
      device.advance(to: .seconds(1))
      try cancel(device)
      XCTAssertFalse(device.isRampingVideoZoom)
      device.advance(to: .seconds(2))
      XCTAssertEqual(device.videoZoomFactor, 2, accuracy: 1e-12)
    }
  }

  /// DEV06: an illegal target raises a range exception and leaves a ramp alone.
  func testIllegalTargetIsRefused() throws {
    let device = try lockedDevice()
    try device.ramp(toVideoZoomFactor: 8, withRate: 1)
    for target in [0.5, 8.5] {
      assertRefused(.outOfRange, rule: "DEV06", exception: "NSRangeException", on: device) {
        try device.ramp(toVideoZoomFactor: target, withRate: 0)
      }
    }
    assertRefused(.notFinite, rule: "DEV06", exception: "NSRangeException", on: device) {
      try device.ramp(toVideoZoomFactor: .nan, withRate: 1)
    }
  }

  /// DEV23: a rate that is no finite number is refused, and a ramp under way goes on.
  func testARateThatIsNoNumberIsRefused() throws {
    let device = try lockedDevice()
    try device.ramp(toVideoZoomFactor: 8, withRate: 1)
    for rate in [Float.nan, .infinity, -.infinity] {
      assertRefused(.notFinite, rule: "DEV23", exception: "NSRangeException", on: device) {
        try device.ramp(toVideoZoomFactor: 2, withRate: rate)
      }
    }
    device.advance(to: .seconds(1))
    XCTAssertEqual(device.videoZoomFactor, 2, accuracy: 1e-12)
    XCTAssertTrue(device.isRampingVideoZoom)
  }

  /// DEV24: the rate 0 cancels a ramp, but not together with an illegal target.
  func testRateZeroDoesNotExcuseAnIllegalTarget() throws {
    let device = try lockedDevice()
    try device.ramp(toVideoZoomFactor: 8, withRate: 1)
    for (target, code) in [
      (0.99, CaptureError.Code.outOfRange), (8.01, .outOfRange), (.nan, .notFinite),
    ] {
      assertRefused(code, rule: "DEV06", exception: "NSRangeException", on: device) {
        try device.ramp(toVideoZoomFactor: target, withRate: 0)
      }
    }
    XCTAssertTrue(device.isRampingVideoZoom)
    try device.ramp(toVideoZoomFactor: 8, withRate: 0)
    XCTAssertFalse(device.isRampingVideoZoom)
  }

  /// DEV05: one long wait and many short ones give the same notifications.
  func testPartsOfTimeDoNotMatter() throws {
    var logs: [[CaptureDevice.Change]] = []
    for part in [Int64(5_000_000_000), 100_000_000, 16_666_667, 3_000_001] {
      let device = try lockedDevice()
      device.advance(to: PhoneInstant(nanoseconds: 7))
      let (log, observation) = device.log()
      try device.ramp(toVideoZoomFactor: 7.3, withRate: 0.9)
      var now: Int64 = 7
      while now < 5_000_000_000 {
        now = min(now + part, 5_000_000_000)
        device.advance(to: PhoneInstant(nanoseconds: now))
      }
      observation.cancel()
      logs.append(log.all)
    }
    XCTAssertGreaterThan(logs[0].count, 100)
    XCTAssertEqual(logs[0].last, .isRampingVideoZoom(false))
    for log in logs { XCTAssertEqual(log, logs[0]) }
  }

  /// DEV05: each deadline follows from the start and the frame's number, so deadlines do not drift.
  func testDeadlinesDoNotDrift() throws {
    let device = try lockedDevice()
    device.advance(to: .seconds(1))
    try device.ramp(toVideoZoomFactor: 8, withRate: 0.01)
    for frame in 1...600 {
      let deadline = PhoneInstant(nanoseconds: 1_000_000_000 + Int64(frame) * 1_000_000_000 / 60)
      XCTAssertEqual(device.nextDeadline, deadline)
      let before = device.videoZoomFactor
      device.advance(to: PhoneInstant(nanoseconds: deadline.nanoseconds - 1))
      XCTAssertEqual(device.videoZoomFactor, before)
      device.advance(to: deadline)
      XCTAssertGreaterThan(device.videoZoomFactor, before)
    }
  }

  /// DEV04: an observer may end the ramp, however large the step in time.
  func testObserverEndsTheRampInALongWait() throws {
    let device = try lockedDevice()
    let observation = device.observe { change in
      guard case .videoZoomFactor(let factor) = change, factor > 3 else { return }
      try? device.cancelVideoZoomRamp()
    }
    defer { observation.cancel() }
    try device.ramp(toVideoZoomFactor: 8, withRate: 1)
    device.advance(to: .seconds(10))
    XCTAssertEqual(device.videoZoomFactor, 3, accuracy: 0.05)
  }

  /// DEV05: an observer of a frame sees the device at the instant of that frame, not of the one before.
  func testAFrameMovesThePresentOfTheDevice() throws {
    let device = try lockedDevice()
    let applied = Log<PhoneInstant>()
    let observation = device.observe { change in
      guard case .videoZoomFactor = change else { return }
      try? device.setExposureTargetBias(1) { applied.add($0) }
    }
    defer { observation.cancel() }
    try device.ramp(toVideoZoomFactor: 8, withRate: 1)
    device.advance(to: .seconds(0.05))
    XCTAssertEqual(
      applied.all, [16_666_666, 33_333_333, 50_000_000].map { PhoneInstant(nanoseconds: $0) })
  }

  /// DEV02, DEV06: a legal target that is not available ends the ramp at the nearer bound.
  func testRampEndsAtTheAvailableBound() throws {
    let device = try CaptureDevice.virtual()
    try device.lockForConfiguration()
    try device.limitAvailableZoom(to: 1...4)
    try device.ramp(toVideoZoomFactor: 8, withRate: 1)
    try device.limitAvailableZoom(to: 1...3)
    device.advance(to: .seconds(10))
    XCTAssertEqual(device.videoZoomFactor, 3)
    XCTAssertFalse(device.isRampingVideoZoom)
  }

  func testNarrowedDeviceEndsARampThatIsCutOff() throws {
    let device = try lockedDevice()
    try device.ramp(toVideoZoomFactor: 8, withRate: 1)
    device.advance(to: .seconds(2.5))
    device.narrowZoom(true)
    XCTAssertEqual(device.videoZoomFactor, 4)
    XCTAssertFalse(device.isRampingVideoZoom)
  }

  func testExtremeRatesAndInstantsDoNoHarm() throws {
    let device = try lockedDevice()
    try device.ramp(toVideoZoomFactor: 8, withRate: .greatestFiniteMagnitude)
    device.advance(to: .seconds(0.1))
    XCTAssertEqual(device.videoZoomFactor, 8)
    try device.ramp(toVideoZoomFactor: 1, withRate: .leastNonzeroMagnitude)
    device.advance(to: .seconds(0.2))
    XCTAssertEqual(device.videoZoomFactor, 8, accuracy: 1e-12)
    device.advance(to: .zero)
    try device.cancelVideoZoomRamp()
    device.advance(to: PhoneInstant(nanoseconds: .max))
    try device.ramp(toVideoZoomFactor: 1, withRate: 1)
    XCTAssertNil(device.nextDeadline)
    device.advance(to: PhoneInstant(nanoseconds: .max))
    XCTAssertEqual(device.videoZoomFactor, 8)
  }

  /// DEV05: a device goes on in the time of its phone, which knows its next deadline.
  func testADeviceGoesOnByTheTimeOfItsPhone() throws {
    let phone = Phone(mainQueue: .inPlace)
    let device = phone.addCamera(try .single())
    try device.lockForConfiguration()
    phone.advance(to: .seconds(99))
    try device.ramp(toVideoZoomFactor: 8, withRate: 1)
    device.advance(to: .seconds(100))
    XCTAssertNotNil(phone.nextDeadline)
    XCTAssertEqual(phone.nextDeadline, device.nextDeadline)
    phone.advance(to: .seconds(101))
    XCTAssertEqual(device.videoZoomFactor, 4, accuracy: 1e-12)
    phone.advance(to: .seconds(200))
    try device.ramp(toVideoZoomFactor: 1, withRate: 1)
    XCTAssertEqual(phone.nextDeadline, PhoneInstant(nanoseconds: 200_016_666_666))
    try device.cancelVideoZoomRamp()
    XCTAssertNil(phone.nextDeadline)
  }

  private func lockedDevice() throws -> CaptureDevice {
    let device = try CaptureDevice.single()
    try device.lockForConfiguration()
    return device
  }
}
