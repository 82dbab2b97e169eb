import CameraControl
import CameraControlTesting
import Foundation
import Testing

/// Shows that a test of Swift Testing can be the child process, too, and an asynchronous one.
@Suite(.serialized) struct SwiftTestingCrashTests {
  private static let variable = "SWIFT_TESTING_CRASHES_CORPUS"
  private static let unmade = "SWIFT_TESTING_CRASHES_UNMADE"

  /// The app cannot be created.
  private struct NoApp: Error {}

  private var exploration: Exploration<CountingApp> {
    Exploration { phone in
      guard getenv(Self.unmade) == nil else { throw NoApp() }
      return try CountingApp(on: phone)
    }
    .steps(.leaveApp, .returnToApp)
    .step("save") { _, _ in exit(4) }
    .shrinkingCrashes(
      in: .swiftTesting("CameraControlTestingTests.SwiftTestingCrashTests/aChildExplores"))
  }

  /// Explores in a process that the other test has started; on its own, it looks at an app that does
  /// not save.
  @Test func aChildExplores() async throws {
    let environment = ProcessInfo.processInfo.environment
    guard environment["CAMERA_CONTROL_TRIAL"] != nil, let corpus = environment[Self.variable] else {
      return try await exploration.run(.scripts([.leaveApp])).expectNoFailure()
    }
    _ = try await exploration.run(.corpus(corpus))
  }

  #if !canImport(Darwin)
    @Test func aScriptThatEndsTheProcessIsMadeShorter() async throws {
      let result = try await explore(afterAnEndIn: "leave-app\nreturn-to-app\napp save\n")
      let failure = try #require(result.failures.first)
      #expect("\(failure.script)" == "app save")
      #expect(failure.reason == "the process ended with exit status 4")
    }

    /// It ends no process, so the exploration goes on, and tells why there is no app.
    @Test func anAppThatCannotBeCreatedIsTheErrorThatIsTold() async throws {
      setenv(Self.unmade, "yes", 1)
      defer { unsetenv(Self.unmade) }
      await #expect(throws: NoApp.self) {
        try await explore(afterAnEndIn: "app save\n", .scripts([.leaveApp]))
      }
    }

    private func explore(
      afterAnEndIn script: String, _ more: ExplorationPart...
    ) async throws -> ExplorationResult {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("crashes-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(script.utf8).write(to: folder.appendingPathComponent("running-1-of-1.script"))
      setenv(Self.variable, folder.path, 1)
      defer { unsetenv(Self.variable) }
      return try await exploration.run([.corpus(folder.path)] + more)
    }
  #endif
}
