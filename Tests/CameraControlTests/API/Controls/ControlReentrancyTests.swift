import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What actions do to the session that calls them, and objects that an action retains.
final class ControlReentrancyTests: XCTestCase {
  func testAnActionMayRemoveItsOwnControlInTheMiddleOfASlide() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let calls = Log<Float>()
    let slider = try makeSlider()
    slider.setActionQueue(.inPlace) { [unowned session = app.session, unowned slider] value in
      calls.add(value)
      assertAccepted { try session.removeControl(slider) }
    }
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 30, in: 30)
    XCTAssertEqual(calls.all, [1])
    XCTAssertEqual(app.session.controls, [])
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertEqual(phone.core.brokenInvariants(), [])
  }

  func testAnActionMayStopTheSession() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try makeSlider()
    slider.setActionQueue(.inPlace) { [unowned session = app.session] _ in
      assertAccepted { try session.stopRunning() }
    }
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 30, in: 30)
    XCTAssertEqual(slider.value, 1)
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertEqual(app.delegate.calls.all.last, .didBecomeInactive)
  }

  func testAnActionMaySendTheNextSample() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let calls = Log<String>()
    let slider = try makeSlider()
    slider.setActionQueue(.inPlace) { [unowned session = app.session, unowned slider] value in
      calls.add("begin \(value)")
      if value < 4 { session.slide(slider, byMillimeters: 3) }
      calls.add("end \(value)")
    }
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 3)
    XCTAssertEqual(slider.value, 4)
    XCTAssertEqual(calls.all.count, 8)
    for pair in 0..<4 {
      XCTAssertEqual(calls.all[2 * pair].dropFirst(6), calls.all[2 * pair + 1].dropFirst(4))
    }
  }

  func testAnActionMayReplaceItself() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let calls = Log<String>()
    let slider = try makeSlider()
    slider.setActionQueue(.inPlace) { [unowned slider] value in
      calls.add("first \(value)")
      slider.setActionQueue(.inPlace) { calls.add("second \($0)") }
    }
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 9)
    XCTAssertEqual(calls.all, ["first 1.0", "second 2.0", "second 3.0"])
  }

  /// An object that an action retains is released with it, and calls everything in its
  /// deinitializer.
  func testWhatAnActionHeldMayCallTheSessionAsItGoes() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let farewells = Log<Int>()
    let other = try makeSlider("Other")
    try app.session.addControl(other)
    func control() throws -> CaptureSlider {
      let slider = try makeSlider()
      let guest = Guest { [unowned session = app.session] in
        farewells.add(session.controls.count)
        try? other.setValue(3)
        other.isEnabled.toggle()
        session.slide(other, byMillimeters: 3)
        session.phone.advance(to: session.phone.now)
      }
      slider.setActionQueue(.inPlace) { _ in _ = guest }
      return slider
    }
    var slider: CaptureSlider? = try control()
    try app.session.addControl(try XCTUnwrap(slider))
    phone.lightPress()
    slider?.setActionQueue(.inPlace) { _ in }
    XCTAssertEqual(farewells.takeAll(), [2], "the action was replaced")

    try app.session.removeControl(try XCTUnwrap(slider))
    slider = try control()
    try app.session.addControl(try XCTUnwrap(slider))
    weak let gone = slider
    slider = nil
    try app.session.removeControl(try XCTUnwrap(app.session.controls.last))
    phone.wait(.seconds(10))
    phone.lightPress()
    XCTAssertNil(gone)
    XCTAssertEqual(farewells.takeAll(), [1], "the control was removed")

    slider = try control()
    app.session.beginConfiguration()
    try app.session.addControl(try XCTUnwrap(slider))
    try app.session.removeControl(try XCTUnwrap(slider))
    slider = nil
    app.session.commitConfiguration()
    XCTAssertEqual(farewells.takeAll(), [1], "the configuration was in vain")
  }

  /// If no overlay keeps a control, the commit that removes it is the last to release it.
  func testWhatAnActionHeldMayCallTheSessionFromTheCommit() throws {
    let session = CaptureSession(in: Phone(mainQueue: .inPlace).startInBackground("Background"))
    let farewells = Log<Int>()
    var slider: CaptureSlider? = try makeSlider()
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
    let session = CaptureSession(on: .iPhone16Pro)
    let farewells = Log<Int>()
    func queue() -> LeavingQueue {
      LeavingQueue { [unowned session] in farewells.add(session.controls.count) }
    }
    let delegate = DelegateLog()
    try session.setControlsDelegate(delegate, queue: queue())
    try session.setControlsDelegate(nil, queue: queue())
    XCTAssertEqual(farewells.all.count, 1)
    try session.setControlsDelegate(nil, queue: nil)
    XCTAssertEqual(farewells.all.count, 2)
    let slider = try makeSlider(queue: queue())
    slider.setActionQueue(.inPlace) { _ in }
    XCTAssertEqual(farewells.all.count, 3)
  }

  func testADelegateMayCallTheSessionAsItGoes() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    try app.session.addControl(try makeSlider())
    let farewells = Log<Int>()
    var delegate: DelegateLog? = DelegateLog(onDeinit: { [unowned session = app.session] in
      try? session.stopRunning()
      farewells.add(session.controls.count)
    })
    try app.session.setControlsDelegate(delegate, queue: .inPlace)
    phone.lightPress()
    delegate = nil
    XCTAssertEqual(farewells.all, [1])
    XCTAssertFalse(app.session.isRunning)
    XCTAssertEqual(phone.overlay, .hidden)
  }

  /// A control whose session is gone is free, and its value can still be written.
  func testAControlOutlivesItsSession() throws {
    let slider = try makeSlider()
    var app: CameraApp? = try CameraApp(titles: [])
    try app?.session.addControl(slider)
    app?.phone.lightPress()
    weak let session = app?.session
    app = nil
    XCTAssertNil(session)
    try slider.setValue(5)
    slider.isEnabled = false
    slider.isEnabled = true
    let next = try CameraApp(titles: [])
    try next.session.addControl(slider)
    XCTAssertEqual(slider.value, 5)
  }
}

/// Reports its deinitialization.
private final class Guest: Sendable {
  private let farewell: @Sendable () -> Void

  init(_ farewell: @escaping @Sendable () -> Void) {
    self.farewell = farewell
  }

  deinit { farewell() }
}

/// A queue that reports its deinitialization.
private final class LeavingQueue: CallbackQueue {
  private let guest: Guest

  init(_ farewell: @escaping @Sendable () -> Void) {
    guest = Guest(farewell)
  }

  func enqueue(_ work: @escaping @Sendable () -> Void) { work() }
  var isCurrent: Bool { true }
  var label: String { "leaving" }
}
