import CameraControl
import CameraControlTesting
import Dispatch
import Synchronization
import TestSupport
import XCTest

/// Many threads on one session, bounded by the number of operations and never by time.
final class CaptureSessionConcurrencyTests: XCTestCase {
  /// SES07: eight threads add, remove, enable, write and read; the limit holds, and nothing is
  /// lost.
  func testEightThreadsOnOneSession() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let session = app.session
    let controls = try (0..<8).map { try makeSlider("S\($0)", in: 0...1000) }
    let counts = (0..<8).map { _ in Counts() }
    let failures = Log<String>()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var random = SeededGenerator(seed: UInt64(thread) + 1)
      for step in 0..<Effort.count(sample: 2_000, campaign: 400_000) {
        let value = Float(step % 1000)
        let index = Int.random(in: 0..<8, using: &random)
        let control = controls[index]
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: counts[index].add(session, control)
        case 2: counts[index].remove(session, control)
        case 3:
          // Each thread alone enables and disables its own slider, while any thread adds and
          // removes it.
          controls[thread].isEnabled = step.isMultiple(of: 2)
          if controls[thread].isEnabled != step.isMultiple(of: 2) {
            failures.add("a word was lost")
          }
        case 4: assertAccepted { try controls[thread].setValue(value) }
        case 5: session.slide(controls[7], byMillimeters: 0.03)
        case 6:
          _ = (control.isEnabled, session.canAddControl(control), session.isRunning, control.value)
        default:
          let now = session.controls
          if now.count > session.maxControlsCount { failures.add("\(now.count) controls") }
          if Set(now).count != now.count { failures.add("a control is there twice") }
        }
        // Each thread alone writes its own slider, unless a finger is on it.
        if thread != 7 {
          assertAccepted { try controls[thread].setValue(value) }
          if controls[thread].value != value { failures.add("a write was lost") }
        }
      }
    }
    XCTAssertEqual(failures.all, [])
    for (control, count) in zip(controls, counts) {
      XCTAssertEqual(session.controls.contains(control) ? 1 : 0, count.balance)
    }
    XCTAssertLessThanOrEqual(session.controls.count, 4)
    XCTAssertEqual(phone.core.brokenInvariants(), [])
  }

  /// CTL07: what an app sets on a control stays set, even while a session takes the control.
  func testDisablingAControlWhileItIsAddedIsNotLost() throws {
    let session = CaptureSession(on: .iPhone16Pro)
    let slider = try makeSlider()
    let losses = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for _ in 0..<Effort.count(sample: 2_000, campaign: 400_000) {
        if thread == 0 {
          try? session.addControl(slider)
          try? session.removeControl(slider)
        } else {
          slider.isEnabled = true
          slider.isEnabled = false
          if slider.isEnabled { losses.add(1, ordering: .relaxed) }
        }
      }
    }
    XCTAssertEqual(losses.load(ordering: .relaxed), 0)
    XCTAssertFalse(slider.isEnabled)
  }

  /// CTL19: turned from many threads, a slider passes values to its action in the order it took
  /// them.
  func testTurnsFromManyThreadsReachTheActionInOrder() throws {
    for queue in [.inPlace, DispatchQueue(label: "serial")] as [any CallbackQueue] {
      let session = CaptureSession(on: .iPhone16Pro)
      let log = Log<Float>()
      let slider = try makeSlider(in: 0...4000, queue: queue, log: log)
      try session.addControl(slider)
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<500 { session.slide(slider, byMillimeters: 30.0 / 4000) }
      }
      (queue as? DispatchQueue)?.sync {}
      XCTAssertTrue(log.all == (1...4000).map(Float.init), "\(queue.label)")
      XCTAssertEqual(slider.value, 4000)
    }
  }

  /// A finger on the button, while another thread changes everything beneath it.
  func testAFingerWhileTheAppReconfigures() throws {
    let app = try CameraApp(titles: [])
    let session = app.session
    let phone = app.phone.core
    let delegates = [DelegateLog(), DelegateLog()]
    let controls = try (0..<4).map { try makeSlider("S\($0)") }
    try session.addControl(controls[0])
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      var random = SeededGenerator(seed: UInt64(thread) + 40)
      for step in 0..<400 {
        switch thread {
        case 0:
          // Every eight samples press, the others slide.
          let isPressed = step % 8 < 2
          phone.send(
            ButtonSample(
              instant: PhoneInstant(nanoseconds: Int64(step) * 40_000_000),
              force: isPressed ? 0.5 : 0, position: Double(step % 8)))
        case 1:
          let control = controls[Int.random(in: 0..<4, using: &random)]
          session.beginConfiguration()
          if session.controls.contains(control) {
            assertAccepted { try session.removeControl(control) }
          } else {
            assertAccepted { try session.addControl(control) }
          }
          session.commitConfiguration()
        default:
          assertAccepted {
            try session.setControlsDelegate(
              delegates[step % 2], queue: step % 3 == 0 ? .inPlace : .global())
          }
        }
      }
    }
    XCTAssertEqual(phone.brokenInvariants(), [])
  }

  /// Sessions, delegates and controls that come and go on many threads leave no lock held.
  func testSessionsComeAndGoOnManyThreads() throws {
    let phone = Phone(mainQueue: .inPlace)
    let app = phone.launch("Camera")
    let camera = phone.cameras[0]
    let slider = try makeSlider()
    let taken = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 6) { thread in
      for step in 0..<Effort.count(sample: 60, campaign: 6_000) {
        assertAccepted {
          let session = CaptureSession(in: app)
          try session.addInput(CaptureDeviceInput(device: camera))
          let delegate = DelegateLog(onDeinit: { [weak session] in _ = session?.controls })
          try session.setControlsDelegate(delegate, queue: .inPlace)
          try session.startRunning()
          if session.canAddControl(slider), (try? session.addControl(slider)) != nil {
            taken.add(1, ordering: .relaxed)
          }
          let instant = PhoneInstant(nanoseconds: Int64(step) * 10_000_000)
          phone.send(
            ButtonSample(instant: instant, force: step % 2 == 0 ? 0.5 : 0, position: Double(thread))
          )
        }
      }
    }
    XCTAssertEqual(app.sessions, [])
    XCTAssertGreaterThan(taken.load(ordering: .relaxed), 0)
    phone.launch("Other")
    let session = CaptureSession(in: app)
    try session.addControl(slider)
    XCTAssertEqual(session.controls, [slider], "the control is free again")
  }
}

/// How often a control was added and removed, according to the session.
private final class Counts: Sendable {
  private let total = Atomic<Int>(0)
  private let gate = Guarded(())

  var balance: Int { total.load(ordering: .relaxed) }

  func add(_ session: CaptureSession, _ control: CaptureControl) {
    guard (try? session.addControl(control)) != nil else { return }
    total.add(1, ordering: .relaxed)
  }

  // A removal does not report whether the control was there, so removals of one control take turns
  // and look first; an addition in between does no harm.
  func remove(_ session: CaptureSession, _ control: CaptureControl) {
    gate.withLock { _ in
      guard session.controls.contains(control) else { return }
      assertAccepted { try session.removeControl(control) }
      total.subtract(1, ordering: .relaxed)
    }
  }
}
