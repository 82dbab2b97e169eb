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

  private func exploration(_ mistake: PlantedMistake) -> Exploration<PlantedCamera> {
    let gestures = PlantedMistake.steps.filter { step in
      if case .app = step { false } else { true }
    }
    return Exploration { phone in try PlantedCamera(on: phone, mistake) }
      .steps(gestures)
      .step("change between photos and movies") { _, camera in camera.switchMode() }
      .step("change the camera") { _, camera in try camera.rebuild() }
      .without(.noFault, .noFinding, .balancedCallbacks, .overlayMatchesSession, .nothingLeftOver)
      .always(mistake.claim.rawValue) { phone, camera in mistake.claim.holds(phone, camera) }
      .stop(afterFailures: 1)
  }

  private func variants(
    _ exploration: Exploration<PlantedCamera>, for mistake: PlantedMistake
  ) -> Exploration<PlantedCamera> {
    switch mistake {
    case .lateAction, .orderOfTwoQueues: exploration.orders(6)
    case .expectsActiveFirst: exploration.options(\.overlay.callbackOrder, .fullscreenFirst)
    default: exploration
    }
  }

  /// Prints how many scripts it took to find each mistake, and how many more to shorten the script.
  func testEachMistakeIsFoundWithTheShortestScriptFromEverySeed() throws {
    var table: [String] = []
    defer { print("runs until found + to shorten:\n\(table.joined(separator: "\n"))") }
    for mistake in mistakes {
      var runs: [String] = []
      defer { table.append("\(mistake): \(runs.joined(separator: ", "))") }
      let exploration = variants(exploration(mistake), for: mistake)
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
}
