import CameraControl
import CameraControlTesting
import TestSupport
import Testing

/// Tests that the pages about explorations show code and lines of `ExploringExampleTests`.
@MainActor @Suite struct ExploringPageTests {
  private let document = Document(of: "CameraControlTesting", "Exploring", "Crashes")

  @Test func theTutorialShowsWhatIsPrinted() throws {
    let result = try Exploration(.iPhone16Pro) { phone in try ShutterApp(on: phone) }
      .finally("the shutter comes up") { _, app in !app.isShutterDown }
      .stop(afterFailures: 1)
      .run(.exhaustive(depth: 2), .random(scripts: 200, length: 20, seed: 7))
    let failure = try #require(result.failures.first)
    let tutorial = Document(
      "Sources/CameraControlTesting/CameraControlTesting.docc/Resources/first-bug-2.txt")
    #expect(try tutorial.text.hasSuffix("\n\("\(failure)".trimmed)\n"), "\(failure)")
  }

  @Test func everyBlockOfSwiftIsHere() throws {
    let sources = try ["ExploringExampleTests", "ShutterApp"].map {
      try Document("Tests/CameraControlTestingTests/Documents/\($0).swift").squeezed
    }
    let blocks = try document.blocks("swift")
    #expect(blocks.count == 5)
    for block in blocks {
      #expect(sources.contains { $0.contains(Document.squeezed(block)) }, "\(block)")
    }
  }

  @Test func theDocumentNamesEveryProperty() throws {
    let names = try document.rows(below: "| Property | What breaks it |").map { $0[0] }
    let all = BuiltInProperty.allCases.map { "`.\(String(describing: $0))`" }
    #expect(names.sorted() == all.sorted())
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
