import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class CaptureControlTests: XCTestCase {
  /// CTL01: four classes, each directly under one base, so a list of two kinds has one element
  /// type.
  func testAListOfTwoKindsIsAListOfControls() throws {
    let (slider, picker, zoom, bias) = try oneOfEach()
    let lists: [Any] = [
      [slider, picker], [slider, zoom], [slider, bias], [picker, zoom], [picker, bias],
      [zoom, bias],
    ]
    for list in lists {
      XCTAssertTrue(type(of: list) == [CaptureControl].self, "\(type(of: list))")
    }
    let kinds = [slider, picker, zoom, bias].map(\.core.kind)
    XCTAssertEqual(kinds, ControlKind.allCases)
  }

  /// CTL02: every new control is enabled.
  func testANewControlIsEnabled() throws {
    let (slider, picker, zoom, bias) = try oneOfEach()
    XCTAssertEqual([slider, picker, zoom, bias].map(\.isEnabled), [true, true, true, true])
  }

  /// CTL06: a control does not expose what it was created from, nor what uses it.
  func testControlsKeepToThemselvesWhatTheyWereMadeOf() throws {
    let (slider, picker, zoom, bias) = try oneOfEach()
    let ofSlider: [Absent] = [
      slider.range, slider.step, slider.values, slider.actionQueue, slider.action, slider.device,
      slider.session, slider.selectedIndex,
    ]
    let ofPicker: [Absent] = [
      picker.range, picker.step, picker.values, picker.actionQueue, picker.action, picker.device,
      picker.session, picker.value, picker.prominentValues, picker.localizedValueFormat,
    ]
    XCTAssertEqual(ofSlider.count + ofPicker.count, 18)
    let ofZoom: [Absent] = [
      zoom.range, zoom.step, zoom.values, zoom.actionQueue, zoom.action, zoom.device, zoom.session,
      zoom.value, zoom.localizedTitle, zoom.symbolName, zoom.accessibilityIdentifier,
      zoom.prominentValues, zoom.setActionQueue(.inPlace),
    ]
    let ofBias: [Absent] = [
      bias.range, bias.step, bias.values, bias.actionQueue, bias.action, bias.device, bias.session,
      bias.value, bias.localizedTitle, bias.symbolName, bias.accessibilityIdentifier,
      bias.prominentValues, bias.setActionQueue(.inPlace),
    ]
    XCTAssertEqual(ofZoom.count, ofBias.count)
  }

  /// CTL09: a control equals only itself, and sets and dictionaries find it by its identity.
  func testControlsAreEqualOnlyToThemselves() throws {
    let first = try makeSlider()
    let twin = try makeSlider()
    XCTAssertEqual(first, first)
    XCTAssertNotEqual(first, twin)
    XCTAssertEqual(Set<CaptureControl>([first, twin, first]).count, 2)
    XCTAssertEqual(first.hashValue, (first as CaptureControl).hashValue)
  }

  /// CTL03, CTL04: a disabled control stays in the session and is shown, but a finger has no
  /// effect.
  func testADisabledControlIsShownAndInert() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let log = Log<Float>()
    let slider = try makeSlider(log: log)
    try app.session.addControl(slider)
    slider.isEnabled = false
    phone.lightPress()
    XCTAssertEqual(phone.overlay.face?.title, "Focus")
    XCTAssertEqual(phone.overlay.face?.isEnabled, false)
    phone.slide(millimeters: 20)
    XCTAssertEqual(slider.value, 0)
    XCTAssertEqual(phone.overlay.face?.fraction, 0)
    XCTAssertEqual(log.all, [])
    XCTAssertEqual(app.session.controls, [slider])
    phone.doubleLightPress()
    guard case .list(let faces, _) = phone.overlay else { return XCTFail("no list") }
    XCTAssertEqual(faces.map(\.isEnabled), [false])
  }

  /// CTL04: nor does a finger change a disabled picker, or the device of a disabled control.
  func testNoKindOfDisabledControlReacts() throws {
    let (_, picker, _, _) = try oneOfEach()
    let (phone, app) = try CameraApp.open(titles: [])
    let calls = Log<Double>()
    let zoom = try SystemZoomSlider(device: app.camera) { calls.add($0) }
    let bias = try SystemExposureBiasSlider(device: app.camera) { calls.add(Double($0)) }
    picker.setActionQueue(.inPlace) { calls.add(Double($0)) }
    for control in [picker, zoom, bias] {
      control.isEnabled = false
      try app.session.addControl(control)
      phone.lightPress()
      phone.slide(millimeters: 20)
      app.session.slide(control, byMillimeters: 20)
      phone.wait(.seconds(5))
      try app.session.removeControl(control)
    }
    XCTAssertEqual(calls.all, [])
    XCTAssertEqual(picker.selectedIndex, 0)
    XCTAssertEqual(app.camera.videoZoomFactor, 1)
    XCTAssertEqual(app.camera.exposureTargetBias, 0)
  }

  /// CTL05: the app can write the value of a disabled control, and reads it back at once.
  func testTheAppCanWriteADisabledControl() throws {
    let slider = try makeSlider()
    let picker = try makePicker()
    slider.isEnabled = false
    picker.isEnabled = false
    try slider.setValue(4)
    try picker.setSelectedIndex(2)
    XCTAssertEqual(slider.value, 4)
    XCTAssertEqual(picker.selectedIndex, 2)
  }

  /// CTL07: any thread may enable and disable, and the very next input counts.
  func testAnyThreadMayEnableWhileTheOverlayIsOpen() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try makeSlider()
    try app.session.addControl(slider)
    phone.lightPress()
    phone.touch(force: 0)
    phone.slide(millimeters: 3)
    let other = DispatchQueue(label: "other")
    other.sync { slider.isEnabled = false }
    phone.slide(millimeters: 3)
    XCTAssertEqual(slider.value, 1)
    other.sync { slider.isEnabled = true }
    phone.slide(millimeters: 3)
    XCTAssertEqual(slider.value, 2)
  }

  /// CTL08: an unknown symbol is no reason to refuse a control; the control is shown without one.
  func testAnUnknownSymbolIsAFinding() throws {
    let (phone, app) = try CameraApp.open(titles: [], symbols: .listed(["scope"]))
    let known = try makeSlider("Known")
    let unknown = try makePicker("Unknown")
    try app.session.addControl(unknown)
    try app.session.addControl(known)
    XCTAssertEqual(
      phone.diagnostics.map { "\($0)" },
      [
        "Unknown: No SF symbol is called “camera.filters”, so the overlay shows the control without one. "
          + "Use the name of an SF symbol. [CTL08]"
      ])
    phone.doubleLightPress()
    guard case .list(let faces, _) = phone.overlay else { return XCTFail("no list") }
    XCTAssertEqual(faces.map(\.symbolName), [nil, "scope"])
  }

  /// CTL10: on a phone with the quirk a control that was disabled stays inert until it is added
  /// again.
  func testAControlEnabledAgainStaysInertOnAPhoneWithTheOddity() throws {
    for isOdd in [false, true] {
      var quirks = Quirks()
      quirks.reenableDoesNotStick = isOdd
      let (phone, app) = try CameraApp.open(titles: [], quirks: { $0 = quirks })
      let slider = try makeSlider()
      try app.session.addControl(slider)
      slider.isEnabled = false
      slider.isEnabled = true
      phone.lightPress()
      phone.slide(millimeters: 6)
      XCTAssertEqual(slider.value, isOdd ? 0 : 2)
      XCTAssertTrue(slider.isEnabled)
      try app.session.removeControl(slider)
      try app.session.addControl(slider)
      phone.lightPress()
      phone.slide(millimeters: 6)
      XCTAssertEqual(slider.value, isOdd ? 2 : 4)
    }
  }

  private func oneOfEach() throws -> (
    CaptureSlider, CaptureIndexPicker, SystemZoomSlider, SystemExposureBiasSlider
  ) {
    let device = try CaptureDevice.single()
    return (
      try makeSlider(), try makePicker(), try SystemZoomSlider(device: device),
      try SystemExposureBiasSlider(device: device)
    )
  }
}
