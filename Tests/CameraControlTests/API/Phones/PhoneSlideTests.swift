import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What a slide belongs to, and when it opens the overlay.
final class PhoneSlideTests: XCTestCase {
  private static func swipes(_ settings: inout PhoneSettings) { settings.swipeOpensOverlay = true }

  /// OVL12, OVL37: a slide opens the overlay on the last used control if the person has switched that on, on
  /// a system that has the switch.
  func testASlideOpensTheOverlayIfThePersonWantsIt() throws {
    XCTAssertFalse(PhoneSettings().swipeOpensOverlay)
    for (version, isOn, title) in [
      (SystemVersion.iOS26, true, "Depth"), (.iOS26, false, "hidden"),
      (SystemVersion(18, 6), true, "hidden"), (SystemVersion(27, 0), true, "Depth"),
    ] {
      let (phone, app) = try CameraApp.open(settings: {
        ($0.systemVersion, $0.swipeOpensOverlay) = (version, isOn)
      })
      phone.doubleLightPress()
      phone.tapOverlay(item: 1)
      phone.tapOutsideOverlay()
      _ = app.heard()
      phone.slide(millimeters: 10)
      XCTAssertEqual(phone.overlay.titles, title, "\(version) \(isOn)")
      XCTAssertEqual(app.heard(), title == "hidden" ? "" : "active enter")
      let reasons = phone.unanswered.map(\.reason)
      XCTAssertEqual(reasons, title == "hidden" ? [.overlayHidden] : [])
    }
  }

  /// OVL37: where nothing could open, a slide opens nothing, and says why; a touch opens nothing at all.
  func testASlideOpensNoMoreThanALightPress() throws {
    let (phone, app) = try CameraApp.open(settings: Self.swipes)
    phone.touch(force: 0)
    phone.lift()
    XCTAssertEqual(phone.overlay, .hidden)
    try app.session.setControlsDelegate(nil, queue: nil)
    phone.slide(by: 0.5)
    phone.settings.adjustmentsEnabled = false
    phone.slide(by: 0.5)
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertEqual(
      phone.unanswered.map(\.reasons), [[.noDelegate], [.adjustmentsOff, .noDelegate]])
  }

  /// OVL38: the slide that opens the overlay moves nothing, however far it goes; the next one does, without a
  /// light press in between.
  func testTheSlideThatOpensTheOverlayMovesNothing() throws {
    let (phone, app) = try CameraApp.open(settings: Self.swipes)
    phone.slide(millimeters: 30, in: 20)
    XCTAssertEqual(app.heard(), "active enter")
    phone.slide(by: 0.5)
    XCTAssertEqual(app.heard(), "Focus=0.5")
    phone.wait(.seconds(4))
    XCTAssertEqual(app.heard(), "exit inactive")
  }

  /// GST15, OVL38: a light press ends the slide that opened the overlay, so what follows it moves.
  func testALightPressEndsTheSlideThatOpenedTheOverlay() throws {
    let (phone, app) = try CameraApp.open(settings: Self.swipes)
    phone.sense(0.1, at: 0)
    phone.sense(0.1, at: 5)
    XCTAssertEqual(app.heard(), "active enter")
    phone.sense(0.1, at: 10)
    XCTAssertEqual(app.heard(), "")
    phone.sense(0.5, at: 10)
    phone.sense(0, at: 10)
    phone.sense(0.1, at: 25)
    XCTAssertEqual(app.heard(), "Focus=0.5")
  }

  /// OVL40: if the app removes the control during a slide, the rest of the slide moves nothing, not even the
  /// control that is shown instead; the next slide moves that one.
  func testTheRestOfASlideDoesNotMoveAStandIn() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    _ = app.heard()
    phone.sense(0.1, at: 0)
    phone.sense(0.1, at: 15)
    XCTAssertEqual(app.heard(), "Focus=0.5")
    try app.session.removeControl(app.controls[0])
    phone.sense(0.1, at: 25)
    XCTAssertEqual(phone.overlay.titles, "Depth")
    XCTAssertEqual(app.heard(), "")
    phone.lift()
    phone.slide(by: 0.25)
    XCTAssertEqual(app.heard(), "Depth=0.25")
  }

  /// OVL40: if the person taps the overlay during a slide, the rest of it moves neither the list nor the
  /// control that the list was left for, be it the same one.
  func testTheRestOfASlideMovesNothingAfterATouchOfTheOverlay() throws {
    for item in 0...1 {
      let (phone, app) = try CameraApp.open()
      phone.lightPress()
      phone.sense(0.1, at: 0)
      phone.sense(0.1, at: 3)
      _ = app.heard()
      phone.swipeOverlay()
      phone.sense(0.1, at: 13)
      XCTAssertEqual(phone.overlay.titles, "[Focus] Depth Tint")
      phone.tapOverlay(item: item)
      phone.sense(0.1, at: 23)
      XCTAssertEqual(app.heard(), "")
      // A press ends the slide, and so does a lift.
      phone.sense(0.5, at: 23)
      phone.sense(0, at: 23)
      phone.sense(0.1, at: 29)
      XCTAssertEqual(app.heard(), item == 0 ? "Focus=0.3" : "Depth=0.2")
    }
  }

  /// OVL40: a slide through the list does not move the control that a tap opens.
  func testASlideThroughTheListStaysThere() throws {
    let (phone, app) = try CameraApp.open()
    phone.doubleLightPress()
    phone.sense(0.1, at: 0)
    phone.sense(0.1, at: 3)
    phone.tapOverlay(item: 2)
    _ = app.heard()
    phone.sense(0.1, at: 18)
    XCTAssertEqual(app.heard(), "")
    phone.lift()
    phone.slide(by: 0.5)
    XCTAssertEqual(app.heard(), "Tint=0.5")
  }

  /// OVL07, OVL40: a control that is created again is the same one, and the slide goes on.
  func testASlideGoesOnOverACreatedAgainControl() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    phone.sense(0.1, at: 0)
    phone.sense(0.1, at: 3)
    _ = app.heard()
    app.session.beginConfiguration()
    try app.session.removeControl(app.controls[0])
    try app.session.addControl(app.slider("Focus"))
    app.session.commitConfiguration()
    phone.sense(0.1, at: 18)
    XCTAssertEqual(app.heard(), "Focus=0.5")
  }

  /// OVL40: a drag on the screen is no slide of the button, and moves what is shown.
  func testADragOnTheScreenMovesWhatIsShown() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    phone.sense(0.1, at: 0)
    phone.sense(0.1, at: 3)
    try app.session.removeControl(app.controls[0])
    _ = app.heard()
    phone.dragOverlay(millimeters: 15)
    XCTAssertEqual(app.heard(), "Depth=0.5")
  }
}
