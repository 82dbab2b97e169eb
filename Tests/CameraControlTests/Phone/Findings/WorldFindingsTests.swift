import CameraControl
import TestSupport
import XCTest

/// Findings that involve more than one object: they appear when they should, and only then.
final class WorldFindingsTests: XCTestCase {
  private typealias Act = @Sendable (PhoneBench) throws -> Void

  /// SES24: a light press shows nothing, because the session has controls and no delegate.
  func testControlsWithoutADelegate() throws {
    try check("no-controls-delegate", Self.light) {
      try $0.session.setControlsDelegate(nil, queue: nil)
    }
    let others: [Act] = [
      { _ in },
      { bench in
        try bench.session.setControlsDelegate(nil, queue: nil)
        for control in bench.controls { try bench.session.removeControl(control) }
      },
      { bench in
        try bench.session.setControlsDelegate(nil, queue: nil)
        try bench.session.stopRunning()
      },
      { bench in
        try bench.session.setControlsDelegate(nil, queue: nil)
        bench.phone.settings.adjustmentsEnabled = false
      },
      { bench in
        try bench.session.setControlsDelegate(nil, queue: nil)
        bench.handle(.leaveApp)
      },
    ]
    for prepare in others { try check(nil, Self.light, prepare) }
    // A click or a slide is not a light press.
    for act in [{ $0.click() }, { $0.slide(5) }] as [Act] {
      try check(nil, act) { bench in
        try bench.session.setControlsDelegate(nil, queue: nil)
        try bench.session.addOutput(CaptureOutput(.photo))
      }
    }
  }

  /// SES24: the same happens once a delegate that the app did not retain is gone.
  func testADelegateThatWasNotKept() throws {
    let bench = try PhoneBench()
    do {
      let delegate = RecordingDelegate(bench.log)
      try bench.session.setControlsDelegate(delegate, queue: .inPlace)
      bench.lightPress()
      bench.wait(.seconds(4))
      XCTAssertEqual(bench.heard(), "A E X I")
      XCTAssertEqual(names(bench), [])
    }
    for _ in 0..<2 { bench.lightPress() }
    XCTAssertEqual(names(bench), ["no-controls-delegate"])
    XCTAssertEqual(bench.shown, "hidden")
  }

  /// EVT12: a button is pressed, and the interaction that would take it is not on a shown view.
  func testAnInteractionInNoWindow() throws {
    let press: Act = { $0.press(.volumeUp) }
    try check("interaction-in-no-window", press) { $0.app.hide($0.view) }
    let click: Act = { $0.click() }
    try check("interaction-in-no-window", click) { bench in
      bench.app.hide(bench.view)
      // A shown view that takes no presses does not help.
      let other = CaptureView(in: bench.app)
      let interaction = PhoneBench.interaction("", bench.log)
      other.addInteraction(interaction)
      interaction.isEnabled = false
      bench.app.show(other)
    }
    let others: [Act] = [
      { $0.view.removeInteraction($0.interaction) },
      { $0.interaction.isEnabled = false },
      { bench in
        bench.app.hide(bench.view)
        bench.interaction.isEnabled = false
      },
      { bench in
        bench.app.hide(bench.view)
        try bench.session.stopRunning()
      },
      { bench in
        bench.app.hide(bench.view)
        bench.handle(.leaveApp)
      },
      { bench in
        // The view of another app does not count.
        let view = CaptureView(in: bench.phone.startInBackground("other"))
        view.addInteraction(bench.interaction)
        bench.app.hide(bench.view)
      },
    ]
    for prepare in others { try check(nil, press, prepare) }
    for button in [PhoneButton.action, .airPodsStem] {
      let act: Act = { $0.press(button) }
      try check(nil, act) { $0.app.hide($0.view) }
    }
  }

  /// EVT12: a hidden interaction beside one that takes the press is not a mistake.
  func testAHiddenInteractionBesideAShownOne() throws {
    let bench = try PhoneBench()
    let hidden = CaptureView(in: bench.app)
    hidden.addInteraction(PhoneBench.interaction("hidden-", bench.log))
    try bench.session.addOutput(CaptureOutput(.photo))
    bench.press(.volumeUp)
    XCTAssertEqual(bench.heard(), "began ended")
    XCTAssertEqual(names(bench), [])
    withExtendedLifetime(hidden) {}
  }

  /// EVT13: a press goes to an app whose session has nothing to capture with.
  func testAPressWithoutAnAnswer() throws {
    for act in [{ $0.press(.volumeDown) }, { $0.click() }] as [Act] {
      try check("press-without-answer", act) { _ in }
      for kind in OutputKind.allCases {
        try check(nil, act) { try $0.session.addOutput(CaptureOutput(kind)) }
      }
    }
    try check(nil, Self.light) { _ in }
    let others: [Act] = [
      { $0.interaction.isEnabled = false }, { try $0.session.stopRunning() },
      { $0.handle(.leaveApp) },
    ]
    for prepare in others { try check(nil, { $0.press(.volumeDown) }, prepare) }
  }

  /// EVT13: a stem press that is only delivered as an end counts, too.
  func testAStemPressWithoutAnAnswer() throws {
    for phases in PhoneBehavior.Press.AirPodsPhases.allCases {
      let bench = try PhoneBench(
        behavior: { $0.press.airPodsPhases = phases },
        settings: { $0.airPodsRemote = .pressOnce })
      bench.press(.airPodsStem)
      XCTAssertEqual(names(bench), ["press-without-answer"], "\(phases)")
    }
  }

  /// EVT13: with several sessions that run, one output is enough.
  func testOneOutputOfSeveralSessions() throws {
    let bench = try PhoneBench()
    let other = CaptureSession(in: bench.app)
    let front = try XCTUnwrap(bench.phone.cameras.last)
    try other.addInput(CaptureDeviceInput(device: front))
    try other.startRunning()
    try bench.session.addOutput(CaptureOutput(.movieFile))
    bench.press(.volumeDown)
    XCTAssertEqual(names(bench), [])
    try bench.session.stopRunning()
    bench.press(.volumeDown)
    XCTAssertEqual(names(bench), ["press-without-answer"])
    withExtendedLifetime(other) {}
  }

  private static let light: Act = { $0.lightPress() }

  /// Performs an action twice, and expects one finding or none.
  private func check(
    _ name: String?, _ act: Act, _ prepare: Act, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let bench = try PhoneBench(titles: ["Focus", "Depth"])
    try prepare(bench)
    try act(bench)
    bench.wait(.seconds(4))
    try act(bench)
    XCTAssertEqual(names(bench), name.map { [$0] } ?? [], file: file, line: line)
  }

  private func names(_ bench: PhoneBench) -> [String] { bench.phone.diagnostics.map(\.name) }
}
