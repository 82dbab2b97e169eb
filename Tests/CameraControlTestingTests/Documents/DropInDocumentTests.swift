import TestSupport
import XCTest

/// Tests that `Docs/DropIn.md` shows files of a package that is compiled and tested.
final class DropInDocumentTests: XCTestCase {
  private let document = Document("Docs/DropIn.md")

  func testEveryBlockOfSwiftIsPartOfThePackage() throws {
    let files = [
      "Package.swift", "Sources/Camera/Camera.swift", "Sources/Camera/Lens.swift",
      "Tests/CameraTests/CameraTests.swift", "Tests/CameraTests/WaysTests.swift",
    ]
    let views = ["Apps/PhotoCapture", "Views/CameraCaptureTests"]
    let sources =
      try files.map { try Document("Tests/Packages/DropIn/\($0)").squeezed }
      + views.map { try Document("Tests/SimulatedSwiftUITests/\($0).swift").squeezed }
    let blocks = try document.blocks("swift")
    XCTAssertGreaterThan(blocks.count, 9)
    for block in blocks {
      // A reader's package is beside the clone, and this one inside it.
      let wanted = Document.squeezed(block)
        .replacingOccurrences(of: "\"../camera-control\"", with: "\"../../..\"")
      XCTAssertTrue(sources.contains { $0.contains(wanted) }, "no file contains:\n\(block)")
    }
  }

  func testTheBlocksOfTheReadmeArePartOfThePackage() throws {
    let readme = Document("README.md")
    let tests = try Document("Tests/Packages/DropIn/Tests/CameraTests/CameraTests.swift").squeezed
    let blocks = try readme.blocks("swift").filter { $0.contains("asCurrent") }
    XCTAssertEqual(blocks.count, 1)
    for block in blocks { XCTAssertTrue(tests.contains(Document.squeezed(block))) }
  }

  func testTheManifestIsShownWhole() throws {
    let manifest = try Document("Tests/Packages/DropIn/Package.swift").text
      .replacingOccurrences(of: "\"../../..\"", with: "\"../camera-control\"")
    XCTAssertEqual(try document.blocks("swift").first, String(manifest.dropLast()))
  }
}
