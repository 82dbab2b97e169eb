import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class CaptureSliderTests: XCTestCase {
  /// SLD01, SLD02, SLD07, SLD08: a slider without values, or of invalid numbers, is refused.
  func testAScaleThatIsNoneIsRefused() {
    let wrong: [(CaptureError.Code, String, () throws -> CaptureSlider)] = [
      (.emptyRange, "SLD01", { try CaptureSlider("A", symbolName: "a", in: 5...5) }),
      (.emptyRange, "SLD01", { try CaptureSlider("A", symbolName: "a", in: 5...5, step: 1) }),
      (.invalidStep, "SLD02", { try CaptureSlider("A", symbolName: "a", in: 0...1, step: 0) }),
      (.invalidStep, "SLD02", { try CaptureSlider("A", symbolName: "a", in: 0...1, step: -1) }),
      (.emptyList, "SLD07", { try CaptureSlider("A", symbolName: "a", values: []) }),
      (.notFinite, "SLD08", { try CaptureSlider("A", symbolName: "a", in: 0 ... .infinity) }),
      (.notFinite, "SLD08", { try CaptureSlider("A", symbolName: "a", in: -(.infinity)...0) }),
      (.notFinite, "SLD08", { try CaptureSlider("A", symbolName: "a", in: 0...1, step: .nan) }),
      (
        .notFinite, "SLD08",
        { try CaptureSlider("A", symbolName: "a", in: 0...1, step: .infinity) }
      ),
      (.notFinite, "SLD08", { try CaptureSlider("A", symbolName: "a", values: [1, .nan]) }),
      (.notFinite, "SLD08", { try CaptureSlider("A", symbolName: "a", values: [-.infinity]) }),
    ]
    for (code, rule, make) in wrong { assertRefused(code, rule: rule) { _ = try make() } }
  }

  /// SLD09: a new slider is at its minimum.
  func testANewSliderStandsAtItsMinimum() throws {
    XCTAssertEqual(try CaptureSlider("A", symbolName: "a", in: 0...2).value, 0)
    XCTAssertEqual(try CaptureSlider("A", symbolName: "a", in: -3...2, step: 1).value, -3)
    XCTAssertEqual(try CaptureSlider("A", symbolName: "a", values: [4, 1, 3]).value, 1)
  }

  /// SLD10: both ends can be written, and nothing beyond them, not even by one bit.
  func testValuesBeyondTheEndsAreRefused() throws {
    let app = try CameraApp(titles: [])
    for range: ClosedRange<Float> in [0...2, -1...0, 0.1...0.3, -1e30...1e30] {
      let slider = try makeSlider(in: range, step: nil)
      try app.session.addControl(slider)
      for value in [range.upperBound, range.lowerBound] {
        try slider.setValue(value)
        XCTAssertEqual(slider.value, value)
      }
      for value in [range.lowerBound.nextDown, range.upperBound.nextUp, -3e38, 3e38] {
        assertRefused(.outOfRange, rule: "SLD10", by: app.session) { try slider.setValue(value) }
        XCTAssertEqual(slider.value, range.lowerBound)
      }
      try app.session.removeControl(slider)
    }
  }

  /// SLD10, SLD08: the refusal says what is wrong with a value, and what to do.
  func testARefusedValueIsExplained() throws {
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    XCTAssertThrowsError(try slider.setValue(1.5)) { error in
      XCTAssertEqual(
        "\(error)",
        "The slider “Focus” has values from 0.0 to 1.0, and can't have the value 1.5. Clamp the value before you "
          + "write it. [SLD10; a phone raises NSInvalidArgumentException]")
    }
    XCTAssertThrowsError(try slider.setValue(.nan)) { error in
      XCTAssertEqual(
        "\(error)",
        "The slider “Focus” can't have the value nan. Write a finite number. "
          + "[SLD08; a phone raises NSInvalidArgumentException]")
    }
  }

  /// SLD08: NaN and infinity are never values.
  func testNumbersThatAreNoneAreRefused() throws {
    let slider = try makeSlider()
    for value in [Float.nan, .infinity, -.infinity, .signalingNaN] {
      assertRefused(.notFinite, rule: "SLD08") { try slider.setValue(value) }
      XCTAssertEqual(slider.value, 0)
    }
  }

  /// SLD06: duplicates count once, and the finding goes to the session's phone, once there is one.
  func testDuplicatesAreAFindingOfThePhone() throws {
    let slider = try CaptureSlider("ISO", symbolName: "camera", values: [400, 100, 200, 100])
    slider.setActionQueue(.inPlace) { _ in }
    try slider.setValue(400)
    assertRefused(.outOfRange, rule: "SLD10") { try slider.setValue(401) }
    let (phone, app) = try CameraApp.open(titles: [])
    XCTAssertEqual(phone.diagnostics, [])
    try app.session.addControl(slider)
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["SLD06"])
    phone.lightPress()
    phone.slide(millimeters: -15)
    XCTAssertEqual(slider.value, 200)
  }

  /// SLD11: a value between two positions is stored unchanged, and is a finding.
  func testAValueOffTheGridIsStoredAndAFinding() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try makeSlider()
    try app.session.addControl(slider)
    try slider.setValue(4)
    XCTAssertEqual(phone.diagnostics, [])
    try slider.setValue(4.5)
    XCTAssertEqual(slider.value, 4.5)
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["SLD11"])
    try slider.setValue(4.5)
    XCTAssertEqual(phone.diagnostics.count, 1)
  }

  /// SLD11: a value that was written before the slider had a session is found when it is added.
  func testAValueOffTheGridIsFoundAtTheLatestInASession() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try makeSlider()
    try slider.setValue(4.5)
    XCTAssertEqual(phone.diagnostics, [])
    try app.session.addControl(slider)
    XCTAssertEqual(slider.value, 4.5)
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["SLD11"])
  }

  /// SLD11: an app that mirrors something else writes many such values: one finding per session.
  func testManyValuesOffTheGridAreOneFinding() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try makeSlider()
    for _ in 0..<2 {
      for tenth in 1...9 { try slider.setValue(Float(tenth) / 10) }
      try app.session.addControl(slider)
      for tenth in 11...19 { try slider.setValue(Float(tenth) / 10) }
      XCTAssertEqual(phone.diagnostics.map(\.rule), ["SLD11"])
      XCTAssertEqual(
        phone.diagnostics.first?.finding,
        "The value 0.1 lies between two positions that a finger can reach.")
      try app.session.removeControl(slider)
    }
    let next = try CameraApp(titles: [])
    try next.session.addControl(slider)
    try slider.setValue(1.5)
    XCTAssertEqual(next.phone.diagnostics.count, 1, "another phone is told, too")
  }

  /// SLD12: a new slider has no format and no prominent values.
  func testANewSliderHasNoFormatAndNoProminentValues() throws {
    let slider = try CaptureSlider("A", symbolName: "a", in: 0...2)
    XCTAssertNil(slider.localizedValueFormat)
    XCTAssertEqual(slider.prominentValues, [])
  }

  /// SLD13, SLD14, SLD15: the overlay shows the value in the format, or bare if that is invalid.
  func testTheFormatShowsInTheOverlay() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try makeSlider(in: 0...100)
    try app.session.addControl(slider)
    try slider.setValue(50)
    phone.lightPress()
    let texts: [(format: String?, text: String, rule: String?)] = [
      (nil, "50", nil), ("%@%%", "50%", nil), ("f/%@", "f/50", nil), ("%.1f", "50", "SLD14"),
      ("%@ of %d", "50", "SLD14"), ("plain", "50", "SLD15"), ("%@ %@", "50", "SLD15"),
      ("", "50", "SLD15"), ("%", "50", "SLD14"),
    ]
    for (format, text, rule) in texts {
      let known = phone.diagnostics.count
      slider.localizedValueFormat = format
      XCTAssertEqual(slider.localizedValueFormat, format)
      XCTAssertEqual(phone.overlay.face?.valueText, text, format ?? "nil")
      XCTAssertEqual(phone.diagnostics.dropFirst(known).map(\.rule), rule.map { [$0] } ?? [])
    }
  }

  /// SLD16: the style of values can be chosen; the default is one fraction digit.
  func testTheValueFormatOfThePhoneShowsInTheOverlay() throws {
    for (digits, text) in [(nil, "3.1"), (2, "3.14"), (0, "3")] as [(Int?, String)] {
      let (phone, app) = try CameraApp.open(
        titles: [],
        behavior: { behavior in
          if let digits { behavior.display.valueFormat.maximumFractionDigits = digits }
        })
      let slider = try makeSlider(step: nil)
      try app.session.addControl(slider)
      try slider.setValue(3.14159)
      phone.lightPress()
      XCTAssertEqual(phone.overlay.face?.valueText, text)
    }
  }

  /// SLD17: every list of prominent values is accepted; those that cannot be reached have no
  /// effect.
  func testProminentValuesCatchAFinger() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try makeSlider(in: 0...100, step: nil)
    slider.prominentValues = [-5, 50, .nan, 500, .infinity]
    XCTAssertEqual(slider.prominentValues.count, 5)
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 14.4)
    XCTAssertEqual(slider.value, 50)
  }

  /// SLD17, GST13: without a width prominent values catch nothing.
  func testWithoutWidthNothingIsCaught() throws {
    let (phone, app) = try CameraApp.open(titles: [], behavior: { $0.slide.detentWidth = 0 })
    let slider = try makeSlider(in: 0...100, step: nil)
    slider.prominentValues = [50]
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 14.4)
    XCTAssertEqual(slider.value, 48)
  }

  /// GST14: a continuous slider follows the finger, or moves in the phone's quantum.
  func testTheQuantumOfThePhoneCounts() throws {
    for (quantum, expected) in [(nil, 0.24), (0.1, 0.2)] as [(Double?, Float)] {
      let (phone, app) = try CameraApp.open(
        titles: [], behavior: { $0.slide.slideQuantum = quantum })
      let slider = try makeSlider(in: 0...1, step: nil)
      try app.session.addControl(slider)
      phone.lightPress()
      phone.slide(millimeters: 7.2)
      XCTAssertEqual(slider.value, expected)
    }
  }

  /// SLD18: title and symbol read back; the identifier is `nil` until the app sets it.
  func testWhatASliderWasMadeOfReadsBack() throws {
    let slider = try CaptureSlider("Größe 📷", symbolName: "no symbol", in: 0...2)
    XCTAssertEqual(slider.localizedTitle, "Größe 📷")
    XCTAssertEqual(slider.symbolName, "no symbol")
    XCTAssertFalse(\CaptureSlider.localizedTitle is WritableKeyPath)
    XCTAssertFalse(\CaptureSlider.symbolName is WritableKeyPath)
    XCTAssertNil(slider.accessibilityIdentifier)
    slider.accessibilityIdentifier = "size"
    XCTAssertEqual(slider.accessibilityIdentifier, "size")
    slider.accessibilityIdentifier = nil
    XCTAssertNil(slider.accessibilityIdentifier)
  }

  /// SLD19: four quarters of the way reach the last of five entries, wherever the values lie.
  func testQuarterSlidesReachTheEndOfAList() throws {
    for travel in ListTravel.allCases {
      let (phone, app) = try CameraApp.open(titles: [], behavior: { $0.slide.listTravel = travel })
      let log = Log<Float>()
      let slider = try CaptureSlider("Shutter", symbolName: "timer", values: [8, 4, 0.5, 2, 1])
      slider.setActionQueue(.inPlace) { log.add($0) }
      try app.session.addControl(slider)
      phone.lightPress()
      try slider.setValue(2)
      XCTAssertEqual(phone.overlay.face?.fraction, travel == .equalPerEntry ? 0.5 : 0.2)
      try slider.setValue(0.5)
      for _ in 1...4 { phone.slide(millimeters: 7.5) }
      XCTAssertEqual(log.all.last, travel == .equalPerEntry ? 8 : 4)
      XCTAssertEqual(log.all, travel == .equalPerEntry ? [1, 2, 4, 8] : [1, 2, 4])
      XCTAssertEqual(phone.overlay.face?.fraction, travel == .equalPerEntry ? 1 : 3.5 / 7.5)
    }
  }

  /// SLD03, SLD05: a finger reaches both ends, and of a list only the listed values.
  func testAFingerReachesWhatThereIs() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let log = Log<Float>()
    let slider = try CaptureSlider("ISO", symbolName: "camera", values: [100, 200, 1600])
    slider.setActionQueue(.inPlace) { log.add($0) }
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 40, in: 200)
    phone.slide(millimeters: -40, in: 200)
    XCTAssertEqual(log.all, [200, 1600, 200, 100])
  }
}
