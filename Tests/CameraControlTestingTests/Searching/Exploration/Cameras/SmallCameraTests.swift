import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that the mistakes of apps that were written without this search in mind are found.
final class SmallCameraTests: XCTestCase {
  /// All properties are on, and the warnings of some of the apps hide nothing.
  func testEachMistakeIsFoundWithTheShortestScript() throws {
    for design in SmallCameraDesign.all where Effort.isCampaign || design.shortest < 3 {
      for seed in Effort.seeds(sample: 1, campaign: 5) {
        let scripts = Effort.isCampaign ? 1_000 : 40
        let result = try design.exploration
          .run(.random(scripts: scripts, length: 20, seed: seed))
        let failure = try XCTUnwrap(
          result.failures.first { $0.property == design.property }, "\(design.name), seed \(seed)")
        XCTAssertEqual(
          failure.script.steps.count, design.shortest, "\(design.name): \(failure.script)")
      }
    }
  }

  /// All scripts of fewer steps run, of the usual steps and without merging.
  ///
  /// Where those would be too many, they are abstract steps, and equal states are merged. In the suite,
  /// these are the scripts of up to one step.
  func testNoShorterScriptBreaksTheProperty() throws {
    for design in SmallCameraDesign.all
    where design.shortest > 1 && (Effort.isCampaign || design.shortest < 3) {
      let others = BuiltInProperty.allCases
      var exploration = others.reduce(design.exploration) { $0.without($1) }
      if design.shortest > 4 { exploration = exploration.steps(.abstract).stateKey { $0.now } }
      let result = try exploration.run(
        .exhaustive(depth: design.shortest - 1, merging: design.shortest > 4))
      XCTAssertEqual(result.failures.map { "\($0.script)" }, [], design.name)
    }
  }
}
