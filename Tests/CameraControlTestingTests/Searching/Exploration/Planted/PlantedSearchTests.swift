import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that a search through all scripts finds the shortest of each planted mistake.
final class PlantedSearchTests: XCTestCase {
  private func exploration(
    of mistake: PlantedMistake?, _ steps: [GestureStep] = PlantedMistake.steps
  ) -> Exploration<PlantedCamera> {
    var exploration = Exploration { phone in try PlantedCamera(on: phone, mistake) }
      .steps(steps.filter { ![PlantedMistake.mode, PlantedMistake.rebuild].contains($0) })
      .step("change between photos and movies") { _, camera in camera.switchMode() }
      // A value of the old camera that arrives after the new one is there is no concern of these tests.
      .step("change the camera") { phone, camera in
        phone.settle()
        try camera.rebuild()
      }
      .stateKey { camera in camera.now }
      // Controls that are replaced while they are shown are no concern of these tests.
      .without(.noFinding, .overlayMatchesSession)
    for property in PlantedProperty.allCases {
      exploration = exploration.always(property.rawValue) { property.holds($0, $1) }
    }
    switch mistake {
    case .lateAction, .orderOfTwoQueues: return exploration.orders(1)
    case .expectsActiveFirst:
      return exploration.options(\.overlay.callbackOrder, .fullscreenFirst)
    default: return exploration
    }
  }

  /// All steps where two are enough; for more, the steps that could have a part in it.
  private func steps(for mistake: PlantedMistake) -> [GestureStep] {
    guard mistake.shortest.count > 2 else { return PlantedMistake.steps }
    let others: [GestureStep] = [.lightPress, .down(.cameraControl), .press(.volumeUp), .leaveApp]
    return others + mistake.shortest.filter { !others.contains($0) }
  }

  /// In the suite, these are the mistakes that one step shows, and one that needs three.
  func testTheShortestScriptOfEachMistakeIsFoundAndNoneIsFoundWithAStepLess() throws {
    for mistake in PlantedMistake.allCases
    where Effort.isCampaign || mistake.shortest.count == 1 || mistake == .recordsInBackground {
      let depth = mistake.shortest.count
      let exploration = exploration(of: mistake, steps(for: mistake))
      let result = try exploration.run(.exhaustive(depth: depth))
      let found = try XCTUnwrap(
        result.failures.first { $0.property == mistake.property.rawValue }, "\(mistake)")
      XCTAssertEqual(found.script.steps.count, depth, "\(mistake): \(found.script.text)")
      XCTAssertNil(found.difference, "\(mistake): two runs differ")
      guard depth > 1 else { continue }
      let less = try exploration.run(.exhaustive(depth: depth - 1))
      XCTAssertFalse(
        less.failures.contains { $0.property == mistake.property.rawValue }, "\(mistake)")
    }
  }

  func testTheAppWithoutAMistakePasses() throws {
    let exploration = exploration(of: nil).orders(1).options(
      \.overlay.callbackOrder, .fullscreenFirst)
    try exploration.run(
      .random(scripts: Effort.count(sample: 20, campaign: 100_000), length: 12, seed: 1)
    ).expectNoFailure()
  }
}
