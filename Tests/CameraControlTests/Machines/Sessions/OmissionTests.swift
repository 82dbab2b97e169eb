import CameraControl
import CameraControlTesting
import XCTest

/// What a session would not take when the app asked is a finding while the session goes without it.
final class OmissionTests: XCTestCase {
  private let left = CaptureDiagnostic(
    name: "control-left-out",
    finding:
      "canAddControl returned false, so the session doesn't have the control: the control “Glow” has no action yet.",
    source: "Glow", rule: "SES10", remedy: "Call setActionQueue before you add it.")

  private func slider(_ title: String) throws -> CaptureSlider {
    try CaptureSlider(title, symbolName: "scope", in: 0...1)
  }

  /// SES39: the finding has the reason and the remedy of the refusal, and is there once.
  func testAControlThatIsLeftOut() throws {
    let (phone, app) = try CameraApp.open()
    let glow = try slider("Glow")
    for _ in 0..<2 { XCTAssertFalse(app.session.canAddControl(glow)) }
    XCTAssertEqual(phone.findings, [.diagnostic(left)])
    XCTAssertTrue(phone.report.description.contains("`control-left-out` on “Glow”"))
  }

  /// SES39: to ask for the reason, or to add without asking, leaves no such finding.
  func testOtherQuestionsLeaveNothing() throws {
    let (phone, app) = try CameraApp.open()
    let glow = try slider("Glow")
    XCTAssertEqual(app.session.reasonNotToAdd(glow)?.rule, "SES10")
    XCTAssertThrowsError(try app.session.addControl(glow))
    glow.setActionQueue(.inPlace) { _ in }
    XCTAssertTrue(app.session.canAddControl(glow))
    XCTAssertEqual(phone.findings, [])
  }

  /// SES39: the finding goes once the session takes the control, or another one like it.
  func testAControlThatIsAddedLater() throws {
    for isSame in [true, false] {
      let (phone, app) = try CameraApp.open()
      let glow = try slider("Glow")
      XCTAssertFalse(app.session.canAddControl(glow))
      let later = isSame ? glow : try slider("Glow")
      later.setActionQueue(.inPlace) { _ in }
      XCTAssertTrue(app.session.canAddControl(later))
      XCTAssertEqual(phone.findings, [.diagnostic(left)], "an answer alone is not enough")
      try app.session.addControl(app.slider("Tone"))
      XCTAssertEqual(phone.findings, [.diagnostic(left)])
      try app.session.removeControl(app.session.controls[0])
      try app.session.addControl(later)
      XCTAssertEqual(phone.findings, [])
      phone.lightPress()
      XCTAssertEqual(phone.findings, [])
    }
  }

  /// SES39: one session that goes without it is enough for the finding.
  func testTwoSessions() throws {
    let (phone, app) = try CameraApp.open()
    var other: CaptureSession? = try app.otherSession(in: "app")
    let glow = try slider("Glow")
    XCTAssertFalse(app.session.canAddControl(glow))
    XCTAssertFalse(try XCTUnwrap(other).canAddControl(glow))
    glow.setActionQueue(.inPlace) { _ in }
    try other?.addControl(glow)
    XCTAssertEqual(phone.findings, [.diagnostic(left)])
    try other?.removeControl(glow)
    try app.session.addControl(glow)
    XCTAssertEqual(phone.findings, [])
    // A session that is gone went without it to its end.
    let dim = try slider("Dim")
    XCTAssertEqual(other?.canAddControl(dim), false)
    other = nil
    dim.setActionQueue(.inPlace) { _ in }
    try app.session.removeControl(glow)
    try app.session.addControl(dim)
    XCTAssertEqual(phone.findings.map(\.source), ["Dim"])
  }

  /// SES39: the last reason counts.
  func testTheReasonCanChange() throws {
    let (phone, app) = try CameraApp.open(titles: ["a", "b", "c", "d"])
    let glow = try slider("Glow")
    XCTAssertFalse(app.session.canAddControl(glow))
    XCTAssertEqual(phone.findings.map(\.rule), ["SES10"])
    glow.setActionQueue(.inPlace) { _ in }
    XCTAssertFalse(app.session.canAddControl(glow))
    XCTAssertEqual(phone.findings.map(\.rule), ["SES07"])
  }

  /// SES39: a session that has the control already misses nothing, and a phone without a
  /// Camera Control takes no control from any app.
  func testWhatIsNotMissing() throws {
    let (phone, app) = try CameraApp.open()
    XCTAssertFalse(app.session.canAddControl(app.controls[0]))
    XCTAssertFalse(app.session.canAddInput(app.session.inputs[0]))
    let output = CaptureOutput(.photo)
    try app.session.addOutput(output)
    XCTAssertFalse(app.session.canAddOutput(output))
    XCTAssertEqual(phone.findings, [])
    let old = CaptureSession(on: .iPhone15)
    XCTAssertFalse(old.canAddControl(try slider("Glow")))
    XCTAssertEqual(old.phone.findings, [])
  }

  /// SES39: the reasons for inputs and outputs can be asked for, too.
  func testReasonsForInputsAndOutputs() throws {
    let (phone, app) = try CameraApp.open()
    XCTAssertNil(app.session.reasonNotToAdd(CaptureOutput(.photo)))
    let output = CaptureOutput(.photo)
    try app.session.addOutput(output)
    XCTAssertEqual(app.session.reasonNotToAdd(output)?.rule, "SES36")
    XCTAssertEqual(app.session.reasonNotToAdd(app.session.inputs[0])?.rule, "SES36")
    let other = try CaptureDeviceInput(device: phone.core.addCamera(.wide()))
    XCTAssertEqual(app.session.reasonNotToAdd(other)?.rule, "SES35")
    XCTAssertFalse(app.session.canAddInput(other))
  }

  /// SES39: an input and an output that are left out are findings until the session takes them.
  func testInputsAndOutputs() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let front = try CaptureDeviceInput(device: phone.core.addCamera(.wide(.front)))
    let movies = CaptureOutput(.movieFile)
    let other = CaptureSession(in: app.session.app)
    try other.addOutput(movies)
    XCTAssertFalse(app.session.canAddInput(front))
    XCTAssertFalse(app.session.canAddOutput(movies))
    XCTAssertEqual(phone.findings.map(\.name), ["input-left-out", "output-left-out"])
    for (finding, start) in zip(
      phone.findings,
      [
        "canAddInput returned false, so the session doesn't have the input: ",
        "canAddOutput returned false, so the session doesn't have the output: ",
      ])
    {
      XCTAssertTrue(finding.problem.hasPrefix(start), finding.problem)
    }
    app.session.removeInput(app.session.inputs[0])
    try app.session.addInput(front)
    XCTAssertEqual(phone.findings.map(\.name), ["output-left-out"])
    try app.session.addOutput(CaptureOutput(.videoData))
    XCTAssertEqual(phone.findings.count, 1)
    try app.session.addOutput(CaptureOutput(.movieFile))
    XCTAssertEqual(phone.findings, [])
  }

  /// SES39: a follower hears of it once, as soon as a press, or a slide that could open the overlay, meets the
  /// session without it.
  func testAPressTellsIt() throws {
    for act in [
      { $0.phone.lightPress() }, { $0.phone.click() }, { $0.phone.press(.volumeUp) },
      { $0.phone.slide(by: 0.5) },
    ] as [(CameraApp) -> Void] {
      let (phone, app) = try CameraApp.open(
        titles: [], settings: { ($0.systemVersion, $0.swipeOpensOverlay) = (.iOS26, true) })
      let told = DiagnosticLog(phone.core)
      XCTAssertFalse(app.session.canAddControl(try slider("Glow")))
      XCTAssertEqual(told.names, [])
      for _ in 0..<2 { act(app) }
      XCTAssertEqual(told.names.filter { $0 == "control-left-out" }.count, 1)
    }
  }

  /// SES39: or when the session ends, at the latest.
  func testTheEndOfTheSessionTellsIt() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let told = DiagnosticLog(phone.core)
    do {
      let other = try app.otherSession(in: "other")
      XCTAssertFalse(other.canAddControl(try slider("Glow")))
      phone.lightPress()
      XCTAssertEqual(told.names, [], "the session is not in front")
    }
    XCTAssertEqual(told.names, ["control-left-out"])
    XCTAssertEqual(phone.findings, [.diagnostic(left)])
    do {
      let third = try app.otherSession(in: "app")
      XCTAssertFalse(third.canAddControl(try slider("Dim")))
      phone.lightPress()
      XCTAssertEqual(told.names.count, 2)
    }
    XCTAssertEqual(told.names.count, 2, "a press has told it already")
  }
}
