import CameraControl
import CameraControlTesting
import XCTest

/// Tests that a seed is all that decides a random search.
final class RandomSearchTests: XCTestCase {
  private let exploration = Exploration { phone in try CountingApp(on: phone) }
    .always("at most five presses") { _, app in app.clicks <= 5 }

  func testOneSeedGivesOneResult() throws {
    let part = ExplorationPart.random(scripts: 30, length: 15, seed: 5)
    XCTAssertEqual(try exploration.run(part), try exploration.run(part))
  }

  func testAnotherSeedGivesOtherScripts() throws {
    let one = try exploration.run(.random(scripts: 30, length: 15, seed: 5))
    let other = try exploration.run(.random(scripts: 30, length: 15, seed: 6))
    XCTAssertNotEqual(one.coverage, other.coverage)
  }

  /// Only the number of shares is too large to be added to anything.
  func testThereCanBeMoreSharesThanScripts() throws {
    for (shard, count) in [(1, 64), (2, 64), (3, 2), (4, 0), (.max, 0)] {
      let result = try exploration.run(
        .random(scripts: 130, length: 1, seed: 5), shard: shard, of: .max)
      XCTAssertEqual(result.scripts, count, "share \(shard)")
      XCTAssertTrue(result.isComplete)
    }
  }

  /// A hundred scripts of the usual steps reach every state of the overlay and leave no step out.
  func testTheUsualStepsComeUpAndReachTheOverlay() throws {
    let result = try Exploration { phone in try CountingApp(on: phone) }
      .run(.random(scripts: 200, length: 20, seed: 3))
    try result.expectNoFailure()
    // The app has two controls.
    XCTAssertEqual(result.coverage.stepsNeverTaken, ["tap-overlay 2", "tap-overlay 3"])
    for overlay in ["hidden", "a control", "the list"] {
      XCTAssertTrue(
        result.coverage.states.contains { $0.hasPrefix("overlay: \(overlay),") }, overlay)
    }
  }
}
