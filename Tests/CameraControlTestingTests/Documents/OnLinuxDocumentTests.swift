import TestSupport
import XCTest

/// Tests that `Docs/OnLinux.md` shows lines of an app that is compiled and tested.
final class OnLinuxDocumentTests: XCTestCase {
  func testEveryBlockOfSwiftIsPartOfAnApp() throws {
    let app = try Document("Tests/SimulatedAVKitTests/Apps/CameraStatus.swift").squeezed
    let blocks = try Document("Docs/OnLinux.md").blocks("swift")
    XCTAssertEqual(blocks.count, 5)
    for block in blocks {
      XCTAssertTrue(app.contains(Document.squeezed(block)), "the app does not contain:\n\(block)")
    }
  }
}
