import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Tests that a script that ends the process is made shorter in child processes, which are this
/// program again.
final class CrashTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("crashes-\(UUID().uuidString)")

  // A child has the folder of its parent.
  override func setUp() { setenv(Self.variable, folder.path, 0) }

  override func tearDown() {
    for name in [Self.variable, Self.shards, Self.unmade, Self.endless] { unsetenv(name) }
    try? FileManager.default.removeItem(at: folder)
  }

  private static let variable = "CRASH_TESTS_CORPUS"
  private static let shards = "CRASH_TESTS_SHARES"
  private static let unmade = "CRASH_TESTS_UNMADE"
  private static let endless = "CRASH_TESTS_ENDLESS"
  private static let test = "\(String(reflecting: CrashTests.self))/testAChildExplores"

  /// The app cannot be created.
  private struct NoApp: Error {}

  private static let long: GestureScript = [
    .press(.volumeUp), .app("open"), .leaveApp, .app("look"), .returnToApp, .app("save"), .click,
  ]

  /// The app ends the process when it saves: one way if it has opened something, and another way if
  /// it has not.
  private static var exploration: Exploration<CountingApp> {
    let exploration = Exploration { phone in
      guard getenv(unmade) == nil else { throw NoApp() }
      return try CountingApp(on: phone)
    }
    .steps(.press(.volumeUp), .leaveApp, .returnToApp, .click)
    .step("look") { _, app in app.note("look") }
    .step("open") { _, app in app.note("open") }
    .step("save") { _, app in
      guard app.steps.contains("open") else { exit(3) }
      fatalError("it is open")
    }
    .shrinkingCrashes(in: .xctest(test))
    // Real time passes on a busy machine, too, so only code that waits has little of it.
    return switch getenv(endless).map({ String(cString: $0) }) {
    case "work":
      exploration.step("work") { _, _ in while clock() >= 0 {} }
        .limits(processorTime: .milliseconds(150), realTime: .seconds(60))
    case "wait":
      exploration.step("wait") { _, _ in DispatchSemaphore(value: 0).wait() }
        .limits(processorTime: .seconds(60), realTime: .milliseconds(400))
    case "vanish": exploration.step("vanish") { _, _ in _exit(0) }
    case _: exploration
    }
  }

  /// Explores in a process that another test has started.
  func testAChildExplores() throws {
    let isChild = ProcessInfo.processInfo.environment["CRASH_TESTS_CHILD"] != nil
    let isTrial = ProcessInfo.processInfo.environment["CAMERA_CONTROL_TRIAL"] != nil
    guard isChild || isTrial else {
      // On its own, it looks at an app that does not save.
      return try Self.exploration.run(.scripts([.app("open")])).expectNoFailure()
    }
    let corpus = try XCTUnwrap(ProcessInfo.processInfo.environment[Self.variable])
    let shards = ProcessInfo.processInfo.environment[Self.shards].flatMap { Int($0) } ?? 1
    _ = try Self.exploration.run(.corpus(corpus), .scripts(Self.long), of: shards)
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func explore() throws -> ExplorationResult {
    try Self.exploration.run(.corpus(folder.path), .scripts([.app("look")]))
  }

  #if !canImport(Darwin)
    /// A process explores, the app ends it, and the next one finds out with which script.
    ///
    /// This takes over a second, because each shorter script is tried in a process of its own.
    func testAScriptThatEndsTheProcessIsMadeShorter() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [Self.test]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["CRASH_TESTS_CHILD": "yes", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      XCTAssertEqual(process.terminationReason, .uncaughtSignal)
      XCTAssertEqual(try files, ["running-1-of-1.script"])

      var told: [ExplorationProgress] = []
      let result = try Self.exploration.progress { told.append($0) }
        .run(.corpus(folder.path), .scripts([.app("look")]))
      let failure = try XCTUnwrap(result.failures.first)
      // The script is told before it is made shorter.
      XCTAssertEqual(told.first, .found(property: failure.property, script: failure.found))
      XCTAssertEqual(told.last, .failed(failure))
      XCTAssertEqual(failure.property, "the app does not end the process")
      // Only to save is shorter, but ends the process in another way.
      XCTAssertEqual("\(failure.script)", "app open; app save")
      XCTAssertEqual(failure.found.steps, Array(Self.long.steps.dropLast()))
      let signal = process.terminationStatus
      let reason = try XCTUnwrap(failure.reason)
      XCTAssertTrue(reason.hasPrefix("the process ended with signal \(signal) ("), reason)
      XCTAssertTrue(
        try reason.contains(Regex(#"CrashTests.swift:\d+: Fatal error: it is open$"#)), reason)
      XCTAssertTrue("\(failure)".hasPrefix("“the app does not end the process” does not hold"))
      XCTAssertFalse(result.isComplete)
      let name = try XCTUnwrap(try files.first)
      XCTAssertEqual(try files.count, 1)
      XCTAssertTrue(name.hasPrefix("the-app-does-not-end-the-process-"), name)
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      XCTAssertEqual(text, "# the app does not end the process\napp open\napp save\n")

      // The next run tells it again, and needs no other script for that.
      let again = try XCTUnwrap(try explore().failures.first)
      XCTAssertEqual(again.script, failure.script)
      XCTAssertEqual(again.reason, failure.reason)
      XCTAssertEqual(again.runs, 0)
      XCTAssertEqual(try files, [name])
    }

    func testAnAppThatExitsEndsTheProcess() throws {
      try write("leave-app\napp look\napp save\n", to: "running-1-of-1.script")
      let failure = try XCTUnwrap(try explore().failures.first)
      XCTAssertEqual("\(failure.script)", "app save")
      XCTAssertEqual(failure.reason, "the process ended with exit status 3")
    }

    /// The child does not come to the end of the script, although its status says that all is well.
    func testAnAppThatEndsTheProcessWithoutAWordEndsIt() throws {
      try write("app look\napp vanish\n", to: "running-1-of-1.script")
      setenv(Self.endless, "vanish", 1)
      let failure = try XCTUnwrap(try explore().failures.first)
      XCTAssertEqual("\(failure.script)", "app vanish")
      XCTAssertEqual(failure.reason, "the process ended with exit status 0")
    }

    /// Code that never returns is ended, whether it works or waits, and told as what it is.
    func testAScriptThatTakesTooLongEndsTheProcess() throws {
      for (step, signal, kind) in [
        ("work", SIGXCPU, "0.15 seconds of processor time"),
        ("wait", SIGALRM, "0.4 seconds of real time"),
      ] {
        try write("app \(step)\n", to: "running-1-of-1.script")
        setenv(Self.endless, step, 1)
        let failure = try XCTUnwrap(try explore().failures.first)
        XCTAssertEqual("\(failure.script)", "app \(step)")
        let reason = try XCTUnwrap(failure.reason)
        XCTAssertTrue(reason.hasPrefix("the process ended with signal \(signal) ("), reason)
        XCTAssertTrue(
          reason.hasSuffix(
            "a script is still running after \(kind), its limit: app \(step)"), reason)
        try FileManager.default.removeItem(at: folder)
      }
    }

    /// Another program has ended the process, so there is nothing to keep.
    func testAScriptThatEndsNothingIsForgotten() throws {
      try write("leave-app\napp look\n", to: "running-1-of-1.script")
      try write("press volume-up\n", to: "another.script")
      let result = try explore()
      try result.expectNoFailure()
      XCTAssertTrue(result.isComplete)
      XCTAssertEqual(result.scripts, 2)
      XCTAssertEqual(try files, ["another.script"])
    }

    /// What was repaired stays in the corpus, and is an ordinary script from then on.
    func testAKnownScriptThatNoLongerEndsTheProcessIsRun() throws {
      let name = "the-app-does-not-end-the-process-1234.script"
      try write("app look\n", to: name)
      let result = try explore()
      try result.expectNoFailure()
      XCTAssertEqual(result.scripts, 2)
      XCTAssertEqual(try files, [name])
    }

    func testAProgramThatDoesNotExploreIsAnError() throws {
      for (program, sentence) in [
        (ChildProgram.program("/bin/true", []), "ended before it ran this exploration."),
        (
          .program("/nowhere/tests", ["a"]), "“/nowhere/tests” cannot be started as a child process"
        ),
      ] {
        try write("app look\n", to: "running-1-of-1.script")
        let exploration = Self.exploration.shrinkingCrashes(in: program)
        XCTAssertThrowsError(try exploration.run(.corpus(folder.path))) { error in
          XCTAssertTrue("\(error)".contains(sentence), "\(error)")
        }
        XCTAssertEqual(try files, ["0-ended-the-process-1-of-1.script"])
      }
    }

    func testAFileThatCannotBeUsedIsNotTheFaultOfTheProgram() throws {
      try write("app look\n", to: "running-1-of-1.script")
      let blocked = folder.appendingPathComponent("running-trial-1-of-1")
      try FileManager.default.createDirectory(at: blocked, withIntermediateDirectories: true)
      XCTAssertThrowsError(try explore()) { error in
        let sentence = "running-trial-1-of-1” cannot be used: is a directory."
        XCTAssertTrue("\(error)".contains(sentence), "\(error)")
      }
    }

    /// It ends no process, so the exploration goes on, and tells why there is no app.
    func testAnAppThatCannotBeCreatedIsTheErrorThatIsTold() throws {
      try write("app save\n", to: "running-1-of-1.script")
      setenv(Self.unmade, "yes", 1)
      XCTAssertThrowsError(try explore()) { error in
        XCTAssertTrue(error is NoApp, "\(error)")
      }
    }

    /// A single run would look at such scripts before all others, wherever the corpus comes.
    func testAScriptThatEndsTheProcessComesFirstInAMergedResult() throws {
      for name in "abc" { try write("leave-app\n", to: "\(name).script") }
      let exploration = Self.exploration.always("the app takes no step") { _, app in
        app.steps.isEmpty
      }
      func explore(_ shard: Int) throws -> ExplorationResult {
        try exploration.run(
          .scripts([.leaveApp], [.app("look")]), .corpus(folder.path), shard: shard, of: 2)
      }
      let second = try explore(2)
      try write("app save\n", to: "the-app-does-not-end-the-process-1234.script")
      setenv(Self.shards, "2", 1)
      let both = try second.merged(with: explore(1))
      XCTAssertEqual(
        both.failures.map(\.property),
        ["the app does not end the process", "the app takes no step"])
    }
  #endif
}
