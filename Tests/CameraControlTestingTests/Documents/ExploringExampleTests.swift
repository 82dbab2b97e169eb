import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import Testing

/// The code of the book.
@MainActor @Suite struct ExploringExampleTests {
  private let document = Document(of: "CameraControlTesting", "Exploring", "Crashes")

  @Test func aScriptedTestIsGreen() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let app = try ShutterApp(on: phone)
    phone.click()
    #expect(!app.isShutterDown)
    try phone.finish()
  }

  private let exploration = Exploration(.iPhone16Pro) { phone in try ShutterApp(on: phone) }
    .finally("the shutter comes up") { _, app in !app.isShutterDown }

  @Test func theTutorialShowsWhatIsPrinted() throws {
    let result = try exploration.stop(afterFailures: 1)
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

  @Test func theMendedAppIsRight() throws {
    let exploration = Exploration(.iPhone16Pro) { phone in
      try ShutterApp(on: phone, isMended: true)
    }
    .finally("the shutter comes up") { _, app in !app.isShutterDown }
    let result = try exploration.run(
      .exhaustive(depth: 2), .random(scripts: 200, length: 20, seed: 7))
    try result.expectNoFailure()
  }

  @Test func anExplorationThatGoesOnIsAsTheDocumentShowsIt() throws {
    let corpus = FileManager.default.temporaryDirectory
      .appendingPathComponent("corpus-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: corpus) }
    let result =
      try exploration
      .shrinkingCrashes(in: .swiftTesting("AppTests.ExploringTests/nothingBreaks"))
      .run(.corpus(corpus), .random(scripts: 20, length: 20, seed: 7))
    #expect(result.isComplete)
    #expect(result.failures.map(\.property) == ["the shutter comes up"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: corpus).count == 1)
  }

  @Test func everythingElseThatTheDocumentShows() async throws {
    let exploration = Exploration(.iPhone16Pro) { phone in
      try ShutterApp(on: phone, isMended: true)
    }
    .steps(.lightPress, .slide(by: 0.5), .click, .down(.volumeUp), .up(.volumeUp), .leaveApp)
    .waits(.justBefore, .until)  // for what the phone does next
    .step("the user taps record") { _, app in app.toggleRecording() }
    .stateKey { app in app.isRecording }
    .always("no photo without a press") { phone, app in
      app.photos <= phone.trace.count(of: .event)
    }
    .without(.noFinding)
    .options(\.overlay.timeouts.control, .seconds(1))
    .orders(2, seed: 7)

    let result = try await exploration.run(
      .scripts([.lightPress, .slide(by: 0.5), .click]), .exhaustive(depth: 2),
      .random(scripts: 20, length: 20, seed: 7))
    try result.expectNoFailure()
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
