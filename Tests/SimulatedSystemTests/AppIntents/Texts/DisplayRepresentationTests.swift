import AppIntents
import XCTest

final class DisplayRepresentationTests: XCTestCase {
  func testARepresentationHasWhatItWasGiven() {
    let lens = DisplayRepresentation(
      title: "Lens", subtitle: "Wide", image: .init(systemName: "camera"))
    XCTAssertEqual(lens.title, "Lens")
    XCTAssertEqual(lens.subtitle, "Wide")
    XCTAssertEqual(lens.image, .init(systemName: "camera"))
    XCTAssertNotEqual(lens.image, .init(named: "lens"))
    let plain: DisplayRepresentation = "Lens"
    XCTAssertEqual(plain, DisplayRepresentation(title: "Lens"))
    XCTAssertNil(plain.image)
    let type: TypeDisplayRepresentation = "Lenses"
    XCTAssertEqual(type.name, "Lenses")
  }
}
