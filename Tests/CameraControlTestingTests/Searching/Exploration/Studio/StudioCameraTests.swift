import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that random scripts find mistakes that values, the state of the app, and orders decide.
final class StudioCameraTests: XCTestCase {
  /// In the suite, these are the mistakes that a script of one or two steps shows.
  private let mistakes = StudioMistake.allCases.filter { Effort.isCampaign || $0.shortest < 3 }

  /// Prints how many runs it took.
  ///
  /// Without traits, the movie takes more runs than the suite allows.
  func testEachMistakeIsFoundFromEverySeed() throws {
    for mistake in StudioMistake.allCases {
      var counts: [Int] = []
      for seed in Effort.seeds(sample: 1, campaign: 5) {
        let count = try mistake.runsUntilFound(
          seed: seed, most: Effort.isCampaign ? 5_000 : 600)
        counts.append(try XCTUnwrap(count, "\(mistake), seed \(seed)"))
      }
      print("\(mistake): \(counts.sorted().map { "\($0)" }.joined(separator: ", ")) runs")
    }
  }

  func testTheScriptIsNoLongerThanTheShortestKnown() throws {
    for mistake in mistakes {
      let result = try mistake.exploration().stop(afterFailures: 1)
        .run(.random(scripts: Effort.isCampaign ? 5_000 : 200, length: 20, seed: 1))
      let failure = try XCTUnwrap(result.failures.first, "\(mistake)")
      XCTAssertLessThanOrEqual(
        failure.script.steps.count, mistake.shortest, "\(mistake): \(failure.script)")
    }
  }

  /// Without a mistake of its own, a camera breaks the property of none of the others.
  func testACameraWithAnotherMistakeIsRight() throws {
    for mistake in [StudioMistake.movie, .lastDetent] {
      let result = try mistake.exploration().step("record") { $1.toggleRecording() }
        .run(.exhaustive(depth: 1))
      XCTAssertEqual(result.failures, [], "\(mistake)")
    }
  }
}
