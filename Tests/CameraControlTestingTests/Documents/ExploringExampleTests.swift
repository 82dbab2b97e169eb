import CameraControl
import CameraControlTesting
import Foundation
import Testing

/// The code of the book.
@MainActor @Suite struct ExploringExampleTests {
  @Test func aScriptedTestIsGreen() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let app = try ShutterApp(on: phone)
    phone.click()
    #expect(!app.isShutterDown)
    try phone.finish()
  }

  private let exploration = Exploration(.iPhone16Pro) { phone in try ShutterApp(on: phone) }
    .finally("the shutter comes up") { _, app in !app.isShutterDown }

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
