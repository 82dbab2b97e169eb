import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that an exploration finds each planted mistake with a script that is not longer than the
/// shortest one that is known.
final class PlantedExplorationTests: XCTestCase {
  /// In the suite, it is a single one.
  private func seeds(for mistake: PlantedMistake) -> [UInt64] {
    Effort.isCampaign ? Effort.seeds(sample: 1, campaign: 5) : [2]
  }

  /// In the suite, it is every fourth one; a search takes all of them.
  private var mistakes: [PlantedMistake] {
    let all = PlantedMistake.allCases
    return Effort.isCampaign ? all : all.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
  }

  /// Prints how many scripts it took to find each mistake, and how many more to shorten the script.
  func testEachMistakeIsFoundWithTheShortestScriptFromEverySeed() throws {
    var table: [String] = []
    defer { print("runs until found + to shorten:\n\(table.joined(separator: "\n"))") }
    for mistake in mistakes {
      var runs: [String] = []
      defer { table.append("\(mistake): \(runs.joined(separator: ", "))") }
      let exploration = PlantedMistake.exploration(of: mistake).stop(afterFailures: 1)
      for seed in seeds(for: mistake) {
        let result = try exploration.run(.random(scripts: 1_000, length: 12, seed: seed))
        let failure = try XCTUnwrap(result.failures.first, "\(mistake), seed \(seed)")
        XCTAssertLessThanOrEqual(
          failure.script.steps.count, mistake.shortest.count,
          "\(mistake), seed \(seed): \(failure.script)")
        XCTAssertNil(failure.difference)
        XCTAssertLessThanOrEqual(failure.runs, 2_000)
        runs.append("\(result.scripts) + \(failure.runs)")
      }
    }
  }

  /// In the suite, these are a few pairs; in a campaign, all that break different properties.
  ///
  /// Of two mistakes that break the same property, the first one that is found is reported.
  func testOfTwoMistakesBothAreFound() throws {
    var missed: [String] = []
    let pairs = PlantedMistake.pairs
    for number in Effort.numbers(sample: 3, campaign: pairs.count) {
      let (one, other) = pairs[Effort.isCampaign ? number % pairs.count : number * 54]
      let seed = UInt64(number / pairs.count + 1)
      let exploration = PlantedMistake.exploration(of: one, other).stop(afterFailures: 2)
      let result = try exploration.run(.random(scripts: 1_000, length: 12, seed: seed))
      let found = Set(result.failures.map(\.property))
      if found != [one.property.rawValue, other.property.rawValue] {
        missed.append("\(one) and \(other), seed \(seed): \(found)")
      }
    }
    XCTAssertEqual(missed, [])
  }

  /// Where a recording goes on in the background, it only begins again after another interruption.
  ///
  /// So it takes a step of the app, a press, and two steps after it, in this order; what was done in the
  /// app is part of what the search has reached.
  func testAMistakeIsFoundToWhichAnotherOneClosesTheUsualWay() throws {
    let result = try PlantedMistake.exploration(of: .recordsInBackground, .recordsAgain)
      .stop(afterFailures: 2).run(.random(scripts: 60, length: 12, seed: 5))
    XCTAssertEqual(
      Set(result.failures.map(\.property)),
      [PlantedProperty.onlyWhileRunning.rawValue, PlantedProperty.onlyOnRequest.rawValue])
  }
}
