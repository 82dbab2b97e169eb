import Foundation
import TestSupport
import XCTest

/// Tests that the book shows files of a package that is compiled and tested.
final class DropInDocumentTests: XCTestCase {
  private let document = Document.dropIn
  private let tutorials = "Sources/CameraControlTesting/CameraControlTesting.docc/Resources"

  func testEveryBlockOfSwiftIsPartOfThePackage() throws {
    let files = [
      "Package.swift", "Sources/Camera/Camera.swift", "Sources/Camera/Lens.swift",
      "Sources/Camera/SendableSession.swift",
      "Tests/CameraLinuxTests/CameraTests.swift", "Tests/CameraLinuxTests/WaysTests.swift",
    ]
    let views = ["Apps/PhotoCapture", "Views/CameraCaptureTests"]
    let sources =
      try files.map { try Document("Tests/Packages/DropIn/\($0)").squeezed }
      + views.map { try Document("Tests/SimulatedSwiftUITests/\($0).swift").squeezed }
      + [try Document("Tests/Packages/Consumer/Package.swift").squeezed]
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
    let tests = try Document(
      "Tests/Packages/DropIn/Tests/CameraLinuxTests/CameraTests.swift"
    ).squeezed
    let blocks = try readme.blocks("swift").filter { $0.contains("asCurrent") }
    XCTAssertEqual(blocks.count, 1)
    for block in blocks { XCTAssertTrue(tests.contains(Document.squeezed(block))) }
  }

  func testTheFirstBlockOfTheReadmeIsATest() throws {
    let block = try XCTUnwrap(Document("README.md").blocks("swift").first)
    let test = Document("Tests/CameraControlTraitsTests/Documents/LookTests.swift")
    XCTAssertEqual("\(block)\n", try test.text)
  }

  func testTheReadmeNamesEveryProduct() throws {
    let (manifest, readme) = (try Document("Package.swift").text, try Document("README.md").text)
    let list = try XCTUnwrap(manifest.firstMatch(of: #/(?s)products: \[(.*?)\]\.map/#)).1
    let declaration = #/(?:product\(|(?:executable|plugin)\(name: )"([^"]+)"/#
    let products =
      list.matches(of: #/"([^"]+)"/#).map { String($0.1) }
      + manifest.matches(of: declaration).map { String($0.1) }
    XCTAssertEqual(products.count, 14)
    for name in products {
      XCTAssertTrue(readme.contains("`\(name)`"), name)
    }
  }

  /// `.ci/tutorials` builds what the tutorial shows.
  func testTheTutorialShowsTheManifest() throws {
    let manifest = try Document("Tests/Packages/DropIn/Package.swift").text
      .replacingOccurrences(of: "\"../../..\"", with: "\"../../camera-control\"")
    XCTAssertEqual(try Document("\(tutorials)/xcode-app-package.swift").text, manifest)
  }

  /// A file of the package that the document leaves out would make the reader's package another one.
  func testEveryFileOfTheAppIsShown() throws {
    let folder = Document.root.appendingPathComponent("Tests/Packages/DropIn/Sources/Camera")
    let blocks =
      try document.blocks("swift").map(Document.squeezed)
      + ["camera", "session"].map { name in
        String(try Document("\(tutorials)/xcode-app-\(name).swift").squeezed.dropLast())
      }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let file = try Document("Tests/Packages/DropIn/Sources/Camera/\(name)").squeezed
      XCTAssertTrue(blocks.contains { $0 + "\n" == file }, "the document does not show \(name)")
    }
  }

  func testTheAliasesOfAProductNameEveryModule() throws {
    let rows = try document.rows(below: "| product | names |")
    let lines = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], names(in: $0[1])) })
    let capture = try modules(in: "capture")
    let screens = capture.union(["SwiftUI", "SwiftUICore"])
    XCTAssertEqual(lines["`SimulatedCapture`"], capture)
    XCTAssertEqual(lines["`SimulatedCaptureSwiftUI`"], screens)
    XCTAssertEqual(
      lines["`SimulatedCaptureLockScreen`"], screens.union(try modules(in: "lockScreen")))
    XCTAssertEqual(lines["`SimulatedSystem`"], try modules(in: "system"))
    let whole = try XCTUnwrap(
      document.blocks("swift").first { $0.contains("SimulatedFoundation") })
    XCTAssertEqual(
      names(in: whole).subtracting(["-module-alias", "-Xfrontend", "-import-module"])
        .filter { !$0.contains("Simulated") }.union(["os"]),
      Set(lines.values.joined()))
  }

  /// The modules of a list in this package's manifest by Apple's names.
  private func modules(in list: String) throws -> Set<String> {
    let manifest = try Document("Package.swift").text
    let start = try XCTUnwrap(manifest.range(of: "\nlet \(list) = ["))
    return Set(
      names(in: String(manifest[start.upperBound...].prefix { $0 != "]" }))
        .map { String($0.dropFirst("Simulated".count)) }
        .map { $0 == "OS" ? "os" : $0 }
    ).subtracting(["Foundation"])
  }

  /// The literals in a line of code.
  private func names(in code: String) -> Set<String> {
    Set(
      code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) })
  }

  /// The guide lists the properties whose changes the simulated frameworks report.
  func testEveryPropertyThatCanBeObservedIsListed() throws {
    let folder = Document.root.appendingPathComponent("Sources/Simulated")
    var reported: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let source = try Document("Sources/Simulated/\(path)").text
      for call in source.matches(of: /observers\.changed\(\s*\\[\w.]+\.(\w+)/) {
        reported.insert(String(call.1))
      }
    }
    let guide = try Document(of: "SimulatedAVFoundation", "AppLife").text
    let list = try XCTUnwrap(guide.firstMatch(of: /changes of these properties:\n\n((?s).*?)\n\n/))
    let listed = list.1.matches(of: /[^`]`(\w+)`/).map { String($0.1) }
    XCTAssertEqual(Set(listed), reported)
    XCTAssertGreaterThan(listed.count, 10)
  }
}
