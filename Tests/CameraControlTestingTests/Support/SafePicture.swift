import TestSupport
import XCTest

/// Reads a picture, and checks that it is well-formed, has no script and refers to nothing outside.
@discardableResult
func readSafePicture(
  _ svg: String, file: StaticString = #filePath, line: UInt = #line
) throws -> StrictXML {
  let picture = try StrictXML(svg)
  XCTAssertEqual(picture.elements.first?.name, "svg", file: file, line: line)
  let allowed: Set = ["svg", "g", "path", "rect", "circle", "text", "style", "animate"]
  for element in picture.elements {
    XCTAssertTrue(allowed.contains(element.name), element.name, file: file, line: line)
    for (name, value) in element.attributes {
      XCTAssertFalse(
        name.hasPrefix("on") || name.hasSuffix("href") || name == "style", name, file: file,
        line: line)
      XCTAssertFalse(
        value.contains("url(") && name != "aria-label", value, file: file, line: line)
      if coordinates.contains(name) {
        XCTAssertNotNil(Int(value), "\(name)=\(value)", file: file, line: line)
      }
    }
    if element.name == "style" {
      XCTAssertFalse(
        element.text.contains("url") || element.text.contains("@import"), file: file, line: line)
    }
  }
  return picture
}

private let coordinates: Set = ["x", "y", "cx", "cy", "r", "rx", "height"]
