import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Tests that a corpus keeps what was found, and what ended the process.
final class CorpusTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("corpus-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private var exploration: Exploration<CountingApp> {
    Exploration { phone in try CountingApp(on: phone) }
      .steps(.press(.volumeUp), .leaveApp, .returnToApp)
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  func testWhatWasFoundIsTriedFirstTheNextTime() throws {
    let strict = exploration.always("at most one press") { _, app in app.clicks < 2 }
    let first = try strict.run(.corpus(folder.path), .exhaustive(depth: 2, merging: false))
    XCTAssertEqual(try files.count, 1)
    let name = try XCTUnwrap(files.first)
    XCTAssertTrue(name.hasPrefix("at-most-one-press-"), name)
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    XCTAssertEqual(text, "# at most one press\npress volume-up\npress volume-up\n")
    XCTAssertEqual(try GestureScript(parsing: text), first.failures.first?.script)

    let second = try strict.run(.corpus(folder.path))
    XCTAssertEqual(second.failures.first?.origin, .script(number: 0, file: name))
    XCTAssertEqual(second.scripts, 1)
    try exploration.run(.corpus(folder.path)).expectNoFailure()
    XCTAssertEqual(try files, [name])
  }

  /// The file of the running script has the step that is being performed.
  func testTheRunningScriptIsWrittenDownBeforeEachStep() throws {
    let running = folder.appendingPathComponent("running-1-of-1.script")
    var seen: [String] = []
    let exploration = exploration.step("look") { _, _ in
      seen.append(try String(contentsOf: running, encoding: .utf8))
    }
    // A longer script that ran before leaves nothing behind in the file.
    try write("10x lock\n10x unlock\n10x lock\n10x unlock\n10x lock\n", to: "before.script")
    try write("leave-app\napp look\nreturn-to-app\napp look\n", to: "look.script")
    try exploration.run(.corpus(folder.path)).expectNoFailure()
    XCTAssertEqual(
      seen, ["leave-app\napp look\n", "leave-app\napp look\nreturn-to-app\napp look\n"])
    XCTAssertEqual(try files, ["before.script", "look.script"])
  }

  func testAScriptThatEndedTheProcessIsTriedFirst() throws {
    try write("press volume-up\nleave-app\n", to: "running-1-of-1.script")
    try write("leave-app\n", to: "another.script")
    var order: [Int] = []
    let result = try exploration.finally("note") { _, app in
      order.append(app.clicks)
      return true
    }.run(.corpus(folder.path))
    XCTAssertEqual(result.scripts, 2)
    // The first run looks at the app before any step.
    XCTAssertEqual(order, [0, 1, 0])
    XCTAssertEqual(try files, ["0-ended-the-process-1-of-1.script", "another.script"])
  }

  /// What the app may break between two scripts is not the fault of the last one.
  func testBetweenTwoScriptsNoneIsWrittenDown() throws {
    let running = folder.appendingPathComponent("running-1-of-1.script")
    var seen: [String?] = []
    let strict = exploration.always("at most one press") { _, app in app.clicks < 2 }
      .progress { _ in seen.append(try? String(contentsOf: running, encoding: .utf8)) }
    _ = try strict.run(.corpus(folder.path), .exhaustive(depth: 2, merging: false))
    // The beginning, the script that fails, and the failure.
    XCTAssertEqual(seen, ["", "", ""])
  }

  /// It has every step that was run, so it may be longer than a script that a person writes.
  ///
  /// This takes over a second, because a script is read that is longer than the limit.
  func testAScriptThatEndedTheProcessIsReadHoweverLongItIs() throws {
    let long = "# \(String(repeating: "long", count: 1_000_001))\nleave-app\n"
    try write(long, to: "running-1-of-1.script")
    let result = try exploration.run(.corpus(folder.path))
    XCTAssertEqual(result.scripts, 1)
    XCTAssertEqual(result.steps, 1)
  }

  /// Two that write the same files would take each other's for what a killed process has left.
  func testAShareIsExploredOnceAtATime() throws {
    let corpus = folder.appendingPathComponent("corpus").path
    let part = ExplorationPart.scripts([.leaveApp])
    let inner = [
      ExplorationPart.corpus("\(folder.path)/./corpus/"), .scripts([.leaveApp], [.lock]),
    ]
    var errors: [String] = []
    let exploration = exploration
    /// Explores again in the middle of an exploration.
    func explore(shard: Int = 1) throws {
      errors = []
      let nested = exploration.step("explore") { _, _ in
        do {
          _ = try exploration.run(inner, shard: shard, of: 2)
        } catch {
          errors.append("\(error)")
        }
      }
      _ = try nested.run([.corpus(corpus), part, .scripts([.app("explore")])], of: 2)
    }
    let start = "Another exploration uses "
    let sentence = ". Wait until it has ended, or give each exploration a different folder"
    try explore()
    XCTAssertEqual(errors.count, 1)
    XCTAssertTrue(errors[0].hasPrefix("\(start)“\(folder.path)/./corpus/”\(sentence)"), errors[0])
    try explore(shard: 2)
    XCTAssertEqual(errors, [])
    // A shard is free once it has ended.
    _ = try exploration.run(inner, of: 2)
  }

  func testAScriptThatEndedAShareIsTriedByThatShare() throws {
    for shard in 1...16 {
      try write("press volume-up\n", to: "running-\(shard)-of-16.script")
      let result = try exploration.run(.corpus(folder.path), shard: shard, of: 16)
      XCTAssertEqual(result.scripts, 1, "shard \(shard)")
    }
    // In another division, each falls to one shard.
    let counts = try (1...3).map {
      try exploration.run(.corpus(folder.path), shard: $0, of: 3).scripts
    }
    XCTAssertEqual(counts.reduce(0, +), 16)
  }

  func testAnExplorationThatIsRefusedLeavesTheFolderAsItWas() throws {
    let running = folder.appendingPathComponent("running-1-of-1.script")
    let corpus = ExplorationPart.corpus(folder.path)
    // No child process is started, either.
    let exploration = exploration.shrinkingCrashes(in: .program("/nowhere/tests", []))
    let refused: [(Exploration<CountingApp>, ExplorationPart, String)] = [
      (exploration, .exhaustive(depth: -1), "The depth is -1."),
      (exploration, .random(scripts: -1, length: 1, seed: 1), "The number of scripts is -1."),
      (exploration, .scripts([.app("record")]), "no step of this name"),
      (exploration.steps([]), .exhaustive(depth: 1), "The exploration has no steps."),
    ]
    func expectRefusals() {
      for (exploration, part, sentence) in refused {
        XCTAssertThrowsError(try exploration.run(corpus, part)) { error in
          XCTAssertTrue("\(error)".contains(sentence), "\(error)")
        }
      }
    }
    expectRefusals()
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    try write("leave-app\n", to: "running-1-of-1.script")
    expectRefusals()
    XCTAssertEqual(try files, ["running-1-of-1.script"])
    XCTAssertEqual(try String(contentsOf: running, encoding: .utf8), "leave-app\n")
  }

  /// Its scripts need no child process.
  func testAPropertyThatSoundsLikeTheEndOfTheProcessIsAnOrdinaryOne() throws {
    let exploration = exploration.shrinkingCrashes(in: .program("/nowhere/tests", []))
      .always("the app does not end the process early") { _, app in app.clicks < 2 }
    let first = try exploration.run(.corpus(folder.path), .exhaustive(depth: 2, merging: false))
    let name = try XCTUnwrap(files.first)
    XCTAssertTrue(name.hasPrefix("the-app-does-not-end-the-process-early-"), name)
    let second = try exploration.run(.corpus(folder.path))
    XCTAssertEqual(second.failures.map(\.script), first.failures.map(\.script))
  }

  func testAFileThatMakesNoSenseIsNamed() throws {
    try write("leave-app\nslid\n", to: "typo.script")
    XCTAssertThrowsError(try exploration.run(.corpus(folder.path))) { error in
      let text = "\(error)"
      XCTAssertTrue(text.contains("typo.script is invalid: line 2, column 1"), text)
    }
    try write("app record\n", to: "typo.script")
    XCTAssertThrowsError(try exploration.run(.corpus(folder.path))) { error in
      XCTAssertTrue("\(error)".contains("no step of this name"), "\(error)")
    }
  }

  func testAFolderThatCannotBeWrittenIsAnError() throws {
    XCTAssertThrowsError(try exploration.run(.corpus("/dev/null/corpus"), .exhaustive(depth: 1))) {
      error in
      XCTAssertTrue(
        "\(error)".contains("“/dev/null/corpus” cannot be used: not a directory."), "\(error)")
    }
  }

  func testAFolderIsCreatedWithThoseAroundIt() throws {
    let inner = folder.appendingPathComponent("Tests/Corpus")
    let strict = exploration.always("at most one press") { _, app in app.clicks < 2 }
    _ = try strict.run(.corpus(inner.path), .exhaustive(depth: 2, merging: false))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: inner.path).count, 1)
  }
}
