import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Tests that something has to hold once, and that an exploration says how near it came.
final class GoalTests: XCTestCase {
  private let exploration = Exploration { phone in try CountingApp(on: phone) }
    .steps(.press(.volumeUp), .lightPress, .leaveApp)

  func testAGoalThatIsReachedIsNoFailure() throws {
    let result = try exploration.sometimes("two presses") { _, app in app.clicks == 2 }
      .run(.exhaustive(depth: 2, merging: false))
    try result.expectNoFailure()
    let goal = try XCTUnwrap(result.goals.first)
    XCTAssertTrue(goal.isReached)
    XCTAssertEqual("\(goal)", "“two presses” holds after: press volume-up; press volume-up")
    XCTAssertEqual(result.missedGoals, [])
  }

  func testAGoalThatIsMissedIsAFailureThatSaysHowNearItCame() throws {
    let result = try exploration.sometimes(
      "three presses with the overlay", { _, app in app.clicks > 2 },
      { phone, _ in phone.overlay != .hidden }
    ).run(.exhaustive(depth: 2, merging: false))
    XCTAssertEqual(result.failures, [])
    XCTAssertEqual(result.missedGoals.map(\.mostParts), [1])
    let sentence =
      "“three presses with the overlay” was never reached; 1 of 2 parts hold after: light-press; "
      + "never held: part 1"
    XCTAssertThrowsError(try result.expectNoFailure()) { error in
      XCTAssertTrue("\(error)".contains(sentence), "\(error)")
      XCTAssertEqual((error as? BrokenProperties)?.goals.count, 1)
    }
    let words = "\(result)".split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    XCTAssertTrue(words.contains(sentence), "\(result)")
    XCTAssertTrue("\(result)".contains(", 1 missed goal\n"), "\(result)")
  }

  func testCodeThatThrowsDoesNotHold() throws {
    let result = try exploration.sometimes("never") { _, _ in throw CocoaError(.featureUnsupported)
    }
    .run(.exhaustive(depth: 1))
    XCTAssertEqual("\(result.missedGoals[0])", "“never” was never reached")
  }

  func testAsynchronousCodeCanBeAGoal() async throws {
    let result = try await exploration.sometimes("a press") { _, app in
      await Task.yield()
      return app.clicks > 0
    }.run(.exhaustive(depth: 1))
    try result.expectNoFailure()
  }

  func testANameCannotBeThatOfAProperty() {
    let twice = exploration.always("twice") { _, _ in true }.sometimes("twice") { _, _ in true }
    XCTAssertThrowsError(try twice.run(.exhaustive(depth: 1))) { error in
      XCTAssertTrue("\(error)".contains("has the name “twice”"), "\(error)")
    }
  }

  func testAGoalHasAtMost64Parts() throws {
    let part: (SimulatedPhone, CountingApp) -> Bool = { _, app in app.clicks > 0 }
    let most = exploration.sometimes(
      "a press", part, part, part, part, part, part, part, part, part, part, part, part, part, part,
      part, part, part, part, part, part, part, part, part, part, part, part, part, part, part,
      part,
      part, part, part, part, part, part, part, part, part, part, part, part, part, part, part,
      part,
      part, part, part, part, part, part, part, part, part, part, part, part, part, part, part,
      part,
      part, part)
    try most.run(.exhaustive(depth: 1)).expectNoFailure()
    let more = exploration.sometimes(
      "a press", part, part, part, part, part, part, part, part, part, part, part, part, part, part,
      part, part, part, part, part, part, part, part, part, part, part, part, part, part, part,
      part,
      part, part, part, part, part, part, part, part, part, part, part, part, part, part, part,
      part,
      part, part, part, part, part, part, part, part, part, part, part, part, part, part, part,
      part,
      part, part, part)
    XCTAssertThrowsError(try more.run(.exhaustive(depth: 1))) { error in
      XCTAssertEqual(
        "\(error)", "The number of parts of the goal “a press” is 65. Pass 64 at most.")
    }
  }

  /// A shard alone misses no goal, because another one may reach it.
  func testShardsTogetherReachWhatOneDoes() throws {
    for presses in [2, 9] {
      let exploration = exploration.sometimes(
        "presses", { _, app in app.clicks == presses }, { phone, _ in phone.overlay == .hidden })
      let parts: [ExplorationPart] = [
        .exhaustive(depth: 2, merging: false), .random(scripts: 20, length: 6, seed: 3),
      ]
      let one = try exploration.run(parts)
      let shards = try (1...3).map { try exploration.run(parts, shard: $0, of: 3) }
      XCTAssertTrue(shards.allSatisfy { $0.missedGoals.isEmpty })
      let all = try shards[2].merged(with: shards[0]).merged(with: shards[1])
      XCTAssertEqual(all, one)
      XCTAssertEqual(all.missedGoals.count, presses == 2 ? 0 : 1)
      let data = try JSONEncoder().encode(all)
      XCTAssertEqual(try JSONDecoder().decode(ExplorationResult.self, from: data), all)
    }
  }

  /// With this seed, no script presses eleven times, unless the search keeps scripts that press fewer times.
  func testScriptsThatReachPartsOfAGoalAreContinued() throws {
    let (part, usual) = (
      ExplorationPart.random(scripts: 250, length: 20, seed: 4), exploration.steps(.usual)
    )
    let whole = usual.sometimes("eleven presses") { _, app in app.clicks >= 11 }
    XCTAssertEqual(try whole.run(part).missedGoals.count, 1)
    let divided = usual.sometimes(
      "eleven presses", { _, app in app.clicks >= 2 }, { _, app in app.clicks >= 3 },
      { _, app in app.clicks >= 8 }, { _, app in app.clicks >= 9 },
      { _, app in app.clicks >= 10 }, { _, app in app.clicks >= 11 })
    try divided.run(part).expectNoFailure()
  }
}
