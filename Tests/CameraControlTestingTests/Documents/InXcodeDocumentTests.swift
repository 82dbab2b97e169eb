import TestSupport
import XCTest

/// Tests that the article about an app in Xcode shows parts of a project that is built and tested.
final class InXcodeDocumentTests: XCTestCase {
  private let project = "Tests/Packages/InXcode"
  private let article = Document(of: "SimulatedAVFoundation", "InXcode")

  func testEveryBlockOfSwiftIsPartOfTheProject() throws {
    let files = [
      "Package", "Tests/HeronAppLinuxTests/HeronAppTests",
      "Tests/HeronAppLinuxTests/ExploringTests",
    ]
    let sources = try files.map { try Document("\(project)/HeronCamera/\($0).swift").squeezed }
    let blocks = try article.blocks("swift")
    XCTAssertEqual(blocks.count, 3)
    for block in blocks {
      // A reader's project is beside the clone, and this one inside it.
      let wanted = Document.squeezed(block)
        .replacingOccurrences(of: "\"../../camera-control\"", with: "\"../../../..\"")
      XCTAssertTrue(sources.contains { $0.contains(wanted) }, "no file contains:\n\(block)")
    }
  }

  /// `.ci/workflow` looks for the file that the test attaches.
  func testTheGuideAboutMachinesShowsTheTestAtNight() throws {
    let tests = Document("\(project)/HeronCamera/Tests/HeronAppLinuxTests/ExploringTests.swift")
    let blocks = try Document(of: "CameraControlTesting", "SixteenMachines").blocks("swift")
    XCTAssertEqual(blocks.count, 1)
    for block in blocks { XCTAssertTrue(try tests.squeezed.contains(Document.squeezed(block))) }
  }

  func testTheScriptAndTheContainerAreShownWhole() throws {
    for (language, name) in [("sh", "test-on-linux"), ("json", ".devcontainer/devcontainer.json")] {
      let blocks = try article.blocks(language).map { "\($0)\n" }
      XCTAssertEqual(blocks, [try Document("\(project)/\(name)").text])
    }
  }

  /// `.ci/workflow` runs its commands.
  func testTheJobIsShownWhole() throws {
    XCTAssertEqual(
      try article.blocks("yaml").map { "\($0)\n" }, [try Document("\(project)/camera.yml").text])
  }

  /// The package of a reader refers to a clone beside it, so each job has both.
  func testEachJobOnSixteenMachinesHasTheClone() throws {
    for workflow in try Document(of: "CameraControlTesting", "SixteenMachines").blocks("yaml") {
      let jobs = workflow.split(separator: "\n").count { $0.hasSuffix("runs-on: ubuntu-latest") }
      XCTAssertEqual(jobs, 2)
      for checkout in [
        "with: { path: camera }\n",
        "with: { repository: YOUR-NAME/camera-control, path: camera-control }\n",
      ] { XCTAssertEqual(workflow.split(separator: checkout).count - 1, jobs, checkout) }
    }
  }
}
