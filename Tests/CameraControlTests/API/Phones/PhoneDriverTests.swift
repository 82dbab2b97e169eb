import CameraControl
import Dispatch
import TestSupport
import XCTest

/// A phone in real time, or in the time of a clock that the test moves.
final class PhoneDriverTests: XCTestCase {
  /// OVL25: the overlay closes at the clock's time.
  func testADeadlinePassesWithTheClock() async throws {
    let scene = try Scene()
    let running = Task { [driver = scene.driver] in await driver.run() }
    scene.lightPress()
    await scene.clock.waitForSleeper(in: .seconds(3))
    XCTAssertEqual(scene.log.all, [.didBecomeActive, .willEnterFullscreen])
    var ends = scene.ends.makeAsyncIterator()
    scene.clock.advance(by: .seconds(3))
    _ = await ends.next()
    XCTAssertEqual(scene.log.all.suffix(2), [.willExitFullscreen, .didBecomeInactive])
    XCTAssertEqual(scene.phone.now, PhoneInstant(nanoseconds: 3_000_000_000))
    running.cancel()
    await running.value
  }

  /// OVL14, GST04: an earlier deadline wakes the driver, and one that is cleared stops it.
  func testTheDriverFollowsTheDeadlines() async throws {
    let scene = try Scene()
    let running = Task { [driver = scene.driver] in await driver.run() }
    scene.lightPress()
    await scene.clock.waitForSleeper(in: .seconds(3))
    scene.clock.advance(by: .seconds(1))
    scene.sense(0.5, at: 0)
    await scene.clock.waitForSleeper(in: .milliseconds(120))
    scene.sense(0, at: nil)
    await scene.clock.waitForSleeper(in: .seconds(3))
    running.cancel()
    await running.value
    XCTAssertEqual(scene.clock.sleeperCount, 0, "a driver that is cancelled stops sleeping")
  }

  /// DEV05: the driver also drives what an app starts.
  func testWhatAnAppStartsIsDriven() async throws {
    let scene = try Scene()
    let running = Task { [driver = scene.driver] in await driver.run() }
    scene.lightPress()
    await scene.clock.waitForSleeper(in: .seconds(3))
    let camera = scene.phone.cameras[0]
    try camera.lockForConfiguration()
    try camera.ramp(toVideoZoomFactor: 2, withRate: 1)
    let deadline = try XCTUnwrap(camera.nextDeadline)
    await scene.clock.waitForSleeper(in: PhoneInstant.zero.duration(to: deadline))
    running.cancel()
    await running.value
  }

  /// OVL25: on the real clock the overlay closes by itself, too.
  func testTheOverlayClosesOnTheRealClock() async throws {
    let phone = Phone(
      behavior: PhoneBehavior { $0.overlay.timeouts.control = .milliseconds(5) },
      mainQueue: .inPlace)
    let delegate = DelegateLog()
    let session = try phone.launch("app").makeSession(
      [CameraApp.slider("Focus")], delegate: delegate)
    var records = phone.records.makeAsyncIterator()
    let driver = PhoneDriver(phone)
    let running = Task { await driver.run() }
    driver.send(ButtonSample(instant: driver.now, force: 0.5, position: 0))
    let release = driver.now
    driver.send(ButtonSample(instant: release))
    var callbacks: [ControlsCallback] = []
    while callbacks.last != .didBecomeInactive, let record = await records.next() {
      if case .callback(let callback) = record.event { callbacks.append(callback) }
    }
    XCTAssertEqual(
      callbacks,
      [.didBecomeActive, .willEnterFullscreen, .willExitFullscreen, .didBecomeInactive])
    XCTAssertGreaterThanOrEqual(release.duration(to: phone.now), .milliseconds(5))
    running.cancel()
    await running.value
    withExtendedLifetime(session) {}
  }

  /// A driver with its own clock maps the phone's present to the clock's.
  func testTheRealClockStartsAtThePhonesPresent() {
    let phone = Phone(mainQueue: .inPlace)
    phone.advance(to: PhoneInstant(nanoseconds: 5))
    let driver = PhoneDriver(phone)
    XCTAssertGreaterThanOrEqual(driver.now.nanoseconds, 5)
    driver.handle(.screen(isOn: false))
    XCTAssertFalse(phone.isScreenOn)
    XCTAssertGreaterThanOrEqual(phone.now.nanoseconds, 5)
  }

  /// Tasks that sleep on the clock of these tests wake in the order of their deadlines.
  func testTheClockOfTheseTestsWakesInOrder() {
    let (clock, woken, line) = (HandClock(), Log<Int>(), OneByOne())
    let deadlines = (0..<40).map { Int64($0 * 7 % 10) }
    for (index, deadline) in deadlines.enumerated() {
      let until = clock.now.advanced(by: .seconds(1 + deadline))
      Task(executorPreference: line) {
        try? await clock.sleep(until: until, tolerance: nil)
        woken.add(index)
      }
      line.queue.sync {}
      XCTAssertEqual(clock.sleeperCount, index + 1)
    }
    clock.advance(by: .seconds(60))
    line.queue.sync {}
    XCTAssertEqual(
      woken.all, deadlines.indices.sorted { (deadlines[$0], $0) < (deadlines[$1], $1) })
  }

  /// Runs tasks one by one, in the order in which they were resumed.
  private final class OneByOne: TaskExecutor {
    let queue = DispatchQueue(label: "one by one")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  /// A phone with an app, driven by hand.
  private struct Scene {
    let phone = Phone(mainQueue: .inPlace)
    let clock = HandClock()
    let driver: PhoneDriver<HandClock>
    let log = Log<ControlsCallback>()
    /// An element for each time that the controls become inactive.
    let ends: AsyncStream<Void>
    private let session: CaptureSession
    private let delegate: DelegateLog
    private let observation: ObservationToken

    init() throws {
      driver = PhoneDriver(phone, clock: clock)
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      self.ends = ends
      observation = phone.observe { [log] record in
        guard case .callback(let callback) = record.event else { return }
        log.add(callback)
        if callback == .didBecomeInactive { end.yield() }
      }
      delegate = DelegateLog()
      session = try phone.launch("app").makeSession(
        [CameraApp.slider("Focus")], delegate: delegate)
    }

    func lightPress() {
      sense(0.5, at: 0)
      sense(0, at: nil)
    }

    func sense(_ force: Double, at position: Double?) {
      driver.send(ButtonSample(instant: driver.now, force: force, position: position))
    }
  }
}
