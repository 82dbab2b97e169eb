import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What a test makes in an app whose process has ended, or that was opened again.
final class EndedAppTests: XCTestCase {
  /// Returns a phone whose app was ended, and the process that has ended.
  private func phoneWithEndedApp() -> (phone: SimulatedPhone, ended: PhoneApp) {
    let phone = SimulatedPhone()
    phone.onUnfinishedWork = { _ in }
    let ended = phone.app
    phone.perform([.endApp(ended.identifier)])
    return (phone, ended)
  }

  private func slider(_ log: Log<String>) throws -> CaptureSlider {
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.setActionQueue(.inPlace) { log.add("\($0)") }
    return slider
  }

  /// EVT41: once the app was opened again, the phone's app is the new process, and what a test makes there
  /// works as before.
  func testTheAppThatWasOpenedAgainWorks() throws {
    let (phone, ended) = phoneWithEndedApp()
    XCTAssertEqual(phone.app, ended)
    phone.returnToApp()
    XCTAssertNotEqual(phone.app, ended)
    XCTAssertEqual(phone.app.identifier, ended.identifier)
    XCTAssertTrue(phone.app.isInFront)
    let (log, events) = (Log<String>(), Log<String>())
    let delegate = DelegateLog(log)
    let session = try phone.makeSession([slider(log)], delegate: delegate)
    phone.show(CaptureEventInteraction { events.add("\($0.phase)") })
    phone.lightPress()
    phone.slide(by: 0.5)
    phone.press(.volumeUp)
    XCTAssertEqual(log.all.prefix(2), ["active", "enter"])
    XCTAssertEqual(log.all.last, "0.5")
    XCTAssertEqual(events.all, ["began", "ended"])
    XCTAssertEqual(phone.app.sessions, [session])
    XCTAssertEqual(phone.unanswered, [])
    XCTAssertEqual(phone.findings, [])
  }

  /// EVT41: before the app was opened again, a session is refused, and nothing changes.
  func testASessionOfAnEndedAppIsRefused() throws {
    let (phone, _) = phoneWithEndedApp()
    XCTAssertThrowsError(try phone.makeSession([slider(Log())])) { error in
      XCTAssertEqual((error as? CaptureError)?.rule, "EVT41")
      XCTAssertEqual(
        (error as? CaptureError)?.message,
        "The process of “app” has ended, so it can't have a new session. Open the app again first, "
          + "such as with returnToApp().")
    }
    XCTAssertEqual(phone.app.sessions, [])
    XCTAssertEqual(phone.findings, [])
  }

  /// EVT41: a session, a control and an interaction of an ended process are one finding, whatever they are
  /// and whether the app was opened again or not, and receive nothing.
  func testWhatIsMadeInAnEndedProcessIsFound() throws {
    for isOpenedAgain in [true, false] {
      for part in 0..<3 {
        let (phone, ended) = phoneWithEndedApp()
        let (log, delegate) = (Log<String>(), DelegateLog())
        if isOpenedAgain { phone.returnToApp() }
        let session = part < 2 ? CaptureSession(in: ended) : nil
        let view = CaptureView(in: ended)
        XCTAssertEqual(phone.diagnostics.map(\.rule), part < 2 ? ["EVT41"] : [])
        try session?.addInput(CaptureDeviceInput(device: phone.backCamera, for: ended))
        if part > 0 { try session?.addControl(slider(log)) }
        try session?.setControlsDelegate(delegate, queue: .inPlace)
        let observation = session?.observe { log.add("\($0)") }
        try session?.startRunning()
        view.addInteraction(CaptureEventInteraction { log.add("\($0.phase)") })
        ended.show(view)
        phone.lightPress()
        phone.press(.volumeUp)
        XCTAssertEqual(session?.isRunning ?? false, false)
        XCTAssertEqual(log.all, [])
        XCTAssertEqual(delegate.calls.all, [])
        XCTAssertEqual(
          phone.diagnostics.map(\.description),
          [
            "app: A session, control or interaction was created or started in a process that has "
              + "ended, so it receives nothing. Open the app again, and use its running process: the "
              + "app of the phone or the product. [EVT41]"
          ])
        observation?.cancel()
      }
    }
  }

  /// EVT41: a session from before the end is found as soon as it gets a control or is started again.
  func testASessionFromBeforeTheEndIsFound() throws {
    let focus = try slider(Log())
    for use in [{ try $0.startRunning() }, { try $0.addControl(focus) }]
      as [(CaptureSession) throws -> Void]
    {
      let phone = SimulatedPhone()
      let session = try phone.makeSession()
      phone.perform([.endApp("app"), .returnToApp])
      XCTAssertEqual(phone.diagnostics, [])
      try use(session)
      XCTAssertEqual(phone.diagnostics.map(\.rule), ["EVT41"])
      XCTAssertFalse(session.isRunning || session.isInterrupted)
      phone.lightPress()
      XCTAssertEqual(phone.unanswered.map(\.reason.rawValue), ["processEnded"])
      XCTAssertEqual(
        phone.unanswered.first?.remedy,
        "Create the session in the running process, which is the app of the phone or the product.")
    }
  }

  /// EVT41: a view of an ended process is not shown by the running one, so its interaction receives nothing,
  /// and the press that says so does not ask for what the test has made already.
  func testAViewOfAnEndedProcessIsNotShown() throws {
    for isMadeAfterTheEnd in [false, true] {
      let phone = SimulatedPhone()
      let (ended, log) = (phone.app, Log<String>())
      let early = CaptureView(in: ended)
      early.addInteraction(CaptureEventInteraction { log.add("\($0.phase)") })
      ended.show(early)
      phone.perform([.endApp("app"), .returnToApp])
      let session = try phone.makeSession()
      let late = CaptureView(in: ended)
      late.addInteraction(CaptureEventInteraction { log.add("\($0.phase)") })
      let view = isMadeAfterTheEnd ? late : early
      phone.app.show(view)
      XCTAssertEqual(phone.app.views, [])
      phone.press(.volumeUp)
      XCTAssertEqual(log.all, [])
      XCTAssertEqual(Set(phone.diagnostics.map(\.rule)), ["EVT41"])
      XCTAssertEqual(phone.unanswered.map(\.reasons), [[.viewOfEndedProcess]])
      XCTAssertEqual(phone.core.brokenInvariants(), [])
      withExtendedLifetime(session) {}
    }
  }

  /// EVT41: a session of a process that the phone has forgotten breaks nothing, and is forgotten in turn.
  func testASessionOfAForgottenProcessBreaksNothing() {
    let (phone, ended) = phoneWithEndedApp()
    var session: CaptureSession? = CaptureSession(in: ended)
    XCTAssertEqual(phone.core.brokenInvariants(), [])
    XCTAssertEqual(ended.sessions.count, 1)
    XCTAssertNotNil(session)
    session = nil
    XCTAssertEqual(phone.core.brokenInvariants(), [])
    XCTAssertEqual(ended.sessions, [])
    XCTAssertEqual(phone.core.apps, [])
  }

  /// EVT41: a phone that is installed stands for the running process, and is uninstalled as the same phone.
  func testAnInstalledPhoneStandsForTheRunningProcess() {
    let phone = SimulatedPhone()
    let ended = phone.app
    phone.install()
    phone.perform([.endApp("app"), .returnToApp])
    XCTAssertEqual(AmbientPhone.app, phone.app)
    XCTAssertNotEqual(AmbientPhone.app, ended)
    phone.uninstall()
    XCTAssertNil(AmbientPhone.app)
  }
}
