import CameraControl
import CameraControlTesting
import XCTest

/// Tests that a seed is all that decides a random search.
final class RandomSearchTests: XCTestCase {
  private let exploration = Exploration { phone in try CountingApp(on: phone) }
    .always("at most five presses") { _, app in app.clicks <= 5 }

  func testOneSeedGivesOneResult() throws {
    let part = ExplorationPart.random(scripts: 20, length: 15, seed: 5)
    XCTAssertEqual(try exploration.run(part), try exploration.run(part))
  }

  func testAnotherSeedGivesOtherScripts() throws {
    let one = try exploration.run(.random(scripts: 30, length: 15, seed: 5))
    let other = try exploration.run(.random(scripts: 30, length: 15, seed: 6))
    XCTAssertNotEqual(one.coverage, other.coverage)
  }

  /// The clock of the test goes on by a hundredth of a second with each run.
  func testATimeForScriptsIsSaidAsTheirNumber() throws {
    var runs = 0
    let timed = exploration.timed {
      defer { runs += 1 }
      return .milliseconds(10 * runs)
    }
    let result = try timed.options(\.overlay.timeouts.control, .seconds(1))
      .run(.random(for: .seconds(2), length: 15, seed: 7))
    XCTAssertTrue(result.isComplete)
    let spent = try XCTUnwrap(result.spent.first)
    XCTAssertGreaterThan(spent.scripts, 13)
    XCTAssertLessThan(spent.scripts, 100)
    let again = "\(spent)"
    XCTAssertEqual(again, ".random(scripts: \(spent.scripts), length: 15, seed: 7)")
    XCTAssertTrue("\(result)".contains("run the same random scripts again with \(again)\n"))
    let exact = try exploration.options(\.overlay.timeouts.control, .seconds(1))
      .run(.random(scripts: spent.scripts, length: 15, seed: 7))
    XCTAssertEqual(exact.coverage, result.coverage)
    XCTAssertEqual(exact.scripts, result.scripts)
    XCTAssertEqual(exact.failures, result.failures)
  }

  func testATimeHasToBePositiveAndForAllTheWork() {
    for (part, share, sentence) in [
      (
        ExplorationPart.random(for: .minutes(0), length: 5, seed: 1), 1,
        "The time for scripts is 0."
      ),
      (.random(for: .hours(.max), length: 0, seed: 1), 1, "The length of scripts is 0."),
      (
        .random(for: .minutes(1), length: 5, seed: 1), 2,
        "Random scripts with a time limit can't be divided"
      ),
    ] {
      XCTAssertThrowsError(try exploration.run(part, shard: 1, of: share)) { error in
        XCTAssertTrue("\(error)".hasPrefix(sentence), "\(error)")
      }
    }
  }

  /// Only the number of shards is too large to be added to anything.
  func testAShardWithoutAScriptIsAnError() throws {
    let part = ExplorationPart.random(scripts: 520, length: 1, seed: 5)
    var launches = 0
    let exploration = Exploration { phone in
      launches += 1
      return try CountingApp(on: phone)
    }
    for (shard, all) in [(1, 520), (520, 520), (3, .max), (520, .max)] {
      let result = try exploration.run(part, shard: shard, of: all)
      XCTAssertEqual(result.scripts, 1, "shard \(shard)")
      XCTAssertEqual(result.endedEarly, [])
      XCTAssertFalse(result.isComplete)
    }
    launches = 0
    for shard in [521, .max] {
      XCTAssertThrowsError(try exploration.run(part, shard: shard, of: .max)) { error in
        XCTAssertTrue(
          "\(error)".hasPrefix("Shard \(shard) of \(Int.max) has nothing to run. Divide the work"),
          "\(error)")
      }
    }
    XCTAssertEqual(launches, 2, "each looks at the app once, and runs no script")
  }

  func testWholeBlocksGoToShardsInTurn() throws {
    let part = ExplorationPart.random(scripts: 520, length: 1, seed: 5)
    for (shard, count) in zip(1..., [256, 256, 8]) {
      XCTAssertEqual(try exploration.run(part, shard: shard, of: 3).scripts, count)
    }
  }

  /// A hundred scripts of the usual steps reach every state of the overlay and leave no step out.
  func testTheUsualStepsComeUpAndReachTheOverlay() throws {
    let result = try Exploration { phone in try CountingApp(on: phone) }
      .run(.random(scripts: 100, length: 20, seed: 3))
    try result.expectNoFailure()
    // The app has two controls.
    XCTAssertEqual(result.coverage.stepsNeverTaken, ["tap-overlay 2", "tap-overlay 3"])
    for overlay in ["hidden", "a control", "the list"] {
      XCTAssertTrue(
        result.coverage.states.contains { $0.hasPrefix("overlay: \(overlay),") }, overlay)
    }
  }
}
