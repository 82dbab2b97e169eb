import CameraControl
import TestSupport
import XCTest

/// What actions do to the session that calls them, and objects that an action retains.
final class ControlReentrancyTests: XCTestCase {
  func testAnActionMayRemoveItsOwnControlInTheMiddleOfASlide() throws {
    let bench = try ControlBench()
    let calls = Log<Float>()
    let slider = try ControlBench.slider()
    slider.setActionQueue(.inPlace) { [unowned session = bench.session, unowned slider] value in
      calls.add(value)
      assertAccepted { try session.removeControl(slider) }
    }
    try bench.session.addControl(slider)
    bench.lightPress()
    bench.slide(millimetres: 30, in: 30)
    XCTAssertEqual(calls.all, [1])
    XCTAssertEqual(bench.session.controls, [])
    XCTAssertEqual(bench.phone.overlay, .hidden)
    XCTAssertEqual(bench.phone.brokenInvariants(), [])
  }

  func testAnActionMayStopTheSession() throws {
    let bench = try ControlBench()
    let slider = try ControlBench.slider()
    slider.setActionQueue(.inPlace) { [unowned session = bench.session] _ in
      assertAccepted { try session.stopRunning() }
    }
    try bench.session.addControl(slider)
    bench.lightPress()
    bench.slide(millimetres: 30, in: 30)
    XCTAssertEqual(slider.value, 1)
    XCTAssertEqual(bench.phone.overlay, .hidden)
    XCTAssertEqual(bench.delegate.calls.all.last, .didBecomeInactive)
  }

  func testAnActionMaySendTheNextSample() throws {
    let bench = try ControlBench()
    let calls = Log<String>()
    let slider = try ControlBench.slider()
    slider.setActionQueue(.inPlace) { [unowned session = bench.session, unowned slider] value in
      calls.add("begin \(value)")
      if value < 4 { session.turn(slider, byMillimetres: 3) }
      calls.add("end \(value)")
    }
    try bench.session.addControl(slider)
    bench.lightPress()
    bench.slide(millimetres: 3)
    XCTAssertEqual(slider.value, 4)
    XCTAssertEqual(calls.all.count, 8)
    for pair in 0..<4 {
      XCTAssertEqual(calls.all[2 * pair].dropFirst(6), calls.all[2 * pair + 1].dropFirst(4))
    }
  }

  func testAnActionMayReplaceItself() throws {
    let bench = try ControlBench()
    let calls = Log<String>()
    let slider = try ControlBench.slider()
    slider.setActionQueue(.inPlace) { [unowned slider] value in
      calls.add("first \(value)")
      slider.setActionQueue(.inPlace) { calls.add("second \($0)") }
    }
    try bench.session.addControl(slider)
    bench.lightPress()
    bench.slide(millimetres: 9, in: 9)
    XCTAssertEqual(calls.all, ["first 1.0", "second 2.0", "second 3.0"])
  }

  /// An object that an action retains is released with it, and calls everything in its
  /// deinitialiser.
  func testWhatAnActionHeldMayCallTheSessionAsItGoes() throws {
    let bench = try ControlBench()
    let farewells = Log<Int>()
    let other = try ControlBench.slider("Other")
    try bench.session.addControl(other)
    func control() throws -> CaptureSlider {
      let slider = try ControlBench.slider()
      let guest = Guest { [unowned session = bench.session] in
        farewells.add(session.controls.count)
        try? other.setValue(3)
        other.isEnabled.toggle()
        session.turn(other, byMillimetres: 3)
        session.phone.advance(to: session.phone.now)
      }
      slider.setActionQueue(.inPlace) { _ in _ = guest }
      return slider
    }
    var slider: CaptureSlider? = try control()
    try bench.session.addControl(try XCTUnwrap(slider))
    bench.lightPress()
    slider?.setActionQueue(.inPlace) { _ in }
    XCTAssertEqual(farewells.takeAll(), [2], "the action was replaced")

    try bench.session.removeControl(try XCTUnwrap(slider))
    slider = try control()
    try bench.session.addControl(try XCTUnwrap(slider))
    weak let gone = slider
    slider = nil
    try bench.session.removeControl(try XCTUnwrap(bench.session.controls.last))
    bench.wait(.seconds(10))
    bench.lightPress()
    XCTAssertNil(gone)
    XCTAssertEqual(farewells.takeAll(), [1], "the control was removed")

    slider = try control()
    bench.session.beginConfiguration()
    try bench.session.addControl(try XCTUnwrap(slider))
    try bench.session.removeControl(try XCTUnwrap(slider))
    slider = nil
    bench.session.commitConfiguration()
    XCTAssertEqual(farewells.takeAll(), [1], "the configuration was in vain")
  }

  /// If no overlay keeps a control, the commit that removes it is the last to release it.
  func testWhatAnActionHeldMayCallTheSessionFromTheCommit() throws {
    let session = CaptureSession(in: Phone(mainQueue: .inPlace).startInBackground("Background"))
    let farewells = Log<Int>()
    var slider: CaptureSlider? = try ControlBench.slider()
    do {
      let guest = Guest { [unowned session] in farewells.add(session.controls.count) }
      slider?.setActionQueue(.inPlace) { _ in _ = guest }
    }
    try session.addControl(try XCTUnwrap(slider))
    session.beginConfiguration()
    try session.removeControl(try XCTUnwrap(slider))
    slider = nil
    XCTAssertEqual(farewells.all, [], "it is in force until the commit")
    session.commitConfiguration()
    XCTAssertEqual(farewells.all, [0])
  }

  /// A queue is an object of the app, too.
  func testAQueueMayCallTheSessionAsItGoes() throws {
    let bench = try ControlBench()
    let farewells = Log<Int>()
    func queue() -> LeavingQueue {
      LeavingQueue { [unowned session = bench.session] in farewells.add(session.controls.count) }
    }
    let delegate = DelegateLog()
    try bench.session.setControlsDelegate(delegate, queue: queue())
    try bench.session.setControlsDelegate(nil, queue: queue())
    XCTAssertEqual(farewells.all.count, 1)
    try bench.session.setControlsDelegate(nil, queue: nil)
    XCTAssertEqual(farewells.all.count, 2)
    let slider = try ControlBench.slider(queue: queue())
    slider.setActionQueue(.inPlace) { _ in }
    XCTAssertEqual(farewells.all.count, 3)
  }

  func testADelegateMayCallTheSessionAsItGoes() throws {
    let bench = try ControlBench()
    try bench.session.addControl(try ControlBench.slider())
    let farewells = Log<Int>()
    var delegate: DelegateLog? = DelegateLog(onDeinit: { [unowned session = bench.session] in
      try? session.stopRunning()
      farewells.add(session.controls.count)
    })
    try bench.session.setControlsDelegate(delegate, queue: .inPlace)
    bench.lightPress()
    delegate = nil
    XCTAssertEqual(farewells.all, [1])
    XCTAssertFalse(bench.session.isRunning)
    XCTAssertEqual(bench.phone.overlay, .hidden)
  }

  /// A control whose session is gone is free, and its value can still be written.
  func testAControlOutlivesItsSession() throws {
    let slider = try ControlBench.slider()
    var bench: ControlBench? = try ControlBench()
    try bench?.session.addControl(slider)
    bench?.lightPress()
    weak let session = bench?.session
    bench = nil
    XCTAssertNil(session)
    try slider.setValue(5)
    slider.isEnabled = false
    slider.isEnabled = true
    let next = try ControlBench()
    try next.session.addControl(slider)
    XCTAssertEqual(slider.value, 5)
  }
}

/// Reports its deinitialisation.
private final class Guest: Sendable {
  private let farewell: @Sendable () -> Void

  init(_ farewell: @escaping @Sendable () -> Void) {
    self.farewell = farewell
  }

  deinit { farewell() }
}

/// A queue that reports its deinitialisation.
private final class LeavingQueue: CallbackQueue {
  private let guest: Guest

  init(_ farewell: @escaping @Sendable () -> Void) {
    guest = Guest(farewell)
  }

  func enqueue(_ work: @escaping @Sendable () -> Void) { work() }
  var isCurrent: Bool { true }
  var label: String { "leaving" }
}
