import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What a phone remembers of a control that was in use when the app removed it.
final class PhoneStandInTests: XCTestCase {
  /// OVL05, OVL29: a control that is shown only because the one in use was removed has not been used, so
  /// that the next light press shows that one again.
  func testTheRemovedControlIsRemembered() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    phone.slide(millimeters: 3)
    try app.session.removeControl(app.controls[0])
    XCTAssertEqual(phone.overlay.titles, "Depth")
    try app.session.addControl(app.controls[0])
    XCTAssertEqual(phone.overlay.titles, "Depth")
    phone.lightPress()
    phone.click()
    phone.wait(.seconds(4))
    phone.doubleLightPress()
    XCTAssertEqual(phone.overlay.titles, "Depth Tint [Focus]")
    phone.wait(.seconds(4))
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }

  /// OVL05, OVL29: so it is when the app replaces all controls under the open overlay, one after the other
  /// or within one configuration, by the same ones or by new ones.
  func testAReplacementOfAllControls() throws {
    for isConfigured in [true, false] {
      for isNew in [true, false] {
        let (phone, app) = try CameraApp.open()
        phone.doubleLightPress()
        phone.tapOverlay(item: 1)
        let next =
          isNew
          ? try ["Focus", "Depth", "Tint"].map { try app.slider($0) }
          : app.controls
        if isConfigured { app.session.beginConfiguration() }
        for control in app.session.controls { try app.session.removeControl(control) }
        for control in next { try app.session.addControl(control) }
        if isConfigured { app.session.commitConfiguration() }
        XCTAssertEqual(phone.overlay.titles, isConfigured ? "Depth" : "hidden")
        app.check()
        phone.wait(.seconds(4))
        phone.lightPress()
        XCTAssertEqual(phone.overlay.titles, "Depth", "configured: \(isConfigured), new: \(isNew)")
      }
    }
  }

  /// OVL05, OVL29: a finger that slides or drags uses the control that is shown in place of another, if the
  /// control reacts, and so does one that opens it in the list.
  func testAStandInThatIsUsed() throws {
    let uses: [(CameraApp) -> Void] = [
      { $0.phone.slide(millimeters: 3) }, { $0.phone.dragOverlay(millimeters: 3) },
      {
        $0.phone.swipeOverlay()
        $0.phone.tapOverlay(item: 0)
      },
    ]
    for use in uses {
      let (phone, app) = try CameraApp.open()
      phone.lightPress()
      try app.session.removeControl(app.controls[0])
      use(app)
      try app.session.addControl(app.controls[0])
      phone.wait(.seconds(4))
      phone.lightPress()
      XCTAssertEqual(phone.overlay.titles, "Depth")
    }
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    try app.session.removeControl(app.controls[0])
    app.controls[1].isEnabled = false
    phone.slide(millimeters: 3)
    try app.session.addControl(app.controls[0])
    phone.wait(.seconds(4))
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }

  /// OVL05, OVL29: one stand-in after the other changes nothing about what is remembered, not even one that
  /// the app creates anew.
  func testOneStandInAfterTheOther() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    try app.session.removeControl(app.controls[0])
    XCTAssertEqual(phone.overlay.titles, "Depth")
    app.session.beginConfiguration()
    try app.session.removeControl(app.controls[1])
    try app.session.addControl(app.slider("Depth"))
    app.session.commitConfiguration()
    XCTAssertEqual(phone.overlay.titles, "Depth")
    try app.session.removeControl(app.session.controls[1])
    XCTAssertEqual(phone.overlay.titles, "Tint")
    try app.session.addControl(app.slider("Focus"))
    phone.wait(.seconds(4))
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }

  /// OVL07, OVL29: of several controls with one name, the one at the same place takes over for one that is
  /// created anew; one that stays is no new one, so the next control is shown.
  func testControlsOfTheSameName() throws {
    let (phone, app) = try CameraApp.open(titles: ["Tint", "Tint", "Focus"])
    app.controls[0].isEnabled = false
    phone.doubleLightPress()
    phone.tapOverlay(item: 1)
    app.session.beginConfiguration()
    for control in app.controls { try app.session.removeControl(control) }
    for title in ["Focus", "Tint", "Tint"] {
      try app.session.addControl(app.slider(title))
    }
    app.session.controls[1].isEnabled = false
    app.session.commitConfiguration()
    XCTAssertEqual(phone.overlay.titles, "Tint")
    try app.session.removeControl(app.session.controls[2])
    XCTAssertEqual(phone.overlay.titles, "Focus")
    app.check()
  }
}
