import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Tests what an exploration tells of its failures, and that results can be stored and merged.
final class ExplorationResultTests: XCTestCase {
  private let exploration = Exploration { phone in try CountingApp(on: phone) }
    .steps(.press(.volumeUp), .leaveApp, .returnToApp)
    .stateKey { app in app.clicks }
    .always("no press after the return") { phone, app in
      app.clicks == 0 || !phone.trace.only(.step).texts.contains("return-to-app")
    }

  func testAFailureShowsEverythingThatHelps() throws {
    let result = try exploration.run(.exhaustive(depth: 3))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual("\(failure.script)", "press volume-up; return-to-app")
    XCTAssertEqual(
      failure.test,
      """
      func testNoPressAfterTheReturn() throws {
        let script = try GestureScript(
          parsing: \"""
            press volume-up
            return-to-app
            \""")
        try exploration.run(.scripts(script)).expectNoFailure()
      }

      """)
    XCTAssertEqual(failure.neighbor.map { "\($0.script)" }, "press volume-up")
    let lines = "\(failure)".split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.first, "“no press after the return” does not hold")
    // Only what the other script lacks is marked; what comes after it is the same on both sides.
    let marked = lines.filter { $0.hasPrefix("! ") }
    XCTAssertEqual(marked.count, 2)
    XCTAssertTrue(marked.allSatisfy { $0.hasSuffix("| (nothing)") }, "\(failure)")
    XCTAssertTrue(
      lines.contains("found by an exhaustive search, at depth 3, with 3 steps (version 1.0.0)"))
    XCTAssertEqual(failure.version, "1.0.0")
  }

  func testAnAsynchronousTestIsPastedAsOne() async throws {
    let test = try await exploration.run(.exhaustive(depth: 3)).failures.first?.test
    XCTAssertEqual(
      test?.hasPrefix("func testNoPressAfterTheReturn() async throws {\n"), true, test ?? "")
    XCTAssertEqual(test?.contains("  try await exploration.run"), true, test ?? "")
  }

  @MainActor func testATestOnTheMainActorIsPastedAsOne() async throws {
    let test = try await exploration.run(.exhaustive(depth: 3)).failures.first?.test
    XCTAssertEqual(
      test?.hasPrefix("@MainActor func testNoPressAfterTheReturn() async throws {\n"), true,
      test ?? "")
  }

  /// The pasted test does what it says: the script alone breaks the property.
  func testThePastedTestFails() throws {
    let failure = try XCTUnwrap(try exploration.run(.exhaustive(depth: 3)).failures.first)
    XCTAssertThrowsError(try exploration.run(.scripts(failure.script)).expectNoFailure())
  }

  /// The property is broken in each run, so the script becomes shorter all the same.
  func testAnAppThatThePhoneDoesNotControlIsReportedAsSuch() throws {
    var count = 0
    let result = try Exploration { phone in
      count += 1
      phone.note("run \(count)")
      return try CountingApp(on: phone)
    }
    .finally("no press") { _, app in app.clicks == 0 }
    .run(.scripts([.leaveApp, .returnToApp, .press(.volumeUp), .lock, .unlock]))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual("\(failure.script)", "press volume-up")
    XCTAssertTrue(failure.difference?.contains("run \(count / 10)") ?? false, "\(failure)")
    XCTAssertTrue("\(failure)".contains("something that the phone does not control"))
  }

  /// A property that some runs break and others do not is told as it was found.
  func testAScriptThatFailsOnlySometimesIsNotMadeShorter() throws {
    var count = 0
    let script: GestureScript = [.press(.volumeDown), .press(.volumeUp)]
    let result = try Exploration { phone in
      count += 1
      return try CountingApp(on: phone)
    }
    .finally("the second run") { _, app in count != 2 }
    .run(.scripts(script))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(failure.script, script)
    let (left, right) = try columns(of: failure)
    XCTAssertEqual(left.last, "“the second run” does not hold")
    XCTAssertEqual(right.last, "“the second run” holds")
    // Both runs did the same, so all other lines are on both sides.
    XCTAssertEqual(left.dropLast(), right.dropLast())
    XCTAssertEqual(left.count, right.count)
    XCTAssertFalse(failure.trace.entries.isEmpty)
  }

  /// The run that found the script is kept, with what was different in it.
  func testTheRunThatFoundTheScriptIsShown() throws {
    var count = 0
    let result = try Exploration { phone in
      count += 1
      return try CountingApp(on: phone)
    }
    .step("look") { phone, _ in phone.note("run \(count == 2 ? "of another kind" : "as usual")") }
    .always("the second run") { _, app in count != 2 || app.clicks == 0 }
    .run(.scripts([.app("look"), .press(.volumeUp), .lock, .unlock]))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual("\(failure.script)", "app look; press volume-up")
    let (left, right) = try columns(of: failure)
    let place = try XCTUnwrap(left.firstIndex { $0.hasSuffix("run of another kind") })
    XCTAssertTrue(right[place].hasSuffix("run as usual"), "\(failure)")
    XCTAssertEqual(left[..<place], right[..<place])
    XCTAssertEqual(left.last, "“the second run” does not hold")
    XCTAssertEqual(right.last, "“the second run” holds")
    XCTAssertFalse(left.contains { $0.hasSuffix("lock") }, "the run is shown up to the breach")
    XCTAssertTrue("\(failure)".contains("a task or a queue"), "\(failure)")
  }

  /// Returns the lines of both columns of a table of two runs, without their times.
  private func columns(
    of failure: ExplorationFailure
  ) throws -> (left: [String], right: [String]) {
    let lines = try XCTUnwrap(failure.difference).split(separator: "\n").dropFirst()
    let columns = lines.map { line in
      line.dropFirst().split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    }
    return (columns.map { $0[0] }, columns.map { $0[1] })
  }

  /// What one script leaves behind in the process is no fault of the script that is found.
  func testAnAppThatKeepsSomethingBetweenScriptsIsReportedAsSuch() throws {
    var kept = 0
    let result = try Exploration { phone in try CountingApp(on: phone) }
      .step("keep") { _, _ in kept += 1 }
      .always("nothing is kept") { _, _ in kept == 0 }
      .run(.scripts([.leaveApp], [.returnToApp, .app("keep")]))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(failure.leftBehind, [.leaveApp])
    XCTAssertEqual("\(failure.script)", "return-to-app; app keep")
    XCTAssertTrue("\(failure)".contains("keeps something between scripts"), "\(failure)")
  }

  func testAResultCanBeStored() throws {
    let result = try exploration.run(.exhaustive(depth: 3))
    let data = try JSONEncoder().encode(result)
    XCTAssertEqual(try JSONDecoder().decode(ExplorationResult.self, from: data), result)
  }

  func testResultsOfDifferentStepsAreNotMerged() throws {
    let one = try exploration.run(.exhaustive(depth: 1))
    let other = try exploration.steps(.click).run(.exhaustive(depth: 1))
    XCTAssertThrowsError(try one.merged(with: other)) { error in
      XCTAssertTrue("\(error)".contains("different explorations"), "\(error)")
    }
  }

  func testOnlySharesOfOneDivisionAreMergedAndEachOnce() throws {
    let shards = try (1...3).map { try exploration.run(.exhaustive(depth: 2), shard: $0, of: 3) }
    let half = try exploration.run(.exhaustive(depth: 2), shard: 1, of: 2)
    let deeper = try exploration.run(.exhaustive(depth: 3), shard: 2, of: 3)
    let two = try shards[2].merged(with: shards[0])
    XCTAssertTrue("\(two)".contains("\nshards 1, 3 of 3: "), "\(two)")
    XCTAssertTrue("\(two)".contains(" broken properties\nshard 2 of 3 is missing\n"), "\(two)")
    XCTAssertTrue("\(shards[1])".contains("\nshard 2 of 3: "), "\(shards[1])")
    XCTAssertEqual((shards + [two]).map(\.isComplete), [false, false, false, false])
    for (other, sentence) in [
      (shards[0], "Both results contain shard 1 of 3. Merge each shard once."),
      (half, "One result is that of one of 3 shards, and the other that of one of 2 shards."),
      (deeper, "The results belong to different explorations."),
    ] {
      XCTAssertThrowsError(try two.merged(with: other)) { error in
        XCTAssertTrue("\(error)".hasPrefix(sentence), "\(error)")
      }
    }
    let all = try two.merged(with: shards[1])
    XCTAssertThrowsError(try all.merged(with: shards[0])) { error in
      let sentence =
        "One result is that of a whole exploration, and the other that of one of 3 shards."
      XCTAssertTrue("\(error)".hasPrefix(sentence), "\(error)")
    }
    XCTAssertEqual(all, try exploration.run(.exhaustive(depth: 2)))
    XCTAssertTrue(all.isComplete)
    XCTAssertFalse("\(all)".contains("\nshard"))
  }

  /// All shards are there, and the result still isn't that of the whole exploration.
  func testAShardThatEndedEarlyLeavesTheResultIncomplete() throws {
    func shard(_ number: Int) throws -> ExplorationResult {
      try Exploration { phone in try CountingApp(on: phone) }.going(while: { number != 7 })
        .run(.random(scripts: 12, length: 2, seed: 1), shard: number, of: 12)
    }
    let first = try shard(7)
    XCTAssertEqual(first.endedEarly, [7])
    var all = first
    for number in [1, 2, 3, 4, 9, 11, 12] { all = try all.merged(with: shard(number)) }
    XCTAssertTrue(
      "\(all)".contains(
        "\nshards 5–6, 8, 10 of 12 are missing, and shard 7 stopped before all scripts had run\n"),
      "\(all)")
    for number in [5, 6, 8, 10] { all = try all.merged(with: shard(number)) }
    XCTAssertThrowsError(try all.expectNoFailure()) { error in
      XCTAssertEqual(
        "\(error)",
        "The exploration is incomplete: shard 7 stopped before all scripts had run. "
          + "Run the missing shards, and merge their results."
      )
    }
    try shard(1).expectNoFailure()
    XCTAssertEqual(all.shards, Array(1...12))
    XCTAssertTrue("\(all)".contains("\nshard 7 stopped before all scripts had run\n"), "\(all)")
    XCTAssertFalse(all.isComplete)
    let data = try JSONEncoder().encode(all)
    XCTAssertEqual(try JSONDecoder().decode(ExplorationResult.self, from: data), all)
  }

  func testResultsOfOtherVersionsOfTheAppAreNotMerged() throws {
    func shard(_ number: Int, of version: String) throws -> ExplorationResult {
      try exploration.version(version).run(.exhaustive(depth: 1), shard: number, of: 2)
    }
    let first = try shard(1, of: "abc")
    XCTAssertTrue(try first.merged(with: shard(2, of: "abc")).isComplete)
    XCTAssertThrowsError(try first.merged(with: shard(2, of: "abd"))) { error in
      XCTAssertTrue(
        "\(error)".hasPrefix("The results belong to different explorations."), "\(error)")
    }
  }

  func testResultsOfPhonesWithOtherSettingsAreNotMerged() throws {
    func shard(_ number: Int, cleanPreview: Bool) throws -> ExplorationResult {
      let settings = PhoneSettings { ($0.focusLock, $0.cleanPreview) = (true, cleanPreview) }
      return try Exploration(settings: settings) { phone in phone }
        .steps(.click, .lightPress)
        .run(.exhaustive(depth: 1), shard: number, of: 2)
    }
    let first = try shard(1, cleanPreview: true)
    XCTAssertTrue(try first.merged(with: shard(2, cleanPreview: true)).isComplete)
    XCTAssertThrowsError(try first.merged(with: shard(2, cleanPreview: false))) { error in
      XCTAssertTrue(
        "\(error)".hasPrefix("The results belong to different explorations."), "\(error)")
    }
  }

  /// Whatever the name has in it, it stays within its line.
  func testANameWithALineBreakStaysInItsLine() throws {
    let name = "one\ntwo\u{1B}[31m"
    let result = try exploration.always(name) { _, app in app.clicks == 0 }
      .run(.scripts([.press(.volumeUp)]))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(failure.property, name)
    let beginning = #"“one\ntwo\u{1b}[31m” does not hold"# + "\n"
    XCTAssertTrue("\(failure)".hasPrefix(beginning), "\(failure)")
    XCTAssertTrue(failure.test.hasPrefix("func testOneTwo31m() throws {\n"), failure.test)
  }

  /// Returns the line after the one with what was never reached.
  private func secondLine(of result: ExplorationResult) throws -> String {
    let lines = "\(result)".split(separator: "\n", maxSplits: 2).map(String.init)
    XCTAssertTrue(try XCTUnwrap(lines.first).hasPrefix("never reached: "), "\(result)")
    return try XCTUnwrap(lines.dropFirst().first)
  }

  func testOneOfAKindIsNotSeveral() throws {
    let one = try exploration.always("no press") { _, app in app.clicks == 0 }
      .run(.scripts([.press(.volumeUp)]))
    XCTAssertEqual(try secondLine(of: one), "1 script, 1 step, 1 broken property")
    let two = try exploration.run(.scripts([.lock, .unlock], [.leaveApp]))
    XCTAssertEqual(try secondLine(of: two), "2 scripts, 3 steps, 0 broken properties")
  }

  func testCoverageSaysWhatWasDoneWhere() throws {
    let result = try exploration.run(.exhaustive(depth: 2, merging: false))
    let state = "overlay: hidden, button: nothing, session: running"
    XCTAssertTrue(result.coverage.states.contains(state))
    XCTAssertGreaterThan(result.coverage.count(of: "press volume-up", in: state), 1)
    XCTAssertEqual(result.coverage.count(of: "press volume-up", in: "nowhere"), 0)
    XCTAssertTrue("\(result.coverage)".contains(state))
  }

  func testWrongRequestsAreRefused() throws {
    let cases: [(String, () throws -> ExplorationResult)] = [
      (
        "shard 0 of 4",
        { [exploration] in try exploration.run(.exhaustive(depth: 1), shard: 0, of: 4) }
      ),
      (
        "shard 5 of 4",
        { [exploration] in try exploration.run(.exhaustive(depth: 1), shard: 5, of: 4) }
      ),
      ("has no parts", { [exploration] in try exploration.run() }),
      ("There are no scripts", { [exploration] in try exploration.run(.scripts()) }),
      ("no script in “/no/such”", { [exploration] in try exploration.run(.corpus("/no/such")) }),
      (
        "length of scripts is 0",
        { [exploration] in try exploration.run(.random(scripts: 1, length: 0, seed: 1)) }
      ),
      (
        "number of scripts is 0",
        { [exploration] in try exploration.run(.random(scripts: 0, length: 1, seed: 1)) }
      ),
      ("depth is -1", { [exploration] in try exploration.run(.exhaustive(depth: -1)) }),
      ("depth is 0", { [exploration] in try exploration.run(.exhaustive(depth: 0)) }),
      ("No script has a step", { [exploration] in try exploration.run(.scripts([], [])) }),
      (
        "No script has a step",
        { [exploration] in
          try exploration.steps([]).step("never", when: { _, _ in false }) { _, _ in }
            .run(.scripts([.app("never")]), .random(scripts: 2, length: 2, seed: 1))
        }
      ),
      (
        "length of scripts is 3074457345618258603. Pass 500000 at most.",
        { [exploration] in
          try exploration.run(.random(scripts: 1, length: 3_074_457_345_618_258_603, seed: 1))
        }
      ),
      (
        "limit of processor time is -1.0 seconds",
        { [exploration] in
          try exploration.limits(processorTime: .seconds(-1)).run(.exhaustive(depth: 1))
        }
      ),
      (
        "limit of real time is 0.0 seconds",
        { [exploration] in try exploration.limits(realTime: .zero).run(.exhaustive(depth: 1)) }
      ),
      (
        "number of orders is -1",
        { [exploration] in try exploration.orders(-1).run(.exhaustive(depth: 1)) }
      ),
      (
        "number of orders is 9223372036854775807. Pass 1000 at most.",
        { [exploration] in try exploration.orders(.max).run(.exhaustive(depth: 1)) }
      ),
      (
        "length of scripts is -2",
        { [exploration] in try exploration.run(.random(scripts: 1, length: -2, seed: 1)) }
      ),
      ("has no steps", { [exploration] in try exploration.steps([]).run(.exhaustive(depth: 1)) }),
      (
        "has the name “no press after the return”",
        { [exploration] in
          try exploration.finally("no press after the return") { _, _ in true }
            .run(.exhaustive(depth: 1))
        }
      ),
      (
        "is invalid",
        { [exploration] in try exploration.run(.scripts([.wait(.seconds(-1))])) }
      ),
    ]
    for (text, run) in cases {
      XCTAssertThrowsError(try run(), text) { error in
        XCTAssertTrue(error is ExplorationError, text)
        XCTAssertTrue("\(error)".contains(text), "\(error)")
      }
    }
  }
}
