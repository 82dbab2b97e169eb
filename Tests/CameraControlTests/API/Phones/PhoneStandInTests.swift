import CameraControl
import TestSupport
import XCTest

/// What a phone remembers of a control that was in use when the app removed it.
final class PhoneStandInTests: XCTestCase {
  /// OVL05, OVL29: a control that is shown only because the one in use was removed has not been used, so
  /// that the next light press shows that one again.
  func testTheRemovedControlIsRemembered() throws {
    let bench = try PhoneBench()
    bench.lightPress()
    bench.slide(3)
    try bench.session.removeControl(bench.controls[0])
    XCTAssertEqual(bench.shown, "Depth")
    try bench.session.addControl(bench.controls[0])
    XCTAssertEqual(bench.shown, "Depth")
    bench.lightPress()
    bench.click()
    bench.wait(.seconds(4))
    bench.doubleLightPress()
    XCTAssertEqual(bench.shown, "Depth Tint [Focus]")
    bench.wait(.seconds(4))
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Focus")
  }

  /// OVL05, OVL29: so it is when the app replaces all controls under the open overlay, one after the other
  /// or within one configuration, by the same ones or by new ones.
  func testAReplacementOfAllControls() throws {
    for isConfigured in [true, false] {
      for isNew in [true, false] {
        let bench = try PhoneBench()
        bench.doubleLightPress()
        bench.handle(.touch(.tapItem(1)))
        let next =
          isNew
          ? try ["Focus", "Depth", "Tint"].map { try PhoneBench.slider($0, bench.log) }
          : bench.controls
        if isConfigured { bench.session.beginConfiguration() }
        for control in bench.session.controls { try bench.session.removeControl(control) }
        for control in next { try bench.session.addControl(control) }
        if isConfigured { bench.session.commitConfiguration() }
        XCTAssertEqual(bench.shown, isConfigured ? "Depth" : "hidden")
        bench.check()
        bench.wait(.seconds(4))
        bench.lightPress()
        XCTAssertEqual(bench.shown, "Depth", "configured: \(isConfigured), new: \(isNew)")
      }
    }
  }

  /// OVL05, OVL29: a finger that slides or drags uses the control that is shown in place of another, if the
  /// control reacts, and so does one that opens it in the list.
  func testAStandInThatIsUsed() throws {
    let uses: [(PhoneBench) -> Void] = [
      { $0.slide(3) }, { $0.handle(.touch(.drag(millimetres: 3))) },
      {
        $0.handle(.touch(.swipeAway))
        $0.handle(.touch(.tapItem(0)))
      },
    ]
    for use in uses {
      let bench = try PhoneBench()
      bench.lightPress()
      try bench.session.removeControl(bench.controls[0])
      use(bench)
      try bench.session.addControl(bench.controls[0])
      bench.wait(.seconds(4))
      bench.lightPress()
      XCTAssertEqual(bench.shown, "Depth")
    }
    let bench = try PhoneBench()
    bench.lightPress()
    try bench.session.removeControl(bench.controls[0])
    bench.controls[1].isEnabled = false
    bench.slide(3)
    try bench.session.addControl(bench.controls[0])
    bench.wait(.seconds(4))
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Focus")
  }

  /// OVL05, OVL29: one stand-in after the other changes nothing about what is remembered, not even one that
  /// the app creates anew.
  func testOneStandInAfterTheOther() throws {
    let bench = try PhoneBench()
    bench.lightPress()
    try bench.session.removeControl(bench.controls[0])
    XCTAssertEqual(bench.shown, "Depth")
    bench.session.beginConfiguration()
    try bench.session.removeControl(bench.controls[1])
    try bench.session.addControl(PhoneBench.slider("Depth", bench.log))
    bench.session.commitConfiguration()
    XCTAssertEqual(bench.shown, "Depth")
    try bench.session.removeControl(bench.session.controls[1])
    XCTAssertEqual(bench.shown, "Tint")
    try bench.session.addControl(PhoneBench.slider("Focus", bench.log))
    bench.wait(.seconds(4))
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Focus")
  }

  /// OVL07, OVL29: of several controls with one name, the one at the same place takes over for one that is
  /// created anew; one that stays is no new one, so the next control is shown.
  func testControlsOfTheSameName() throws {
    let bench = try PhoneBench(titles: ["Tint", "Tint", "Focus"])
    bench.controls[0].isEnabled = false
    bench.doubleLightPress()
    bench.handle(.touch(.tapItem(1)))
    bench.session.beginConfiguration()
    for control in bench.controls { try bench.session.removeControl(control) }
    for title in ["Focus", "Tint", "Tint"] {
      try bench.session.addControl(PhoneBench.slider(title, bench.log))
    }
    bench.session.controls[1].isEnabled = false
    bench.session.commitConfiguration()
    XCTAssertEqual(bench.shown, "Tint")
    try bench.session.removeControl(bench.session.controls[2])
    XCTAssertEqual(bench.shown, "Focus")
    bench.check()
  }
}
