import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Findings that involve more than one object: they appear when they should, and only then.
final class WorldFindingsTests: XCTestCase {
  private typealias Act = @Sendable (CameraApp) throws -> Void

  /// SES24: a light press shows nothing, because the session has controls and no delegate.
  func testControlsWithoutADelegate() throws {
    try check("no-controls-delegate", Self.light) {
      try $0.session.setControlsDelegate(nil, queue: nil)
    }
    let others: [Act] = [
      { _ in },
      { app in
        try app.session.setControlsDelegate(nil, queue: nil)
        for control in app.controls { try app.session.removeControl(control) }
      },
      { app in
        try app.session.setControlsDelegate(nil, queue: nil)
        try app.session.stopRunning()
      },
      { app in
        try app.session.setControlsDelegate(nil, queue: nil)
        app.phone.settings.adjustmentsEnabled = false
      },
      { app in
        try app.session.setControlsDelegate(nil, queue: nil)
        app.phone.leaveApp()
      },
    ]
    for prepare in others { try check(nil, Self.light, prepare) }
    // A click or a slide is not a light press.
    for act in [{ $0.phone.click() }, { $0.phone.slide(millimeters: 5) }] as [Act] {
      try check(nil, act) { app in
        try app.session.setControlsDelegate(nil, queue: nil)
        try app.session.addOutput(CaptureOutput(.photo))
      }
    }
  }

  /// SES24: the same happens once a delegate that the app did not retain is gone.
  func testADelegateThatWasNotKept() throws {
    let (phone, app) = try CameraApp.open()
    do {
      let delegate = DelegateLog(app.log)
      try app.session.setControlsDelegate(delegate, queue: .inPlace)
      phone.lightPress()
      phone.wait(.seconds(4))
      XCTAssertEqual(app.heard(), "active enter exit inactive")
      XCTAssertEqual(names(app), [])
    }
    for _ in 0..<2 { phone.lightPress() }
    XCTAssertEqual(names(app), ["no-controls-delegate"])
    XCTAssertEqual(phone.overlay.titles, "hidden")
  }

  /// EVT12: a button is pressed, and the interaction that would take it is not on a shown view.
  func testAnInteractionInNoWindow() throws {
    let press: Act = { $0.phone.press(.volumeUp) }
    try check("interaction-in-no-window", press) { $0.phone.app.hide($0.view) }
    let click: Act = { $0.phone.click() }
    try check("interaction-in-no-window", click) { app in
      app.phone.app.hide(app.view)
      // A shown view that takes no presses does not help.
      let other = CaptureView(in: app.phone.app)
      let interaction = app.interaction("")
      other.addInteraction(interaction)
      interaction.isEnabled = false
      app.phone.app.show(other)
    }
    let others: [Act] = [
      { $0.view.removeInteraction($0.interaction) },
      { $0.interaction.isEnabled = false },
      { app in
        app.phone.app.hide(app.view)
        app.interaction.isEnabled = false
      },
      { app in
        app.phone.app.hide(app.view)
        try app.session.stopRunning()
      },
      { app in
        app.phone.app.hide(app.view)
        app.phone.leaveApp()
      },
      { app in
        // The view of another app does not count.
        let view = CaptureView(in: app.phone.core.startInBackground("other"))
        view.addInteraction(app.interaction)
        app.phone.app.hide(app.view)
      },
    ]
    for prepare in others { try check(nil, press, prepare) }
    for button in [PhoneButton.action, .airPodsStem] {
      let act: Act = { $0.phone.press(button) }
      try check(nil, act) { $0.phone.app.hide($0.view) }
    }
  }

  /// EVT12: a hidden interaction beside one that takes the press is not a mistake.
  func testAHiddenInteractionBesideAShownOne() throws {
    let (phone, app) = try CameraApp.open()
    let hidden = CaptureView(in: phone.app)
    hidden.addInteraction(app.interaction("hidden-"))
    try app.session.addOutput(CaptureOutput(.photo))
    phone.press(.volumeUp)
    XCTAssertEqual(app.heard(), "began ended")
    XCTAssertEqual(names(app), [])
    withExtendedLifetime(hidden) {}
  }

  /// EVT13: a press goes to an app whose session has nothing to capture with.
  func testAPressWithoutAnAnswer() throws {
    for act in [{ $0.phone.press(.volumeDown) }, { $0.phone.click() }] as [Act] {
      try check("press-without-answer", act) { _ in }
      for kind in OutputKind.allCases {
        try check(nil, act) { try $0.session.addOutput(CaptureOutput(kind)) }
      }
    }
    try check(nil, Self.light) { _ in }
    let others: [Act] = [
      { $0.interaction.isEnabled = false }, { try $0.session.stopRunning() },
      { $0.phone.leaveApp() },
    ]
    for prepare in others { try check(nil, { $0.phone.press(.volumeDown) }, prepare) }
  }

  /// EVT13: a stem press that is only delivered as an end counts, too.
  func testAStemPressWithoutAnAnswer() throws {
    for phases in PhoneBehavior.Press.AirPodsPhases.allCases {
      let (phone, app) = try CameraApp.open(
        behavior: { $0.press.airPodsPhases = phases },
        settings: { $0.airPodsRemote = .pressOnce })
      phone.press(.airPodsStem)
      XCTAssertEqual(names(app), ["press-without-answer"], "\(phases)")
    }
  }

  /// EVT13: with several sessions that run, one output is enough.
  func testOneOutputOfSeveralSessions() throws {
    let (phone, app) = try CameraApp.open()
    let other = CaptureSession(in: phone.app)
    let front = try XCTUnwrap(phone.core.cameras.last)
    try other.addInput(CaptureDeviceInput(device: front))
    try other.startRunning()
    try app.session.addOutput(CaptureOutput(.movieFile))
    phone.press(.volumeDown)
    XCTAssertEqual(names(app), [])
    try app.session.stopRunning()
    phone.press(.volumeDown)
    XCTAssertEqual(names(app), ["press-without-answer"])
    withExtendedLifetime(other) {}
  }

  private static let light: Act = { $0.phone.lightPress() }

  /// Performs an action twice, and expects one finding or none.
  private func check(
    _ name: String?, _ act: Act, _ prepare: Act, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus", "Depth"])
    try prepare(app)
    try act(app)
    phone.wait(.seconds(4))
    try act(app)
    XCTAssertEqual(names(app), name.map { [$0] } ?? [], file: file, line: line)
  }

  private func names(_ app: CameraApp) -> [String] { app.phone.diagnostics.map(\.name) }
}
