import TestSupport
import XCTest

/// Tests that `Docs/OnLinux.md` shows lines of apps that are compiled and tested.
final class OnLinuxDocumentTests: XCTestCase {
  func testEveryBlockOfSwiftIsPartOfAnApp() throws {
    let files = [
      "SimulatedAVKitTests/Apps/CameraStatus", "SimulatedAVKitTests/Apps/SendableSession",
      "Packages/DropIn/Sources/Camera/Camera", "Packages/Consumer/Tests/HeronTests/HeronTests",
    ]
    let apps = try files.map { try Document("Tests/\($0).swift").squeezed }
    let blocks = try Document("Docs/OnLinux.md").blocks("swift")
    XCTAssertEqual(blocks.count, 8)
    for block in blocks {
      let wanted = Document.squeezed(block)
      XCTAssertTrue(apps.contains { $0.contains(wanted) }, "no app contains:\n\(block)")
    }
  }
}
