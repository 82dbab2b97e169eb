import CameraControl
import CameraControlTesting
import Dispatch
import Observation
import TestSupport
import XCTest

final class CaptureDeviceObservationTests: XCTestCase {
  /// DEV13: a view that reads a property is notified of its next change, and only of that
  /// property's.
  func testTrackingSeesEveryProperty() throws {
    let small = try CaptureDevice.Format.zooming(to: 4, width: 640)
    let device = try CaptureDevice.single(.zooming(to: 8), small)
    try device.lockForConfiguration()
    try assertTracked(device, \.videoZoomFactor) { device.driveZoom(to: 2) }
    try assertTracked(device, \.exposureTargetBias) { device.driveExposureBias(to: 1) }
    try assertTracked(device, \.isRampingVideoZoom) {
      try device.ramp(toVideoZoomFactor: 3, withRate: 1)
    }
    try assertTracked(device, \.lensPosition) {
      try device.setFocusModeLocked(lensPosition: 0.1)
    }
    try assertTracked(device, \.maxAvailableVideoZoomFactor) { try device.setActiveFormat(small) }
    try assertTracked(device, \.activeFormat) { try device.setActiveFormat(device.formats[0]) }
    try assertTracked(device, \.activeFormat.canSetExposureBias) {
      try device.setActiveFormat(small)
    }
    let virtual = try CaptureDevice.virtual()
    try assertTracked(virtual, \.minAvailableVideoZoomFactor) {
      try virtual.limitAvailableZoom(to: 2...3)
    }
    let log = Log<Int>()
    withObservationTracking {
      _ = device.videoZoomFactor
    } onChange: {
      log.add(1)
    }
    device.driveExposureBias(to: -1)
    XCTAssertEqual(log.all, [])
  }

  /// DEV13, OVL32: a view that reads whether the focus is locked is notified, too.
  func testTrackingSeesTheFocusLock() throws {
    let phone = SimulatedPhone(
      settings: PhoneSettings { $0.focusLock = true },
      behavior: PhoneBehavior { $0.overlay.focusLock = .deviceLock })
    let recorder = Recorder()
    let zoom = try SystemZoomSlider(device: phone.backCamera)
    let session = try phone.makeSession([zoom], delegate: recorder)
    try assertTracked(phone.backCamera, \.isFocusLocked) { phone.lightHold(for: .seconds(1)) }
    withExtendedLifetime(session) {}
  }

  /// DEV13: the new value can be read as soon as the change is delivered.
  func testTrackingTellsAfterTheChange() throws {
    let device = try CaptureDevice.single()
    let log = Log<Double>()
    withObservationTracking {
      _ = device.videoZoomFactor
    } onChange: {
      log.add(device.videoZoomFactor)
    }
    device.driveZoom(to: 2)
    XCTAssertEqual(log.all, [2])
  }

  /// DEV13: every stream has every change since its creation, and ends with the device.
  func testStreamsAreIndependentAndEndWithTheDevice() async throws {
    var device: CaptureDevice? = try CaptureDevice.single()
    let first = try XCTUnwrap(device?.changes)
    device?.driveZoom(to: 2)
    let second = try XCTUnwrap(device?.changes)
    device?.driveZoom(to: 3)
    device?.driveZoom(to: 3)
    device = nil
    var received: [CaptureDevice.Change] = []
    for await change in first { received.append(change) }
    XCTAssertEqual(received, [.videoZoomFactor(2), .videoZoomFactor(3)])
    received = []
    for await change in second { received.append(change) }
    XCTAssertEqual(received, [.videoZoomFactor(3)])
  }

  /// DEV13: a stream that is no longer held does not keep anything alive.
  func testStreamThatIsLetGoIsForgotten() throws {
    let device = try CaptureDevice.single()
    do { _ = device.changes }
    device.driveZoom(to: 2)
    XCTAssertEqual(device.videoZoomFactor, 2)
  }

  /// DEV13: an observation lasts until it is canceled or released.
  func testObservationEndsWhenCancelledOrLetGo() throws {
    let device = try CaptureDevice.single()
    let log = Log<CaptureDevice.Change>()
    let first = device.observe { log.add($0) }
    device.driveZoom(to: 2)
    first.cancel()
    first.cancel()
    device.driveZoom(to: 3)
    XCTAssertEqual(log.takeAll(), [.videoZoomFactor(2)])
    var second: ObservationToken? = device.observe { log.add($0) }
    XCTAssertNotNil(second)
    device.driveZoom(to: 4)
    second = nil
    device.driveZoom(to: 5)
    XCTAssertEqual(log.all, [.videoZoomFactor(4)])
  }

  /// DEV13: an observer that another one cancels receives nothing more, not even the present
  /// change.
  func testAnObserverThatIsCancelledByAnotherHearsNothingMore() throws {
    let device = try CaptureDevice.single()
    let log = Log<String>()
    let second = Guarded<ObservationToken?>(nil)
    let first = device.observe { change in
      log.add("first \(change)")
      second.withLock { $0.take() }?.cancel()
    }
    second.withLock { $0 = device.observe { log.add("second \($0)") } }
    device.driveZoom(to: 2)
    XCTAssertEqual(log.all, ["first videoZoomFactor 2.0"])
    first.cancel()
  }

  /// DEV13: an observation does not keep its device alive.
  func testObservationDoesNotHoldTheDevice() throws {
    var device: CaptureDevice? = try CaptureDevice.single()
    weak let released = device
    let observation = device?.observe { _ in }
    device = nil
    XCTAssertNil(released)
    observation?.cancel()
  }

  /// DEV13: a change made by an observer follows the present one, in the same order for all.
  func testChangesByObserversComeInOrder() throws {
    let device = try CaptureDevice.single()
    let log = Log<String>()
    let first = device.observe { change in
      log.add("first \(change)")
      if change == .videoZoomFactor(2) { device.driveZoom(to: 3) }
    }
    let second = device.observe { log.add("second \($0)") }
    defer {
      first.cancel()
      second.cancel()
    }
    device.driveZoom(to: 2)
    XCTAssertEqual(
      log.all,
      [
        "first videoZoomFactor 2.0", "second videoZoomFactor 2.0",
        "first videoZoomFactor 3.0", "second videoZoomFactor 3.0",
      ])
  }

  /// DEV13: with several threads at work, no change is lost or delivered twice.
  func testThreadsDoNotDisturbTheOrder() throws {
    let device = try CaptureDevice.single(.zooming(to: 10_000))
    let (log, observation) = device.log()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in 1...250 { device.driveZoom(to: Double(thread * 1000 + step + 1)) }
    }
    observation.cancel()
    // Every write has its own factor, so every write is one change.
    XCTAssertEqual(Set(log.all).count, 1000)
    XCTAssertEqual(log.all.count, 1000)
    XCTAssertEqual(log.all.last, .videoZoomFactor(device.videoZoomFactor))
  }

  private func assertTracked<Value>(
    _ device: CaptureDevice, _ property: KeyPath<CaptureDevice, Value>,
    file: StaticString = #filePath, line: UInt = #line, by change: () throws -> Void
  ) throws {
    let log = Log<Int>()
    withObservationTracking {
      _ = device[keyPath: property]
    } onChange: {
      log.add(1)
    }
    try change()
    XCTAssertEqual(log.all, [1], file: file, line: line)
  }
}
