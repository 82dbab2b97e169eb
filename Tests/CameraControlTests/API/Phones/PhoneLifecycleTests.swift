import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Objects that are released while in use, callbacks that call the phone again, and many threads.
final class PhoneLifecycleTests: XCTestCase {
  /// DEL10: a session that is released closes its overlay without any callback.
  func testASessionThatGoesWhileTheOverlayIsOpen() throws {
    let log = Log<String>()
    let phone = Phone(quirks: Self.narrowing, mainQueue: .inPlace)
    let app = phone.launch("app")
    let delegate = DelegateLog(log)
    let control = try CameraApp.slider("Focus", log)
    let wide = phone.cameras[0].maxAvailableVideoZoomFactor
    weak var gone: CaptureSession?
    do {
      let session = try app.makeSession([control], delegate: delegate)
      gone = session
      press(phone, at: 0)
      XCTAssertEqual(log.takeAll(), ["active", "enter"])
      XCTAssertNotEqual(phone.overlay, .hidden)
    }
    XCTAssertNil(gone, "the phone keeps no session alive")
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertEqual(phone.cameras[0].maxAvailableVideoZoomFactor, wide)
    XCTAssertEqual(log.all, [])
    XCTAssertEqual(phone.brokenInvariants(), [])
    let next = try app.makeSession([CameraApp.slider("Tint", log)], delegate: delegate)
    press(phone, at: 5)
    XCTAssertEqual(log.all, ["active", "enter"])
    withExtendedLifetime(next) {}
  }

  /// DEL10: another session of the app does not take over what it showed; it gets the next opening.
  func testTheOverlayOfASessionThatGoesCloses() throws {
    let log = Log<String>()
    let phone = Phone(mainQueue: .inPlace)
    let app = phone.launch("app")
    let (first, second) = (DelegateLog(log), DelegateLog(log, prefix: "next-"))
    let next = try app.makeSession([CameraApp.slider("Tint", log)], delegate: second)
    do {
      let session = try app.makeSession([CameraApp.slider("Focus", log)], delegate: first)
      press(phone, at: 0)
      withExtendedLifetime(session) {}
    }
    XCTAssertEqual(phone.overlay, .hidden)
    press(phone, at: 5)
    XCTAssertEqual(log.all, ["active", "enter", "next-active", "next-enter"])
    XCTAssertEqual(phone.brokenInvariants(), [])
    withExtendedLifetime((next, first)) {}
  }

  /// EVT05, EVT07: a session that is released in the middle of a press cancels it.
  func testASessionThatGoesInTheMiddleOfAPress() throws {
    let log = Log<String>()
    let phone = Phone(mainQueue: .inPlace)
    let app = phone.launch("app")
    let view = CaptureView(in: app)
    view.addInteraction(CameraApp.interaction("", log))
    app.show(view)
    do {
      let session = try app.makeSession()
      withExtendedLifetime(session) {
        phone.handle(.button(.volumeUp, isDown: true), at: .zero)
      }
    }
    XCTAssertEqual(log.all, ["began", "cancelled"])
    phone.handle(.button(.volumeUp, isDown: false), at: .zero)
    XCTAssertEqual(log.all, ["began", "cancelled"])
  }

  /// EVT30: an app that ends in the middle of a press receives its end, and its objects can go.
  func testAnAppThatEndsTakesEverythingWithIt() throws {
    let log = Log<String>()
    let phone = Phone(mainQueue: .inPlace)
    weak var gone: CaptureSession?
    do {
      let app = phone.launch("app")
      let session = try app.makeSession()
      gone = session
      let view = CaptureView(in: app)
      // Releasing the view releases its interaction, and that releases the session, which calls the
      // phone.
      view.addInteraction(CaptureEventInteraction { log.add("\($0.phase) \(session.isRunning)") })
      app.show(view)
    }
    phone.handle(.button(.volumeUp, isDown: true), at: .zero)
    XCTAssertNotNil(gone)
    phone.handle(.terminate("app"), at: .zero)
    XCTAssertNil(gone)
    XCTAssertEqual(log.all, ["began true", "cancelled false"])
    XCTAssertEqual(phone.apps, [])
    phone.handle(.button(.volumeUp, isDown: false), at: .zero)
    XCTAssertEqual(phone.brokenInvariants(), [])
  }

  /// What is released with an app's views can call the phone in its deinitializer.
  func testAViewThatCallsThePhoneWhenItGoes() {
    let phone = Phone(mainQueue: .inPlace)
    let log = Log<String>()
    do {
      let app = phone.launch("app")
      let view = CaptureView(in: app)
      let farewell = Farewell { log.add("\(phone.apps.count)") }
      view.addInteraction(CaptureEventInteraction { _ in withExtendedLifetime(farewell) {} })
      app.show(view)
    }
    XCTAssertEqual(log.all, [])
    phone.handle(.terminate("app"), at: .zero)
    XCTAssertEqual(log.all, ["0"])
  }

  /// OVL30: an old control that only the overlay still shows can be released with it, and what its
  /// action holds can call the phone in its deinitializer.
  func testAnOldControlThatOnlyTheOverlayHolds() throws {
    for isClick in [false, true] {
      let behavior = PhoneBehavior { behavior in
        behavior.overlay.runtimeMutation = .stale
        behavior.overlay.overlayAfterClick = .dismiss
      }
      let phone = Phone(behavior: behavior, mainQueue: .inPlace)
      let app = phone.launch("app")
      let delegate = DelegateLog(Log())
      let session = try app.makeSession([CameraApp.slider("Tint")], delegate: delegate)
      weak var gone: CaptureSession?
      do {
        let other = CaptureSession(in: app)
        gone = other
        let control = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
        control.setActionQueue(.inPlace) { _ in try? other.stopRunning() }
        try session.removeControl(session.controls[0])
        try session.addControl(control)
        press(phone, at: 0)
        try session.removeControl(control)
      }
      XCTAssertNotNil(gone)
      if isClick {
        phone.handle(.button(.cameraControl, isDown: true), at: phone.now)
        phone.handle(.button(.cameraControl, isDown: false), at: phone.now)
      } else {
        phone.advance(to: PhoneInstant(nanoseconds: 4_000_000_000))
      }
      XCTAssertEqual(phone.overlay, .hidden)
      XCTAssertNil(gone)
      XCTAssertEqual(phone.brokenInvariants(), [])
    }
  }

  /// EVT41, SES29: starting the session of a terminated app again does nothing, and is found.
  func testASessionOfAnEndedAppDoesNotRun() throws {
    let (phone, app) = try CameraApp.open()
    phone.leaveApp()
    phone.perform([.endApp("app")])
    _ = app.heard()
    try app.session.startRunning()
    XCTAssertEqual(app.heard(), "")
    XCTAssertFalse(app.session.isRunning || app.session.isInterrupted)
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["EVT41"])
  }

  /// SES29: a session resumes when its app comes back, unless it was stopped in the meantime; its
  /// other interruptions can end in the background.
  func testASessionResumesWithItsApp() throws {
    let (phone, app) = try CameraApp.open()
    phone.leaveApp()
    XCTAssertFalse(app.session.isRunning)
    phone.returnToApp()
    XCTAssertTrue(app.session.isRunning)
    XCTAssertEqual(app.heard(), "interrupted interruptionEnded")
    phone.interrupt(.videoDeviceInUseByAnotherClient)
    phone.leaveApp()
    phone.endInterruption()
    XCTAssertFalse(app.session.isRunning)
    phone.returnToApp()
    XCTAssertTrue(app.session.isRunning)
    XCTAssertEqual(app.heard(), "interrupted interruptionEnded")
    phone.leaveApp()
    try app.session.stopRunning()
    phone.returnToApp()
    XCTAssertFalse(app.session.isRunning)
  }

  /// DEL11: what a callback does comes after what caused the callback, and is complete.
  func testCallbacksThatCallThePhone() throws {
    let (phone, app) = try CameraApp.open()
    let (session, log) = (app.session, app.log)
    let delegate = DelegateLog(log) { callback in
      if callback == .didBecomeActive { try? session.stopRunning() }
    }
    try session.setControlsDelegate(delegate, queue: .inPlace)
    phone.lightPress()
    XCTAssertEqual(app.recorded(), "active enter exit inactive didStopRunning")
    XCTAssertEqual(app.heard(), "active didStopRunning enter exit inactive")
    app.check()
    try session.startRunning()
    _ = (app.heard(), app.recorded())
    app.view.addInteraction(
      CaptureEventInteraction { event in
        log.add("second-\(event.phase)")
        if event.phase == .began { phone.core.launch("other") }
      })
    phone.press(.volumeDown)
    XCTAssertEqual(
      app.heard(), "began second-began interrupted cancelled second-cancelled")
    XCTAssertEqual(app.recorded(), "began began cancelled cancelled interrupted")
    XCTAssertEqual(phone.core.frontApp?.identifier, "other")
    app.check()
  }

  /// OVL29: an action can remove the control that calls it.
  func testAnActionThatRemovesItsControl() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus"])
    let (session, log) = (app.session, app.log)
    let control = try CaptureSlider("Depth", symbolName: "scope", in: 0...1)
    control.setActionQueue(.inPlace) { [weak control] value in
      log.add("Depth")
      if let control { try? session.removeControl(control) }
    }
    try session.addControl(control)
    phone.doubleLightPress()
    phone.tapOverlay(item: 1)
    phone.slide(millimeters: 6, in: 1)
    XCTAssertEqual(app.heard(), "active enter Depth")
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }

  private static var narrowing: Quirks {
    var quirks = Quirks()
    quirks.zoomNarrowsWhileActive = true
    return quirks
  }

  private func press(_ phone: Phone, at seconds: Int64) {
    let instant = PhoneInstant(nanoseconds: seconds * 1_000_000_000)
    phone.send(ButtonSample(instant: instant, force: 0.5, position: 0))
    phone.send(ButtonSample(instant: instant))
  }
}

/// Runs a closure in its deinitializer.
private final class Farewell: Sendable {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  deinit { work() }
}
