import CameraControl
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
    let first = try ControlBench.slider()
    let twin = try ControlBench.slider()
    XCTAssertEqual(first, first)
    XCTAssertNotEqual(first, twin)
    XCTAssertEqual(Set<CaptureControl>([first, twin, first]).count, 2)
    XCTAssertEqual(first.hashValue, (first as CaptureControl).hashValue)
  }

  /// CTL03, CTL04: a disabled control stays in the session and is shown, but a finger has no
  /// effect.
  func testADisabledControlIsShownAndInert() throws {
    let bench = try ControlBench()
    let log = Log<Float>()
    let slider = try ControlBench.slider(log: log)
    try bench.session.addControl(slider)
    slider.isEnabled = false
    bench.lightPress()
    XCTAssertEqual(bench.shown?.title, "Focus")
    XCTAssertEqual(bench.shown?.isEnabled, false)
    bench.slide(millimetres: 20)
    XCTAssertEqual(slider.value, 0)
    XCTAssertEqual(bench.shown?.fraction, 0)
    XCTAssertEqual(log.all, [])
    XCTAssertEqual(bench.session.controls, [slider])
    bench.doubleLightPress()
    guard case .list(let faces, _) = bench.phone.overlay else { return XCTFail("no list") }
    XCTAssertEqual(faces.map(\.isEnabled), [false])
  }

  /// CTL04: nor does a finger change a disabled picker, or the device of a disabled control.
  func testNoKindOfDisabledControlReacts() throws {
    let (_, picker, _, _) = try oneOfEach()
    let bench = try ControlBench()
    let calls = Log<Double>()
    let zoom = try SystemZoomSlider(device: bench.camera) { calls.add($0) }
    let bias = try SystemExposureBiasSlider(device: bench.camera) { calls.add(Double($0)) }
    picker.setActionQueue(.inPlace) { calls.add(Double($0)) }
    for control in [picker, zoom, bias] {
      control.isEnabled = false
      try bench.session.addControl(control)
      bench.lightPress()
      bench.slide(millimetres: 20)
      bench.session.turn(control, byMillimetres: 20)
      bench.wait(.seconds(5))
      try bench.session.removeControl(control)
    }
    XCTAssertEqual(calls.all, [])
    XCTAssertEqual(picker.selectedIndex, 0)
    XCTAssertEqual(bench.camera.videoZoomFactor, 1)
    XCTAssertEqual(bench.camera.exposureTargetBias, 0)
  }

  /// CTL05: the app can write the value of a disabled control, and reads it back at once.
  func testTheAppCanWriteADisabledControl() throws {
    let slider = try ControlBench.slider()
    let picker = try ControlBench.picker()
    slider.isEnabled = false
    picker.isEnabled = false
    try slider.setValue(4)
    try picker.setSelectedIndex(2)
    XCTAssertEqual(slider.value, 4)
    XCTAssertEqual(picker.selectedIndex, 2)
  }

  /// CTL07: any thread may enable and disable, and the very next input counts.
  func testAnyThreadMayEnableWhileTheOverlayIsOpen() throws {
    let bench = try ControlBench()
    let slider = try ControlBench.slider()
    try bench.session.addControl(slider)
    bench.lightPress()
    bench.touch()
    bench.drag(millimetres: 3)
    let other = DispatchQueue(label: "other")
    other.sync { slider.isEnabled = false }
    bench.drag(millimetres: 3, from: 3)
    XCTAssertEqual(slider.value, 1)
    other.sync { slider.isEnabled = true }
    bench.drag(millimetres: 3, from: 6)
    XCTAssertEqual(slider.value, 2)
  }

  /// CTL08: an unknown symbol is no reason to refuse a control; the control is shown without one.
  func testAnUnknownSymbolIsAFinding() throws {
    let bench = try ControlBench(symbols: .listed(["scope"]))
    let known = try ControlBench.slider("Known")
    let unknown = try ControlBench.picker("Unknown")
    try bench.session.addControl(unknown)
    try bench.session.addControl(known)
    XCTAssertEqual(
      bench.phone.diagnostics.map { "\($0)" },
      [
        "Unknown: There is no symbol “camera.filters”; the control is shown without one. "
          + "Use the name of an SF symbol. [CTL08]"
      ])
    bench.doubleLightPress()
    guard case .list(let faces, _) = bench.phone.overlay else { return XCTFail("no list") }
    XCTAssertEqual(faces.map(\.symbolName), [nil, "scope"])
  }

  /// CTL10: on a phone with the quirk a control that was disabled stays inert until it is added
  /// again.
  func testAControlEnabledAgainStaysInertOnAPhoneWithTheOddity() throws {
    for isOdd in [false, true] {
      var quirks = Quirks()
      quirks.reenableDoesNotStick = isOdd
      let bench = try ControlBench(quirks: quirks)
      let slider = try ControlBench.slider()
      try bench.session.addControl(slider)
      slider.isEnabled = false
      slider.isEnabled = true
      bench.lightPress()
      bench.slide(millimetres: 6)
      XCTAssertEqual(slider.value, isOdd ? 0 : 2)
      XCTAssertTrue(slider.isEnabled)
      try bench.session.removeControl(slider)
      try bench.session.addControl(slider)
      bench.lightPress()
      bench.slide(millimetres: 6)
      XCTAssertEqual(slider.value, isOdd ? 2 : 4)
    }
  }

  private func oneOfEach() throws -> (
    CaptureSlider, CaptureIndexPicker, SystemZoomSlider, SystemExposureBiasSlider
  ) {
    let device = try CaptureDevice.single()
    return (
      try ControlBench.slider(), try ControlBench.picker(), try SystemZoomSlider(device: device),
      try SystemExposureBiasSlider(device: device)
    )
  }
}
