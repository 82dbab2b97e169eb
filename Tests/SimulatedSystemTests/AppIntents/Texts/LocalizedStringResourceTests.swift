import AppIntents
import XCTest

final class LocalizedStringResourceTests: XCTestCase {
  func testATextStaysAsItIs() {
    let count = 2
    let text: LocalizedStringResource = "\(count) photos"
    XCTAssertEqual(String(localized: text), "2 photos")
    XCTAssertEqual(LocalizedStringResource("Photos", table: "Names").table, "Names")
  }
}
