import CameraControlTesting
import XCTest

final class CallPlaceTests: XCTestCase {
  func testAPlaceIsAFileOfAModuleAndALine() throws {
    let place = try XCTUnwrap(CallPlace("CameraTests/FocusTests.swift:12"))
    XCTAssertEqual(place.fileID, "CameraTests/FocusTests.swift")
    XCTAssertEqual(place.fileName, "FocusTests.swift")
    XCTAssertEqual(place.line, 12)
  }

  func testAnythingElseIsNone() {
    for text in [
      "", ":", "/:1", "a/:1", "/b:1", "here", "Focus.swift:7", "a/b", "a/b:", "a/b:0", "a/b:-1",
      "a/b:x", "/a/b/c.swift:3",
    ] {
      XCTAssertNil(CallPlace(text), text)
    }
  }
}
