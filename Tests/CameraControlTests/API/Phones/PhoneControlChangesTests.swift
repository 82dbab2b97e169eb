import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Controls that are added and removed, with the overlay open or not.
final class PhoneControlChangesTests: XCTestCase {
  /// OVL07: a control that is created again counts as the same one, by its identifier or its title.
  func testARecreatedControlCountsAsTheSame() throws {
    let (phone, app) = try CameraApp.open()
    phone.doubleLightPress()
    phone.tapOverlay(item: 1)
    phone.wait(.seconds(4))
    for control in app.controls { try app.session.removeControl(control) }
    for title in ["Tint", "Focus", "Depth"] {
      try app.session.addControl(app.slider(title))
    }
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Depth")
  }

  /// OVL07: a control with an identifier is not the one without whose title is that identifier.
  func testAnIdentifierIsNoTitle() throws {
    for (title, identifier, shown) in [
      ("depth", nil, "Focus"), ("Tiefe", "depth", "Tiefe"),
    ] as [(String, String?, String)] {
      let (phone, app) = try CameraApp.open(titles: ["Focus"])
      let (named, next) = (try app.slider("Depth"), try app.slider(title))
      named.accessibilityIdentifier = "depth"
      try app.session.addControl(named)
      phone.doubleLightPress()
      phone.tapOverlay(item: 1)
      phone.wait(.seconds(4))
      try app.session.removeControl(named)
      next.accessibilityIdentifier = identifier
      try app.session.addControl(next)
      phone.lightPress()
      XCTAssertEqual(phone.overlay.titles, shown)
    }
  }

  /// OVL07, OVL39: each app has its own memory, which outlives its process at first, lasts as long as that, or
  /// not at all.
  func testHowLongTheLastUsedControlIsRemembered() throws {
    typealias Choice = PhoneBehavior.Overlay.Memory
    XCTAssertEqual(PhoneBehavior().overlay.memory, .persisted)
    for (choice, inOneRun, afterRelaunch) in [
      (Choice.perApp, "Depth", "Focus"), (.persisted, "Depth", "Depth"), (.none, "Focus", "Focus"),
    ] {
      let (phone, app) = try CameraApp.open { $0.overlay.memory = choice }
      phone.doubleLightPress()
      phone.tapOverlay(item: 1)
      phone.wait(.seconds(4))
      phone.lightPress()
      XCTAssertEqual(phone.overlay.titles, inOneRun)
      phone.wait(.seconds(4))
      for control in app.controls { try app.session.removeControl(control) }
      phone.perform([.endApp("app")])
      phone.returnToApp()
      let session = try phone.core.startInBackground("app").makeSession(
        app.controls, delegate: app.delegate)
      phone.lightPress()
      XCTAssertEqual(phone.overlay.titles, afterRelaunch)
      withExtendedLifetime(session) {}
    }
  }

  /// OVL05, OVL07: each app has a last used control of its own, and a new session finds it again.
  func testTheMemoryIsTheAppsAndNotTheSessions() throws {
    let (phone, app) = try CameraApp.open()
    let other = try app.session(in: "other", titles: ["Focus", "Depth", "Tint"])
    phone.doubleLightPress()
    phone.tapOverlay(item: 1)
    phone.launch("other")
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus")
    phone.swipeOverlay()
    phone.tapOverlay(item: 2)
    phone.returnToApp()
    try app.session.stopRunning()
    let next = try app.session(in: "app", titles: ["Tint", "Depth", "Focus"])
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Depth")
    phone.launch("other")
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Tint")
    withExtendedLifetime((other, next)) {}
  }

  /// OVL05, OVL07: of several controls with one name, the one that was used last comes back, even
  /// when all are created again; if it is gone, another of that name comes back.
  func testControlsOfTheSameName() throws {
    let (phone, app) = try CameraApp.open(titles: ["Tint", "Tint", "Focus", "Tint"])
    phone.doubleLightPress()
    phone.tapOverlay(item: 3)
    phone.wait(.seconds(4))
    phone.doubleLightPress()
    XCTAssertEqual(phone.overlay.titles, "Tint Tint Focus [Tint]")
    phone.wait(.seconds(4))
    for control in app.controls { try app.session.removeControl(control) }
    for title in ["Focus", "Tint", "Tint", "Tint"] {
      try app.session.addControl(app.slider(title))
    }
    phone.doubleLightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus Tint Tint [Tint]")
    phone.wait(.seconds(4))
    try app.session.removeControl(app.session.controls[3])
    phone.doubleLightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus [Tint] Tint")
  }

  /// OVL29: without the shown control the next enabled one is shown, or nothing.
  func testRemovingTheShownControl() throws {
    for (choice, shown, heard) in [
      (PhoneBehavior.Overlay.OnRemoval.nextEnabled, "Tint", ""),
      (.dismiss, "hidden", "exit inactive"),
    ] {
      let (phone, app) = try CameraApp.open { $0.overlay.onRemoval = choice }
      app.controls[1].isEnabled = false
      phone.lightPress()
      _ = app.heard()
      try app.session.removeControl(app.controls[0])
      XCTAssertEqual(phone.overlay.titles, shown)
      XCTAssertEqual(app.heard(), heard)
    }
  }

  /// OVL29: removing the last control closes the overlay with its callbacks, and so does removing
  /// one without an enabled successor.
  func testRemovingTheLastControl() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus", "Depth"])
    phone.lightPress()
    app.controls[1].isEnabled = false
    try app.session.removeControl(app.controls[0])
    XCTAssertEqual(app.heard(), "active enter exit inactive")
    phone.doubleLightPress()
    XCTAssertEqual(phone.overlay.titles, "[Depth]")
    try app.session.removeControl(app.controls[1])
    XCTAssertEqual(app.heard(), "active enter exit inactive")
    app.check()
  }

  /// OVL30: controls may change while the overlay is open, and a diagnostic advises against it.
  func testControlsMayChangeUnderTheOpenOverlay() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus", "Depth"])
    try app.session.removeControl(app.controls[1])
    try app.session.addControl(app.controls[1])
    XCTAssertEqual(phone.diagnostics, [])
    phone.doubleLightPress()
    phone.slide(millimeters: 31)
    try app.session.addControl(app.slider("Tint"))
    XCTAssertEqual(phone.overlay.titles, "Focus [Depth] Tint")
    try app.session.removeControl(app.controls[0])
    XCTAssertEqual(phone.overlay.titles, "[Depth] Tint")
    try app.session.removeControl(app.controls[1])
    XCTAssertEqual(phone.overlay.titles, "[Tint]")
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["OVL30"])
    app.check()
  }

  /// OVL30: a phone that is set to refuse changes accepts none while the overlay is open.
  func testAPhoneThatRefusesChangesMeanwhile() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus", "Depth"]) {
      $0.overlay.runtimeMutation = .rejected
    }
    let tint = try app.slider("Tint")
    phone.lightPress()
    XCTAssertFalse(app.session.canAddControl(tint))
    XCTAssertThrowsError(try app.session.addControl(tint)) {
      XCTAssertEqual(($0 as? CaptureError)?.rule, "OVL30")
    }
    XCTAssertThrowsError(try app.session.removeControl(app.controls[0]))
    XCTAssertEqual(app.session.controls, app.controls)
    phone.wait(.seconds(4))
    try app.session.addControl(tint)
    XCTAssertEqual(app.session.controls.count, 3)
  }

  /// OVL30: a phone that shows old controls shows them until the overlay closes.
  func testAPhoneThatShowsOldControls() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus", "Depth"]) {
      $0.overlay.runtimeMutation = .stale
    }
    phone.doubleLightPress()
    for control in app.controls { try app.session.removeControl(control) }
    try app.session.addControl(app.slider("Tint"))
    XCTAssertEqual(phone.overlay.titles, "[Focus] Depth")
    phone.slide(millimeters: 31)
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Depth")
    phone.wait(.seconds(4))
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Tint")
  }

  /// SES16: inside a configuration the overlay keeps what it shows until the outermost commit.
  func testTheOverlayFollowsAtTheOutermostCommit() throws {
    let (phone, app) = try CameraApp.open(titles: ["Focus", "Depth"])
    phone.doubleLightPress()
    app.session.beginConfiguration()
    app.session.beginConfiguration()
    try app.session.removeControl(app.controls[0])
    try app.session.addControl(app.slider("Tint"))
    app.session.commitConfiguration()
    XCTAssertEqual(phone.overlay.titles, "[Focus] Depth")
    app.session.commitConfiguration()
    XCTAssertEqual(phone.overlay.titles, "[Depth] Tint")
  }

  /// SES16: a control that is replaced inside one configuration does not close the overlay.
  func testExchangingEverythingInOneConfigurationKeepsTheOverlayOpen() throws {
    let (phone, app) = try CameraApp.open()
    phone.doubleLightPress()
    phone.tapOverlay(item: 1)
    app.session.beginConfiguration()
    for control in app.controls { try app.session.removeControl(control) }
    for title in ["Focus", "Depth"] {
      try app.session.addControl(app.slider(title))
    }
    app.session.commitConfiguration()
    XCTAssertEqual(phone.overlay.titles, "Depth")
    XCTAssertEqual(app.heard(), "active enter")
  }

  /// OVL07, SES16: in the list the highlight stays with a control that is created again.
  func testTheHighlightStaysWithAControlThatIsMadeAnew() throws {
    let (phone, app) = try CameraApp.open()
    phone.doubleLightPress()
    phone.slide(millimeters: 16)
    app.session.beginConfiguration()
    for control in app.controls { try app.session.removeControl(control) }
    for title in ["Depth", "Tint", "Focus"] {
      try app.session.addControl(app.slider(title))
    }
    app.session.commitConfiguration()
    XCTAssertEqual(phone.overlay.titles, "[Depth] Tint Focus")
  }

  /// OVL29: an added control takes the place of one removed at the same time, unless a control
  /// behind that one does.
  func testAnAddedControlTakesThePlaceOfARemovedOne() throws {
    let (phone, app) = try CameraApp.open(titles: ["Depth", "Focus"])
    phone.doubleLightPress()
    phone.tapOverlay(item: 1)
    app.session.beginConfiguration()
    try app.session.removeControl(app.controls[1])
    try app.session.addControl(app.slider("Tint"))
    app.session.commitConfiguration()
    XCTAssertEqual(phone.overlay.titles, "Tint")
    XCTAssertEqual(app.heard(), "active enter")
  }

  /// SES31: with the quirk the overlay keeps showing controls that were all removed.
  func testTheQuirkOfAStaleOverlay() throws {
    for (isOn, shown) in [(true, "Focus"), (false, "hidden")] {
      let (phone, app) = try CameraApp.open(
        titles: ["Focus"], quirks: { $0.staleOverlayAfterRemoval = isOn })
      phone.lightPress()
      try app.session.removeControl(app.controls[0])
      XCTAssertEqual(app.session.controls, [])
      XCTAssertEqual(phone.overlay.titles, shown)
      phone.wait(.seconds(4))
      phone.lightPress()
      XCTAssertEqual(
        phone.overlay.titles, "hidden", "it is the open overlay that is stale, no other")
      XCTAssertEqual(app.heard(), "active enter exit inactive")
    }
  }

  /// DEV16: with the quirk the zoom is narrow as long as the controls are active.
  func testTheQuirkOfANarrowZoom() throws {
    for isOn in [true, false] {
      let app = try CameraApp(quirks: { $0.zoomNarrowsWhileActive = isOn })
      let camera = app.phone.core.cameras[0]
      let wide = camera.maxAvailableVideoZoomFactor
      app.phone.lightPress()
      XCTAssertEqual(camera.maxAvailableVideoZoomFactor < wide, isOn)
      app.phone.doubleLightPress()
      app.phone.wait(.seconds(4))
      XCTAssertEqual(camera.maxAvailableVideoZoomFactor, wide)
    }
  }

  /// DEV16: the zoom is wide again once the input that the overlay was opened with is gone.
  func testTheQuirkOfANarrowZoomEndsWithTheInput() throws {
    let (phone, app) = try CameraApp.open(quirks: { $0.zoomNarrowsWhileActive = true })
    let camera = phone.core.cameras[0]
    let wide = camera.maxAvailableVideoZoomFactor
    phone.lightPress()
    app.session.removeInput(app.session.inputs[0])
    XCTAssertEqual(app.heard(), "active enter exit inactive")
    XCTAssertEqual(camera.maxAvailableVideoZoomFactor, wide)
    app.check()
  }

  /// DEV16: the overlay is recorded before the zoom that becomes narrow, and as it looks with it.
  func testTheOverlayIsRecordedWithTheNarrowZoom() throws {
    let (phone, app) = try CameraApp.open(titles: [], quirks: { $0.zoomNarrowsWhileActive = true })
    let camera = phone.core.cameras[0]
    try app.session.addControl(SystemZoomSlider(device: camera) { _ in })
    try camera.lockForConfiguration()
    try camera.setVideoZoomFactor(camera.maxAvailableVideoZoomFactor)
    camera.unlockForConfiguration()
    let log = Log<PhoneRecord.Event>()
    let token = phone.core.observe([.overlay, .device]) { log.add($0.event) }
    phone.lightPress()
    let records = log.takeAll()
    XCTAssertEqual(records.first, .overlay(phone.overlay))
    XCTAssertEqual(records.dropFirst().first?.kind, .device)
    token.cancel()
  }
}
