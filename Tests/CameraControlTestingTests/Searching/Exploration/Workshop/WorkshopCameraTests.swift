import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that random scripts find mistakes of an app with modes, settings, a self-timer and a ramp.
final class WorkshopCameraTests: XCTestCase {
  /// In the suite, these are the mistakes that a script of one or two steps shows.
  private let mistakes = WorkshopMistake.allCases.filter { Effort.isCampaign || $0.shortest < 3 }

  /// Prints how many runs it took.
  func testEachMistakeIsFoundFromEverySeed() throws {
    for mistake in WorkshopMistake.allCases {
      var counts: [Int] = []
      for seed in Effort.seeds(sample: 1, campaign: 5) {
        let count = try mistake.runsUntilFound(
          seed: seed, most: Effort.isCampaign ? 5_000 : 600)
        counts.append(try XCTUnwrap(count, "\(mistake), seed \(seed)"))
      }
      print("\(mistake): \(counts.sorted().map { "\($0)" }.joined(separator: ", ")) runs")
    }
  }

  /// Leaves the press with an old beginning out, which needs a wait with most buttons.
  ///
  /// Only the Camera Control saves that step, by the ten milliseconds until a finger clicks it.
  func testTheScriptIsNoLongerThanTheShortestKnown() throws {
    for mistake in mistakes where mistake != .pressWithOldBeginning {
      let result = try mistake.exploration().stop(afterFailures: 1)
        .run(.random(scripts: Effort.isCampaign ? 5_000 : 200, length: 20, seed: 1))
      let failure = try XCTUnwrap(result.failures.first, "\(mistake)")
      XCTAssertLessThanOrEqual(
        failure.script.steps.count, mistake.shortest, "\(mistake): \(failure.script)")
    }
  }

  /// The steps of all mistakes together show nothing in a camera without one.
  func testACameraWithoutAMistakeIsRight() throws {
    let result = try WorkshopCamera.exploration(with: nil)
      .step("settings") { $1.toggleSettings() }
      .step("zoom in") { try $1.zoomIn() }
      .step("mode") { try $1.switchMode() }
      .step("looks") { try $1.toggleLooks() }
      .withSelfTimer()
      .run(.random(scripts: Effort.isCampaign ? 5_000 : 200, length: 20, seed: 1))
    XCTAssertEqual(result.failures, [])
  }
}
