import CameraControlTesting
import Foundation
import TerminalSupport
import TestSupport
import XCTest

/// Tests the commands `explore` and `merge`.
final class ExploringTests: XCTestCase {
  func testTheDemoIsExploredAndNothingIsFound() throws {
    let outcome = try Tool.run("explore", "--depth", "1", "--random", "20", "--length", "5")
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(outcome.status, 0)
    XCTAssertTrue(outcome.output.contains(", 0 broken properties\n"), outcome.output)
    XCTAssertTrue(outcome.output.contains("  overlay: hidden, button: nothing, session: running:"))
    XCTAssertEqual(
      try Tool.run("explore", "--depth", "1", "--random", "20", "--length", "5").output,
      outcome.output)
  }

  func testAbstractStepsAreFewerAndGoDeeper() throws {
    let outcome = try Tool.run("explore", "--steps", "abstract", "--depth", "2")
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    XCTAssertTrue(outcome.output.contains(" of 22 steps, "), outcome.output)
    XCTAssertEqual(
      try Tool.run("explore", "--steps", "usual", "--depth", "1").output.split(separator: "\n")
        .dropFirst(2),
      try Tool.run("explore", "--depth", "1").output.split(separator: "\n").dropFirst(2))
  }

  /// A person can run the same again, also one whose control has a space in its name.
  func testAnExplorationNamesItsSeedAndHowToRunItAgain() throws {
    let arguments = [
      "explore", "--random", "3", "--length", "2", "--control", "slider:Far Focus:0...1",
    ]
    let outcome = try Tool.run(arguments)
    XCTAssertTrue(
      outcome.output.hasPrefix(
        """
        seed 1; to run this again:
          camera-control explore --random 3 --length 2 --control 'slider:Far Focus:0...1' --seed 1
        """), outcome.output)
    XCTAssertEqual(try Tool.run(arguments + ["--seed", "1"]).output, outcome.output)
    let typed = try Tool.run(arguments + ["--seed=1", "--"]).output
    XCTAssertTrue(typed.contains("'slider:Far Focus:0...1' --seed=1\n"), typed)
    let other = try Tool.run(arguments + ["--seed", "8"]).output
    XCTAssertTrue(other.hasPrefix("seed 8; "), other)
    XCTAssertNotEqual(
      other.split(separator: "\n").dropFirst(2), outcome.output.split(separator: "\n").dropFirst(2))
    let json = try Tool.run(arguments + ["--json"]).output
    XCTAssertTrue(json.hasPrefix("{"), json)
    let long = try Tool.run(arguments + ["--control", "picker:A rather long name:One,Two,Three"])
    XCTAssertTrue(long.output.contains(" \\\n    "), long.output)
  }

  /// One script of many orders takes longer than a second, and the line counts the seconds.
  func testTheLineChangesAtLeastOnceASecond() throws {
    let terminal = try PseudoTerminal([
      Tool.path, "explore", "--random", "900", "--length", "500", "--orders", "50",
    ])
    // The orders run each script 51 times.
    try terminal.hear(" s\r\u{1B}[K0 of at most 45900 scripts, ")
    terminal.type("\u{3}")
    XCTAssertEqual(try terminal.end(), 5)
  }

  /// On a phone whose overlay never closes by itself, the controls stay active.
  func testWhatIsFoundIsShownAndKeptAndIsTheStatus() throws {
    let folder = try TemporaryFolder()
    let outcome = try Tool.run(
      "explore", "--corpus", folder.path("corpus"), "--depth", "1", "--option",
      "overlay.timeouts.control=none", "--quiet")
    XCTAssertEqual(outcome.status, 1, outcome.output)
    XCTAssertEqual(outcome.errors, "camera-control: 1 property is broken\n")
    XCTAssertTrue(
      outcome.output.contains(
        "“callbacks are balanced” does not hold: the active state of the controls began but never "
          + "ended\n\n  light-press\n"), outcome.output)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("corpus"))
    XCTAssertEqual(files.count, 1)
    XCTAssertTrue(files.first?.hasPrefix("callbacks-are-balanced-") ?? false, "\(files)")
    let again = try Tool.run("explore", "--corpus", folder.path("corpus"), "--depth", "1")
    XCTAssertEqual(again.status, 0, again.output)
  }

  /// Ctrl-C ends a search that would take days, and what was found until then is printed.
  func testAnInterruptedSearchPrintsWhatItFound() throws {
    for (options, sign, status, sentence) in [
      (
        ["--seed", "3", "--option", "overlay.timeouts.control=none"], "shortest: light-press",
        Int32(1), "camera-control: 1 property is broken"
      ),
      ([], "0 of at most", 5, "camera-control: stopped before the end"),
    ] {
      let terminal = try PseudoTerminal(
        [Tool.path, "explore", "--random", "1000000000", "--length", "2"] + options)
      try terminal.see(sign)
      terminal.type("\u{3}")
      XCTAssertEqual(try terminal.end(), status)
      XCTAssertTrue(terminal.text.contains("stopped before all scripts had run"), terminal.text)
      XCTAssertTrue(terminal.text.contains(sentence), terminal.text)
      XCTAssertEqual(
        terminal.text.contains("“callbacks are balanced” does not hold: "), status == 1)
    }
  }

  func testSharesAreMerged() throws {
    let folder = try TemporaryFolder()
    let search = ["explore", "--random", "12", "--length", "4", "--seed", "2"]
    let one = try Tool.run(search)
    var files: [String] = []
    for share in 1...3 {
      let outcome = try Tool.run(search + ["--json", "--shard", "\(share)/3"])
      XCTAssertEqual(outcome.status, 0)
      files.append(try folder.file("shard-\(share).json", outcome.output))
    }
    let merged = try Tool.run(["merge"] + files).output
    XCTAssertTrue(one.output.hasSuffix("\n\n\(merged)"), merged)
    let json = try Tool.run(["merge", "--json"] + files).output
    XCTAssertEqual(json, try Tool.run(search + ["--json"]).output)
  }

  /// All scripts but the longest are run by every shard, and counted once.
  func testSharesOfAnExhaustiveSearchCountEveryStateOnce() throws {
    let folder = try TemporaryFolder()
    let search = ["explore", "--depth", "2", "--steps", "abstract"]
    var files: [String] = []
    for share in 1...3 {
      let outcome = try Tool.run(search + ["--json", "--shard", "\(share)/3"])
      files.append(try folder.file("shard-\(share).json", outcome.output))
    }
    let merged = try Tool.run(["merge"] + files).output
    XCTAssertTrue(try Tool.run(search).output.hasSuffix("\n\n\(merged)"), merged)
    let json = try Tool.run(["merge", "--json"] + files).output
    XCTAssertEqual(json, try Tool.run(search + ["--json"]).output)
    let twice = try Tool.run(["merge", files[0], files[1], files[0]])
    XCTAssertTrue(twice.errors.contains("Both results contain shard 1 of 3."), twice.errors)
    XCTAssertEqual(twice.status, 2)
    let two = try Tool.run("merge", files[0], files[2])
    XCTAssertTrue(two.output.contains("\nshard 2 of 3 is missing\n"), two.output)
    XCTAssertEqual(two.errors, "camera-control: shard 2 of 3 is missing\n")
    XCTAssertEqual(two.status, 7)
    let json2 = try Tool.run("merge", "--json", files[0], files[2])
    XCTAssertTrue(json2.output.contains("\"isComplete\" : false"), json2.output)
    XCTAssertEqual(json2.status, 7)
  }

  /// The documented search of a few hundred scripts, in more shards than it has blocks.
  func testEveryShardOfAFewScriptsHasWorkAndOneWithoutIsNotGreen() throws {
    let search = ["explore", "--random", "20", "--length", "2", "--quiet", "--shard"]
    for (shard, count) in [(2, "2 scripts"), (16, "1 script")] {
      let outcome = try Tool.run(search + ["\(shard)/16"])
      XCTAssertEqual(outcome.status, 0, outcome.errors)
      XCTAssertTrue(
        outcome.output.contains("\nshard \(shard) of 16: \(count), "), outcome.output)
    }
    let outcome = try Tool.run(search + ["21/21"])
    XCTAssertEqual(
      outcome.errors,
      "camera-control: Shard 21 of 21 has nothing to run. Divide the work into fewer shards, or explore "
        + "more scripts.\n")
    XCTAssertEqual(outcome.status, 6)
    XCTAssertEqual(outcome.output, "")
  }

  /// A property that is broken matters more than a shard that is missing.
  func testSharesOfOtherAppsAreNotMerged() throws {
    let folder = try TemporaryFolder()
    func shard(_ number: Int, _ arguments: String...) throws -> String {
      let search = [
        "explore", "--random", "4", "--length", "1", "--json", "--shard", "\(number)/2",
      ]
      return try folder.file("\(number) \(arguments)", Tool.run(search + arguments).output)
    }
    let focus = try shard(1, "--control", "slider:Focus:0...1")
    XCTAssertEqual(
      try Tool.run("merge", focus, shard(2, "--control", "slider:Focus:0...1")).status, 0)
    for other in [
      ["--control", "picker:Focus:a,b"], ["--control", "slider:Focus:0...2"], ["--seed", "2"],
      ["--set", "focus-lock=on"], ["--option", "slide.slide-quantum=0.1"],
      ["--camera", "Front Camera"],
      ["--quirk", "reenable-does-not-stick=on"],
    ] {
      let outcome = try Tool.run(
        "merge", focus,
        shard(
          2, other[0], other[1],
          other[0] == "--control" ? "--quiet" : "--control=slider:Focus:0...1"))
      XCTAssertTrue(
        outcome.errors.contains("The results belong to different explorations."), "\(other)")
      XCTAssertEqual(outcome.status, 2)
    }
    let broken = try shard(
      1, "--option", "overlay.timeouts.control=none", "--steps=abstract", "--seed=3")
    XCTAssertEqual(try Tool.run("merge", broken).status, 1)
  }

  /// Only the shards together can miss a goal.
  func testAGoalThatNoShardReachesFailsTheMerge() throws {
    let exploration = Exploration { _ in }.sometimes("the phone flies") { _, _ in false }
    let folder = try TemporaryFolder()
    let files = try (1...2).map { number in
      let result = try exploration.run(
        .random(scripts: 4, length: 2, seed: 1), shard: number, of: 2)
      let json = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
      return try folder.file("\(number)", json)
    }
    let outcome = try Tool.run(["merge"] + files)
    XCTAssertEqual(outcome.errors, "camera-control: no script reached the goal “the phone flies”\n")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertTrue(outcome.output.contains("“the phone flies” was never reached"), outcome.output)
    XCTAssertEqual(try Tool.run("merge", files[0]).status, 7)
  }

  func testWrongArgumentsAreExplained() throws {
    let folder = try TemporaryFolder()
    let text = try folder.file("text", "no JSON")
    let cases: [([String], String)] = [
      (["explore", "--depth", "x"], "--depth takes a whole number from 1 to 1000000000, not “x”"),
      (["explore", "--depth", "0"], "--depth takes a whole number from 1 to 1000000000, not “0”"),
      (
        ["explore", "--random", "0"], "--random takes a whole number from 1 to 1000000000, not “0”"
      ),
      (
        ["explore", "--length", "0"], "--length takes a whole number from 1 to 1000000000, not “0”"
      ),
      (
        ["explore", "--steps", "few"],
        "there is no choice of steps “few”; there are usual, everything, abstract"
      ),
      (
        ["explore", "--orders", "1001"],
        "--orders takes a whole number from 0 to 1000, not “1001”"
      ),
      (["explore", "--seed", "-1"], "--seed takes a whole number from 0, not “-1”"),
      (
        ["explore", "--shard", "5/4"],
        "--shard takes a shard and the number of shards, such as 3/16, not “5/4”"
      ),
      (["explore", "--trace", "x"], "explore does not take --trace; try camera-control --help"),
      (["demo", "--depth", "1"], "demo does not take --depth; try camera-control --help"),
      (
        ["merge"], "merge needs files that explore --json wrote; try camera-control --help"
      ),
    ]
    for (arguments, sentence) in cases {
      let outcome = try Tool.run(arguments)
      XCTAssertEqual(outcome.errors, "camera-control: \(sentence)\n")
      XCTAssertEqual(outcome.status, 2, sentence)
    }
    let errors = try Tool.run("merge", text).errors
    XCTAssertTrue(errors.hasSuffix("” is not a result of explore --json\n"), errors)
    let json = try Tool.run("explore", "--depth", "1", "--json").output
    let short = try folder.file(
      "short", json.replacingOccurrences(of: "\"counts\" : [", with: "\"counts\" : [1,"))
    XCTAssertTrue(
      try Tool.run("merge", short).errors.hasSuffix("” is not a result of explore --json\n"))
    for (file, sentence) in [
      ("/dev/null", "“/dev/null” is empty; merge needs results of explore --json"),
      ("/", "cannot read “/”: it is a folder"),
      ("/nowhere", "cannot read “/nowhere”: there is no such file or folder"),
    ] {
      XCTAssertEqual(try Tool.run("merge", file).errors, "camera-control: \(sentence)\n")
    }
  }
}
