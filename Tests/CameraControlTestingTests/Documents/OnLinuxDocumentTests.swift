import TestSupport
import XCTest

/// Tests that the article about what Linux refuses shows lines of apps that are compiled and tested.
final class OnLinuxDocumentTests: XCTestCase {
  func testEveryBlockOfSwiftIsPartOfAnApp() throws {
    let files = [
      "SimulatedAVKitTests/Apps/CameraStatus", "SimulatedAVKitTests/Apps/PreferredCamera",
      "SimulatedAVKitTests/Apps/SendableSession",
      "Packages/DropIn/Sources/Camera/Camera", "SimulatedSystemTests/Documents/MissingFrameworks",
    ]
    let apps = try files.map { try Document("Tests/\($0).swift").squeezed }
    let blocks = try Document(of: "SimulatedAVFoundation", "OnLinux").blocks("swift")
    XCTAssertEqual(blocks.count, 10)
    for block in blocks {
      let wanted = Document.squeezed(block)
      XCTAssertTrue(apps.contains { $0.contains(wanted) }, "no app contains:\n\(block)")
    }
  }
}
