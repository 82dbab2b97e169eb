import CameraControl
import XCTest

/// What a session would not take when the app asked is a finding while the session goes without it.
final class OmissionTests: XCTestCase {
  private let left = CaptureDiagnostic(
    name: "control-left-out",
    finding:
      "canAddControl returned false, and the session goes without the control: the control “Glow” has no action yet.",
    source: "Glow", rule: "SES10", remedy: "Call setActionQueue before you add it.")

  private func slider(_ title: String) throws -> CaptureSlider {
    try CaptureSlider(title, symbolName: "scope", in: 0...1)
  }

  /// SES39: the finding has the reason and the remedy of the refusal, and is there once.
  func testAControlThatIsLeftOut() throws {
    let bench = try PhoneBench()
    let glow = try slider("Glow")
    for _ in 0..<2 { XCTAssertFalse(bench.session.canAddControl(glow)) }
    XCTAssertEqual(bench.phone.findings, [.diagnostic(left)])
    XCTAssertTrue(bench.phone.report.description.contains("`control-left-out` on “Glow”"))
  }

  /// SES39: to ask for the reason, or to add without asking, leaves no such finding.
  func testOtherQuestionsLeaveNothing() throws {
    let bench = try PhoneBench()
    let glow = try slider("Glow")
    XCTAssertEqual(bench.session.reasonNotToAdd(glow)?.rule, "SES10")
    XCTAssertThrowsError(try bench.session.addControl(glow))
    glow.setActionQueue(.inPlace) { _ in }
    XCTAssertTrue(bench.session.canAddControl(glow))
    XCTAssertEqual(bench.phone.findings, [])
  }

  /// SES39: the finding goes once the session takes the control, or another one like it.
  func testAControlThatIsAddedLater() throws {
    for isSame in [true, false] {
      let bench = try PhoneBench()
      let glow = try slider("Glow")
      XCTAssertFalse(bench.session.canAddControl(glow))
      let later = isSame ? glow : try slider("Glow")
      later.setActionQueue(.inPlace) { _ in }
      XCTAssertTrue(bench.session.canAddControl(later))
      XCTAssertEqual(bench.phone.findings, [.diagnostic(left)], "an answer alone is not enough")
      try bench.session.addControl(PhoneBench.slider("Tone", bench.log))
      XCTAssertEqual(bench.phone.findings, [.diagnostic(left)])
      try bench.session.removeControl(bench.session.controls[0])
      try bench.session.addControl(later)
      XCTAssertEqual(bench.phone.findings, [])
      bench.lightPress()
      XCTAssertEqual(bench.phone.findings, [])
    }
  }

  /// SES39: one session that goes without it is enough for the finding.
  func testTwoSessions() throws {
    let bench = try PhoneBench()
    var other: CaptureSession? = try bench.otherSession(in: "app")
    let glow = try slider("Glow")
    XCTAssertFalse(bench.session.canAddControl(glow))
    XCTAssertFalse(try XCTUnwrap(other).canAddControl(glow))
    glow.setActionQueue(.inPlace) { _ in }
    try other?.addControl(glow)
    XCTAssertEqual(bench.phone.findings, [.diagnostic(left)])
    try other?.removeControl(glow)
    try bench.session.addControl(glow)
    XCTAssertEqual(bench.phone.findings, [])
    // A session that is gone went without it to its end.
    let dim = try slider("Dim")
    XCTAssertEqual(other?.canAddControl(dim), false)
    other = nil
    dim.setActionQueue(.inPlace) { _ in }
    try bench.session.removeControl(glow)
    try bench.session.addControl(dim)
    XCTAssertEqual(bench.phone.findings.map(\.source), ["Dim"])
  }

  /// SES39: the last reason counts.
  func testTheReasonCanChange() throws {
    let bench = try PhoneBench(titles: ["a", "b", "c", "d"])
    let glow = try slider("Glow")
    XCTAssertFalse(bench.session.canAddControl(glow))
    XCTAssertEqual(bench.phone.findings.map(\.rule), ["SES10"])
    glow.setActionQueue(.inPlace) { _ in }
    XCTAssertFalse(bench.session.canAddControl(glow))
    XCTAssertEqual(bench.phone.findings.map(\.rule), ["SES07"])
  }

  /// SES39: a session that has the control already misses nothing, and a phone without a
  /// Camera Control takes no control from any app.
  func testWhatIsNotMissing() throws {
    let bench = try PhoneBench()
    XCTAssertFalse(bench.session.canAddControl(bench.controls[0]))
    XCTAssertFalse(bench.session.canAddInput(bench.session.inputs[0]))
    let output = CaptureOutput(.photo)
    try bench.session.addOutput(output)
    XCTAssertFalse(bench.session.canAddOutput(output))
    XCTAssertEqual(bench.phone.findings, [])
    let old = CaptureSession(on: .iPhone15)
    XCTAssertFalse(old.canAddControl(try slider("Glow")))
    XCTAssertEqual(old.phone.findings, [])
  }

  /// SES39: the reasons for inputs and outputs can be asked for, too.
  func testReasonsForInputsAndOutputs() throws {
    let bench = try PhoneBench()
    XCTAssertNil(bench.session.reasonNotToAdd(CaptureOutput(.photo)))
    let output = CaptureOutput(.photo)
    try bench.session.addOutput(output)
    XCTAssertEqual(bench.session.reasonNotToAdd(output)?.rule, "SES36")
    XCTAssertEqual(bench.session.reasonNotToAdd(bench.session.inputs[0])?.rule, "SES36")
    let other = try CaptureDeviceInput(device: bench.phone.addCamera(.wide()))
    XCTAssertEqual(bench.session.reasonNotToAdd(other)?.rule, "SES35")
    XCTAssertFalse(bench.session.canAddInput(other))
  }

  /// SES39: an input and an output that are left out are findings until the session takes them.
  func testInputsAndOutputs() throws {
    let bench = try PhoneBench(titles: [])
    let front = try CaptureDeviceInput(device: bench.phone.addCamera(.wide(.front)))
    let movies = CaptureOutput(.movieFile)
    let other = CaptureSession(in: bench.session.app)
    try other.addOutput(movies)
    XCTAssertFalse(bench.session.canAddInput(front))
    XCTAssertFalse(bench.session.canAddOutput(movies))
    XCTAssertEqual(bench.phone.findings.map(\.name), ["input-left-out", "output-left-out"])
    for (finding, start) in zip(
      bench.phone.findings,
      [
        "canAddInput returned false, and the session goes without the input: ",
        "canAddOutput returned false, and the session goes without the output: ",
      ])
    {
      XCTAssertTrue(finding.problem.hasPrefix(start), finding.problem)
    }
    bench.session.removeInput(bench.session.inputs[0])
    try bench.session.addInput(front)
    XCTAssertEqual(bench.phone.findings.map(\.name), ["output-left-out"])
    try bench.session.addOutput(CaptureOutput(.videoData))
    XCTAssertEqual(bench.phone.findings.count, 1)
    try bench.session.addOutput(CaptureOutput(.movieFile))
    XCTAssertEqual(bench.phone.findings, [])
  }

  /// SES39: a follower hears of it once, as soon as a press meets the session without it.
  func testAPressTellsIt() throws {
    for act in [{ $0.lightPress() }, { $0.click() }, { $0.press(.volumeUp) }]
      as [(PhoneBench) -> Void]
    {
      let bench = try PhoneBench(titles: [])
      let told = DiagnosticLog(bench.phone)
      XCTAssertFalse(bench.session.canAddControl(try slider("Glow")))
      XCTAssertEqual(told.names, [])
      for _ in 0..<2 { act(bench) }
      XCTAssertEqual(told.names.filter { $0 == "control-left-out" }.count, 1)
    }
  }

  /// SES39: or when the session ends, at the latest.
  func testTheEndOfTheSessionTellsIt() throws {
    let bench = try PhoneBench(titles: [])
    let told = DiagnosticLog(bench.phone)
    do {
      let other = try bench.otherSession(in: "other")
      XCTAssertFalse(other.canAddControl(try slider("Glow")))
      bench.lightPress()
      XCTAssertEqual(told.names, [], "the session is not in front")
    }
    XCTAssertEqual(told.names, ["control-left-out"])
    XCTAssertEqual(bench.phone.findings, [.diagnostic(left)])
    do {
      let third = try bench.otherSession(in: "app")
      XCTAssertFalse(third.canAddControl(try slider("Dim")))
      bench.lightPress()
      XCTAssertEqual(told.names.count, 2)
    }
    XCTAssertEqual(told.names.count, 2, "a press has told it already")
  }
}
