import CameraControl
import TestSupport
import XCTest

/// Controls that are added and removed, with the overlay open or not.
final class PhoneControlChangesTests: XCTestCase {
  /// OVL07: a control that is created again counts as the same one, by its identifier or its title.
  func testARecreatedControlCountsAsTheSame() throws {
    let bench = try PhoneBench()
    bench.doubleLightPress()
    bench.handle(.touch(.tapItem(1)))
    bench.wait(.seconds(4))
    for control in bench.controls { try bench.session.removeControl(control) }
    for title in ["Tint", "Focus", "Depth"] {
      try bench.session.addControl(PhoneBench.slider(title, bench.log))
    }
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Depth")
  }

  /// OVL07: each app has its own memory, which lasts as long as the app, forever, or not at all.
  func testHowLongTheLastUsedControlIsRemembered() throws {
    typealias Choice = PhoneBehavior.Overlay.Memory
    for (choice, inOneRun, afterRelaunch) in [
      (Choice.perApp, "Depth", "Focus"), (.persisted, "Depth", "Depth"), (.none, "Focus", "Focus"),
    ] {
      let bench = try PhoneBench { $0.overlay.memory = choice }
      bench.doubleLightPress()
      bench.handle(.touch(.tapItem(1)))
      bench.wait(.seconds(4))
      bench.lightPress()
      XCTAssertEqual(bench.shown, inOneRun)
      bench.wait(.seconds(4))
      for control in bench.controls { try bench.session.removeControl(control) }
      bench.handle(.terminate("app"))
      bench.handle(.bringToFront("app"))
      let session = try bench.phone.startInBackground("app").makeSession(
        bench.controls, delegate: bench.delegate)
      bench.lightPress()
      XCTAssertEqual(bench.shown, afterRelaunch)
      withExtendedLifetime(session) {}
    }
  }

  /// OVL05, OVL07: each app has a last used control of its own, and a new session finds it again.
  func testTheMemoryIsTheAppsAndNotTheSessions() throws {
    let bench = try PhoneBench()
    let other = try bench.session(in: "other", titles: ["Focus", "Depth", "Tint"])
    bench.doubleLightPress()
    bench.handle(.touch(.tapItem(1)))
    bench.handle(.bringToFront("other"))
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Focus")
    bench.handle(.touch(.swipeAway))
    bench.handle(.touch(.tapItem(2)))
    bench.handle(.bringToFront("app"))
    try bench.session.stopRunning()
    let next = try bench.session(in: "app", titles: ["Tint", "Depth", "Focus"])
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Depth")
    bench.handle(.bringToFront("other"))
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Tint")
    withExtendedLifetime((other, next)) {}
  }

  /// OVL05, OVL07: of several controls with one name, the one that was used last comes back, even
  /// when all are created again; if it is gone, another of that name comes back.
  func testControlsOfTheSameName() throws {
    let bench = try PhoneBench(titles: ["Tint", "Tint", "Focus", "Tint"])
    bench.doubleLightPress()
    bench.handle(.touch(.tapItem(3)))
    bench.wait(.seconds(4))
    bench.doubleLightPress()
    XCTAssertEqual(bench.shown, "Tint Tint Focus [Tint]")
    bench.wait(.seconds(4))
    for control in bench.controls { try bench.session.removeControl(control) }
    for title in ["Focus", "Tint", "Tint", "Tint"] {
      try bench.session.addControl(PhoneBench.slider(title, bench.log))
    }
    bench.doubleLightPress()
    XCTAssertEqual(bench.shown, "Focus Tint Tint [Tint]")
    bench.wait(.seconds(4))
    try bench.session.removeControl(bench.session.controls[3])
    bench.doubleLightPress()
    XCTAssertEqual(bench.shown, "Focus [Tint] Tint")
  }

  /// OVL29: without the shown control the next enabled one is shown, or nothing.
  func testRemovingTheShownControl() throws {
    for (choice, shown, heard) in [
      (PhoneBehavior.Overlay.OnRemoval.nextEnabled, "Tint", ""), (.dismiss, "hidden", "X I"),
    ] {
      let bench = try PhoneBench { $0.overlay.onRemoval = choice }
      bench.controls[1].isEnabled = false
      bench.lightPress()
      _ = bench.heard()
      try bench.session.removeControl(bench.controls[0])
      XCTAssertEqual(bench.shown, shown)
      XCTAssertEqual(bench.heard(), heard)
    }
  }

  /// OVL29: removing the last control closes the overlay with its callbacks, and so does removing
  /// one without an enabled successor.
  func testRemovingTheLastControl() throws {
    let bench = try PhoneBench(titles: ["Focus", "Depth"])
    bench.lightPress()
    bench.controls[1].isEnabled = false
    try bench.session.removeControl(bench.controls[0])
    XCTAssertEqual(bench.heard(), "A E X I")
    bench.doubleLightPress()
    XCTAssertEqual(bench.shown, "[Depth]")
    try bench.session.removeControl(bench.controls[1])
    XCTAssertEqual(bench.heard(), "A E X I")
    bench.check()
  }

  /// OVL30: controls may change while the overlay is open, and a diagnostic advises against it.
  func testControlsMayChangeUnderTheOpenOverlay() throws {
    let bench = try PhoneBench(titles: ["Focus", "Depth"])
    try bench.session.removeControl(bench.controls[1])
    try bench.session.addControl(bench.controls[1])
    XCTAssertEqual(bench.phone.diagnostics, [])
    bench.doubleLightPress()
    bench.slide(31)
    try bench.session.addControl(PhoneBench.slider("Tint", bench.log))
    XCTAssertEqual(bench.shown, "Focus [Depth] Tint")
    try bench.session.removeControl(bench.controls[0])
    XCTAssertEqual(bench.shown, "[Depth] Tint")
    try bench.session.removeControl(bench.controls[1])
    XCTAssertEqual(bench.shown, "[Tint]")
    XCTAssertEqual(bench.phone.diagnostics.map(\.rule), ["OVL30"])
    bench.check()
  }

  /// OVL30: a phone that is set to refuse changes accepts none while the overlay is open.
  func testAPhoneThatRefusesChangesMeanwhile() throws {
    let bench = try PhoneBench(titles: ["Focus", "Depth"]) {
      $0.overlay.runtimeMutation = .rejected
    }
    let tint = try PhoneBench.slider("Tint", bench.log)
    bench.lightPress()
    XCTAssertFalse(bench.session.canAddControl(tint))
    XCTAssertThrowsError(try bench.session.addControl(tint)) {
      XCTAssertEqual(($0 as? CaptureError)?.rule, "OVL30")
    }
    XCTAssertThrowsError(try bench.session.removeControl(bench.controls[0]))
    XCTAssertEqual(bench.session.controls, bench.controls)
    bench.wait(.seconds(4))
    try bench.session.addControl(tint)
    XCTAssertEqual(bench.session.controls.count, 3)
  }

  /// OVL30: a phone that shows old controls shows them until the overlay closes.
  func testAPhoneThatShowsOldControls() throws {
    let bench = try PhoneBench(titles: ["Focus", "Depth"]) { $0.overlay.runtimeMutation = .stale }
    bench.doubleLightPress()
    for control in bench.controls { try bench.session.removeControl(control) }
    try bench.session.addControl(PhoneBench.slider("Tint", bench.log))
    XCTAssertEqual(bench.shown, "[Focus] Depth")
    bench.slide(31)
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Depth")
    bench.wait(.seconds(4))
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Tint")
  }

  /// SES16: inside a configuration the overlay keeps what it shows until the outermost commit.
  func testTheOverlayFollowsAtTheOutermostCommit() throws {
    let bench = try PhoneBench(titles: ["Focus", "Depth"])
    bench.doubleLightPress()
    bench.session.beginConfiguration()
    bench.session.beginConfiguration()
    try bench.session.removeControl(bench.controls[0])
    try bench.session.addControl(PhoneBench.slider("Tint", bench.log))
    bench.session.commitConfiguration()
    XCTAssertEqual(bench.shown, "[Focus] Depth")
    bench.session.commitConfiguration()
    XCTAssertEqual(bench.shown, "[Depth] Tint")
  }

  /// SES16: a control that is replaced inside one configuration does not close the overlay.
  func testExchangingEverythingInOneConfigurationKeepsTheOverlayOpen() throws {
    let bench = try PhoneBench()
    bench.doubleLightPress()
    bench.handle(.touch(.tapItem(1)))
    bench.session.beginConfiguration()
    for control in bench.controls { try bench.session.removeControl(control) }
    for title in ["Focus", "Depth"] {
      try bench.session.addControl(PhoneBench.slider(title, bench.log))
    }
    bench.session.commitConfiguration()
    XCTAssertEqual(bench.shown, "Depth")
    XCTAssertEqual(bench.heard(), "A E")
  }

  /// OVL07, SES16: in the list the highlight stays with a control that is created again.
  func testTheHighlightStaysWithAControlThatIsMadeAnew() throws {
    let bench = try PhoneBench()
    bench.doubleLightPress()
    bench.slide(16)
    bench.session.beginConfiguration()
    for control in bench.controls { try bench.session.removeControl(control) }
    for title in ["Depth", "Tint", "Focus"] {
      try bench.session.addControl(PhoneBench.slider(title, bench.log))
    }
    bench.session.commitConfiguration()
    XCTAssertEqual(bench.shown, "[Depth] Tint Focus")
  }

  /// OVL29: an added control takes the place of one removed at the same time, unless a control
  /// behind that one does.
  func testAnAddedControlTakesThePlaceOfARemovedOne() throws {
    let bench = try PhoneBench(titles: ["Depth", "Focus"])
    bench.doubleLightPress()
    bench.handle(.touch(.tapItem(1)))
    bench.session.beginConfiguration()
    try bench.session.removeControl(bench.controls[1])
    try bench.session.addControl(PhoneBench.slider("Tint", bench.log))
    bench.session.commitConfiguration()
    XCTAssertEqual(bench.shown, "Tint")
    XCTAssertEqual(bench.heard(), "A E")
  }

  /// SES31: with the quirk the overlay keeps showing controls that were all removed.
  func testTheQuirkOfAStaleOverlay() throws {
    for (isOn, shown) in [(true, "Focus"), (false, "hidden")] {
      let bench = try PhoneBench(
        titles: ["Focus"], quirks: { $0.staleOverlayAfterRemoval = isOn })
      bench.lightPress()
      try bench.session.removeControl(bench.controls[0])
      XCTAssertEqual(bench.session.controls, [])
      XCTAssertEqual(bench.shown, shown)
      bench.wait(.seconds(4))
      bench.lightPress()
      XCTAssertEqual(bench.shown, "hidden", "it is the open overlay that is stale, no other")
      XCTAssertEqual(bench.heard(), "A E X I")
    }
  }

  /// DEV16: with the quirk the zoom is narrow as long as the controls are active.
  func testTheQuirkOfANarrowZoom() throws {
    for isOn in [true, false] {
      let bench = try PhoneBench(quirks: { $0.zoomNarrowsWhileActive = isOn })
      let camera = bench.phone.cameras[0]
      let wide = camera.maxAvailableVideoZoomFactor
      bench.lightPress()
      XCTAssertEqual(camera.maxAvailableVideoZoomFactor < wide, isOn)
      bench.doubleLightPress()
      bench.wait(.seconds(4))
      XCTAssertEqual(camera.maxAvailableVideoZoomFactor, wide)
    }
  }

  /// DEV16: the zoom is wide again once the input that the overlay was opened with is gone.
  func testTheQuirkOfANarrowZoomEndsWithTheInput() throws {
    let bench = try PhoneBench(quirks: { $0.zoomNarrowsWhileActive = true })
    let camera = bench.phone.cameras[0]
    let wide = camera.maxAvailableVideoZoomFactor
    bench.lightPress()
    bench.session.removeInput(bench.session.inputs[0])
    XCTAssertEqual(bench.heard(), "A E X I")
    XCTAssertEqual(camera.maxAvailableVideoZoomFactor, wide)
    bench.check()
  }

  /// DEV16: the overlay is recorded before the zoom that becomes narrow, and as it looks with it.
  func testTheOverlayIsRecordedWithTheNarrowZoom() throws {
    let bench = try PhoneBench(titles: [], quirks: { $0.zoomNarrowsWhileActive = true })
    let camera = bench.phone.cameras[0]
    try bench.session.addControl(SystemZoomSlider(device: camera) { _ in })
    try camera.lockForConfiguration()
    try camera.setVideoZoomFactor(camera.maxAvailableVideoZoomFactor)
    camera.unlockForConfiguration()
    let log = Log<PhoneRecord.Event>()
    let token = bench.phone.observe([.overlay, .device]) { log.add($0.event) }
    bench.lightPress()
    let records = log.takeAll()
    XCTAssertEqual(records.first, .overlay(bench.phone.overlay))
    XCTAssertEqual(records.dropFirst().first?.kind, .device)
    token.cancel()
  }

  /// With the quirk a control that was once disabled stays inert until it is added again; without
  /// it, it works again.
  func testTheQuirkOfAControlThatStaysInert() throws {
    for isOn in [true, false] {
      let bench = try PhoneBench(
        titles: ["Focus"], quirks: { $0.reenableDoesNotStick = isOn })
      bench.controls[0].isEnabled = false
      bench.controls[0].isEnabled = true
      bench.lightPress()
      bench.slide(6)
      XCTAssertEqual(bench.heard(), isOn ? "A E" : "A E Focus=0.2")
      bench.wait(.seconds(4))
      try bench.session.removeControl(bench.controls[0])
      try bench.session.addControl(bench.controls[0])
      bench.lightPress()
      _ = bench.heard()
      bench.slide(3)
      XCTAssertNotEqual(bench.heard(), "")
    }
  }
}
