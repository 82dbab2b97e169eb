import CameraControl
import XCTest

final class LocalizedValueFormatTests: XCTestCase {
  /// SLD13: %@ is the value, %% is a percent sign.
  func testTheValueStandsWhereThePlaceholderIs() {
    XCTAssertEqual(LocalizedValueFormat("%@%%")?.text(for: "50"), "50%")
    XCTAssertEqual(LocalizedValueFormat("%@")?.text(for: "50"), "50")
    XCTAssertEqual(LocalizedValueFormat("ISO %@")?.text(for: "50"), "ISO 50")
    XCTAssertEqual(LocalizedValueFormat("%%%@ of %%")?.text(for: "5"), "%5 of %")
    XCTAssertEqual(LocalizedValueFormat("%%@ %@")?.text(for: "5"), "%@ 5")
    XCTAssertEqual(LocalizedValueFormat("📷 %@ Å")?.text(for: "1"), "📷 1 Å")
  }

  /// SLD13: what stands in the value's own text is no placeholder.
  func testTheValueItselfIsNotRead() {
    XCTAssertEqual(LocalizedValueFormat("<%@>")?.text(for: "%@%%"), "<%@%%>")
  }

  /// SLD14: any other placeholder makes the format invalid.
  func testOtherPlaceholdersAreInvalid() {
    let texts = ["%.1f", "%.0fK", "%d", "%@ %d", "%1$@", "% @", "%\u{301}@", "%l@", "%@%\n"]
    for text in texts {
      XCTAssertNil(LocalizedValueFormat(text), text)
    }
  }

  /// SLD15: no placeholder, several, or half of one make the format invalid.
  func testThereIsExactlyOnePlaceholder() {
    for text in ["", "mm", "%%", "%%@", "%@%@", "%@ of %@", "%@%", "%", "%@ %%%"] {
      XCTAssertNil(LocalizedValueFormat(text), text)
    }
  }
}
