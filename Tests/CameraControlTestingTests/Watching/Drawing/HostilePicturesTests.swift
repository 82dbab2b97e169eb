import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Draws what tries to break a picture.
final class HostilePicturesTests: XCTestCase {
  func testEveryTimelineIsWellFormedAndRepeatable() throws {
    var generator = SeededGenerator(seed: 1301)
    for _ in 0..<Effort.count(sample: 120, campaign: 20_000) {
      let trace = HostileText.trace(using: &generator, most: 12)
      let svg = TraceDrawing(trace).svg
      try readSafePicture(svg)
      XCTAssertEqual(TraceDrawing(Trace(trace.entries)).svg, svg)
    }
  }

  func testEveryComparisonIsWellFormed() throws {
    var generator = SeededGenerator(seed: 1302)
    for _ in 0..<Effort.count(sample: 80, campaign: 10_000) {
      let first = HostileText.trace(using: &generator, most: 20)
      var second = HostileText.trace(using: &generator, most: 20)
      second.entries.insert(contentsOf: first.entries.prefix(5), at: 0)
      let lanes = TraceDrawing.Lane.allCases.shuffled(using: &generator).prefix(3)
      try readSafePicture(TraceDrawing(first, lanes: Array(lanes)).compared(with: second).svg)
    }
  }

  func testEveryOverlayIsWellFormedAndRepeatable() throws {
    var generator = SeededGenerator(seed: 1303)
    for _ in 0..<Effort.count(sample: 80, campaign: 5_000) {
      let overlay = HostileText.overlay(using: &generator)
      for orientation in PhoneOrientation.allCases {
        let svg = overlay.svg(on: .iPhone16Pro, orientation: orientation)
        try readSafePicture(svg)
        XCTAssertEqual(overlay.svg(on: .iPhone16Pro, orientation: orientation), svg)
      }
    }
  }

  func testControlsWithHostileTitlesAreDrawnOnAPhone() throws {
    var generator = SeededGenerator(seed: 1304)
    for text in HostileText.all where !text.allSatisfy(\.isWhitespace) {
      let phone = SimulatedPhone(.iPhone16Pro)
      let recorder = Recorder(on: phone)
      let slider = try CaptureSlider(text, symbolName: "scope", in: 0...1)
      slider.setActionQueue(.inPlace, action: recorder.action(text))
      let picker = try CaptureIndexPicker(
        "Look", symbolName: "camera.filters", localizedIndexTitles: [text, "Plain"])
      picker.setActionQueue(.inPlace, action: recorder.action("look"))
      let session = try phone.makeSession([slider, picker], delegate: recorder)
      phone.perform(.random(using: &generator))
      phone.perform([.lightPress, .slide(by: 0.5), .doubleLightPress, .slide(by: 0.3)])
      try readSafePicture(phone.overlay.svg(on: phone.model))
      try readSafePicture(TraceDrawing(phone.trace).svg)
      withExtendedLifetime(session) { phone.onUnfinishedWork = { _ in } }
    }
  }

  func testAReportKeepsItsStringsInTheirPlaces() throws {
    var generator = SeededGenerator(seed: 1305)
    for _ in 0..<Effort.count(sample: 20, campaign: 2_000) {
      let (one, other) = (
        HostileText.trace(using: &generator, most: 30),
        HostileText.trace(using: &generator, most: 30)
      )
      let title = HostileText.random(using: &generator)
      let page = TraceReport([(title, one), ("after", other)]).html
      // The elements of the page itself, and none of a title’s.
      XCTAssertEqual(page.ranges(of: "<script").count, 2)
      XCTAssertEqual(page.ranges(of: "</script>").count, 2)
      XCTAssertEqual(page.ranges(of: "</style>").count, 2)
      XCTAssertEqual(page.ranges(of: "<img").count, 0)
      XCTAssertEqual(page.ranges(of: " onload=\"").count, 0)
      XCTAssertEqual(TraceReport([(title, one), ("after", other)]).html, page)
    }
  }
}
