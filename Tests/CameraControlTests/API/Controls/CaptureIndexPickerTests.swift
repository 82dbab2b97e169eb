import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class CaptureIndexPickerTests: XCTestCase {
  /// PCK01: a picker of no values is refused, with and without a transform, which is not called.
  func testAPickerOfNothingIsRefused() {
    for count in [0, -1, Int.min] {
      assertRefused(.invalidCount, rule: "PCK01") {
        _ = try CaptureIndexPicker("Look", symbolName: "a", numberOfIndexes: count)
      }
      assertRefused(.invalidCount, rule: "PCK01") {
        _ = try CaptureIndexPicker("Look", symbolName: "a", numberOfIndexes: count) { _ in
          XCTFail("called")
          return ""
        }
      }
    }
  }

  /// PCK02: so is one of no titles.
  func testAPickerOfNoTitlesIsRefused() {
    assertRefused(.emptyList, rule: "PCK02") {
      _ = try CaptureIndexPicker("Look", symbolName: "a", localizedIndexTitles: [])
    }
  }

  /// PCK03: titles keep their order and number, including duplicates.
  func testTitlesReadBackAsTheyWereGiven() throws {
    let titles = ["B", "A", "B", ""]
    let picker = try CaptureIndexPicker("Look", symbolName: "a", localizedIndexTitles: titles)
    XCTAssertEqual(picker.numberOfIndexes, 4)
    XCTAssertEqual(picker.localizedIndexTitles, titles)
    XCTAssertEqual(picker.localizedTitle, "Look")
    XCTAssertEqual(picker.symbolName, "a")
  }

  /// PCK04, PCK05: the transform is called once for each index, in order, and never again.
  func testTheTransformIsCalledDuringInitOnly() throws {
    var calls: [Int] = []
    let picker = try CaptureIndexPicker("Look", symbolName: "a", numberOfIndexes: 5) { index in
      calls.append(index)
      return "Look \(index)"
    }
    XCTAssertEqual(calls, [0, 1, 2, 3, 4])
    let (phone, app) = try CameraApp.open(titles: [])
    picker.setActionQueue(.inPlace) { _ in }
    try app.session.addControl(picker)
    phone.lightPress()
    phone.slide(millimeters: 30, in: 30)
    XCTAssertEqual(phone.overlay.face?.valueText, "Look 4")
    XCTAssertEqual(picker.localizedIndexTitles.last, "Look 4")
    XCTAssertEqual(calls.count, 5)
  }

  /// PCK06: a picker without titles has one empty title for each index.
  func testAPickerWithoutTitlesHasEmptyOnes() throws {
    let picker = try CaptureIndexPicker("Look", symbolName: "a", numberOfIndexes: 3)
    XCTAssertEqual(picker.numberOfIndexes, 3)
    XCTAssertEqual(picker.localizedIndexTitles, ["", "", ""])
  }

  /// PCK07: a new picker selects the first index.
  func testANewPickerSelectsTheFirst() throws {
    XCTAssertEqual(try makePicker().selectedIndex, 0)
  }

  /// PCK08: only existing indexes can be selected.
  func testUnknownIndexesAreRefused() throws {
    let app = try CameraApp(titles: [])
    let picker = try makePicker()
    try app.session.addControl(picker)
    for index in [3, 0, 2] {
      try picker.setSelectedIndex(index)
      XCTAssertEqual(picker.selectedIndex, index)
    }
    for index in [-1, 4, .min, .max] {
      assertRefused(.outOfRange, rule: "PCK08", by: app.session) {
        try picker.setSelectedIndex(index)
      }
    }
    XCTAssertThrowsError(try picker.setSelectedIndex(4)) { error in
      XCTAssertEqual(
        "\(error)",
        "The picker “Look” has the indexes 0 to 3 and cannot select 4. Select an "
          + "index from 0 to numberOfIndexes - 1. "
          + "[PCK08; a phone raises NSInvalidArgumentException]")
    }
  }

  /// PCK09: a million indexes are accepted and can all be reached; one more is refused.
  func testAPickerBeyondReasonIsRefused() throws {
    let most = CaptureIndexPicker.largestNumberOfIndexes
    XCTAssertEqual(most, 1_000_000)
    let picker = try CaptureIndexPicker("Look", symbolName: "a", numberOfIndexes: most)
    try picker.setSelectedIndex(most - 1)
    XCTAssertEqual(picker.selectedIndex, most - 1)
    for count in [most + 1, .max] {
      assertRefused(.invalidCount, rule: "PCK09", exception: nil) {
        _ = try CaptureIndexPicker("Look", symbolName: "a", numberOfIndexes: count)
      }
      assertRefused(.invalidCount, rule: "PCK09", exception: nil) {
        _ = try CaptureIndexPicker("Look", symbolName: "a", numberOfIndexes: count) { _ in
          XCTFail("called")
          return ""
        }
      }
    }
  }

  func testAPickerOfOneNeverMoves() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let log = Log<Int>()
    let picker = try makePicker(titles: ["Only"], log: log)
    try app.session.addControl(picker)
    phone.lightPress()
    phone.slide(millimeters: 30)
    phone.slide(millimeters: -30)
    XCTAssertEqual(log.all, [])
    XCTAssertEqual(phone.overlay.face?.valueText, "Only")
  }
}
