import CameraControl
import CameraControlTesting
import XCTest

/// Tests that an exploration finds each planted mistake, and the shortest known script for it.
///
/// A search through all scripts finds the shortest by itself. A random script is made shorter by taking
/// steps away, and no step is put in the place of two, so what is left may have one step more.
final class PlantedExplorationTests: XCTestCase {
  private func exploration(
    of mistake: PlantedMistake?, _ steps: [GestureStep] = PlantedMistake.steps
  ) -> Exploration<PlantedCamera> {
    var exploration = Exploration { phone in try PlantedCamera(on: phone, mistake) }
      .steps(steps.filter { ![PlantedMistake.mode, PlantedMistake.rebuild].contains($0) })
      .step("change between photos and movies") { _, camera in camera.switchMode() }
      .step("change the camera") { _, camera in try camera.rebuild() }
      .alike { camera in camera.now }
      // Controls that are replaced while they are shown are no concern of these tests.
      .without(.noFinding, .overlayMatchesSession)
    for claim in PlantedClaim.allCases {
      exploration = exploration.always(claim.rawValue) { claim.holds($0, $1) }
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

  func testASearchThroughAllScriptsFindsTheShortestOfEachMistake() throws {
    for mistake in PlantedMistake.allCases {
      let depth = mistake.shortest.count
      let exploration = exploration(of: mistake, steps(for: mistake))
      let result = try exploration.run(.exhaustive(depth: depth))
      let found = try XCTUnwrap(
        result.failures.first { $0.claim == mistake.claim.rawValue }, "\(mistake)")
      XCTAssertEqual(found.script.steps.count, depth, "\(mistake): \(found.script.text)")
      XCTAssertNil(found.difference, "\(mistake): two runs differ")
      let less = try exploration.run(.exhaustive(depth: depth - 1))
      XCTAssertFalse(less.failures.contains { $0.claim == mistake.claim.rawValue }, "\(mistake)")
    }
  }

  /// The random scripts that are run between two looks at what was found, and the most that are run.
  private static let few = 10
  private static let most = 1000

  /// Runs random scripts until one breaks the claim of a mistake.
  private func failure(of mistake: PlantedMistake, seed: UInt64) throws -> ExplorationFailure? {
    let exploration = exploration(of: mistake)
    for number in 0..<UInt64(Self.most / Self.few) {
      let part = ExplorationPart.random(
        scripts: Self.few, length: 12, seed: seed &* 1_000_000 &+ number)
      let failures = try exploration.run(part).failures
      if let found = failures.first(where: { $0.claim == mistake.claim.rawValue }) { return found }
    }
    return nil
  }

  func testRandomScriptsFindEachMistakeFromFiveSeeds() throws {
    var longer = 0
    for mistake in PlantedMistake.allCases {
      for seed in 1...5 as ClosedRange<UInt64> {
        let found = try XCTUnwrap(failure(of: mistake, seed: seed), "\(mistake), seed \(seed)")
        let extra = found.script.steps.count - mistake.shortest.count
        XCTAssertLessThanOrEqual(extra, 1, "\(mistake), seed \(seed): \(found.script.text)")
        XCTAssertNil(found.difference, "\(mistake): two runs differ")
        longer += max(0, extra)
      }
    }
    XCTAssertLessThan(longer, 10, "of 100 scripts, hardly any should have a step too many")
  }

  func testTheAppWithoutAMistakePasses() throws {
    let exploration = exploration(of: nil).orders(1).options(
      \.overlay.callbackOrder, .fullscreenFirst)
    try exploration.run(.random(scripts: 100, length: 12, seed: 1)).expectNoFailure()
  }
}
