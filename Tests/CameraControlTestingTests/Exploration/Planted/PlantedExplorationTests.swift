import CameraControl
import CameraControlTesting
import XCTest

/// Tests that an exploration finds each planted mistake with a script that is not longer than the
/// shortest one that is known.
final class PlantedExplorationTests: XCTestCase {
  private static let seeds: [UInt64] = [1, 2, 3, 4, 5]

  private func exploration(_ mistake: PlantedMistake?) -> Exploration<PlantedCamera> {
    let gestures = PlantedMistake.steps.filter { step in
      if case .app = step { false } else { true }
    }
    let exploration = Exploration { phone in try PlantedCamera(on: phone, mistake) }
      .steps(gestures)
      .step("change between photos and movies") { _, camera in camera.switchMode() }
      .step("change the camera") { _, camera in try camera.rebuild() }
      .without(.noFault, .noFinding, .balancedCallbacks, .overlayMatchesSession, .nothingLeftOver)
    return PlantedClaim.allCases.reduce(exploration) { exploration, claim in
      exploration.always(claim.rawValue) { phone, camera in claim.holds(phone, camera) }
    }
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

  func testEachMistakeIsFoundWithTheShortestScriptFromEverySeed() throws {
    for mistake in PlantedMistake.allCases {
      let exploration = variants(exploration(mistake), for: mistake)
      var lengths: [Int] = []
      var scripts = 0
      for seed in Self.seeds {
        let result = try exploration.run(.random(scripts: 60, length: 12, seed: seed))
        scripts += result.scripts
        let failure = result.failures.first { $0.claim == mistake.claim.rawValue }
        lengths.append(failure?.script.steps.count ?? 99)
        if let failure, failure.difference != nil { print("DIFF", mistake, failure) }
      }
      print("PLANTED \(mistake) known \(mistake.shortest.count) found \(lengths) in \(scripts)")
      XCTAssertTrue(lengths.allSatisfy { $0 <= mistake.shortest.count }, "\(mistake): \(lengths)")
    }
  }
}
