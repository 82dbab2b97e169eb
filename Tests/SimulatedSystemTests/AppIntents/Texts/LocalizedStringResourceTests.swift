import AppIntents
import XCTest

final class LocalizedStringResourceTests: XCTestCase {
  func testATextStaysAsItIs() {
    let count = 2
    let text: LocalizedStringResource = "\(count) photos"
    XCTAssertEqual(String(localized: text), "2 photos")
    XCTAssertEqual(LocalizedStringResource("Photos", table: "Names").table, "Names")
  }

  func testATextStaysAsItIsInEveryTable() {
    let count = 2
    XCTAssertEqual(String(localized: "\(count) photos", comment: "A count"), "2 photos")
    XCTAssertEqual(String(localized: "Save", table: "Buttons", bundle: .main), "Save")
    XCTAssertEqual(
      String(localized: "save", defaultValue: "Save it", comment: "A button"), "Save it")
    let value: String.LocalizationValue = "Cancel"
    XCTAssertEqual(String(localized: value), "Cancel")
  }
}
