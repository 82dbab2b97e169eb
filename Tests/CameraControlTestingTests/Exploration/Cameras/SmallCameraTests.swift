import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that the mistakes of apps that were written without this search in mind are found.
final class SmallCameraTests: XCTestCase {
  /// All claims are on, and the warnings of some of the apps hide nothing.
  func testEachMistakeIsFoundWithTheShortestScript() throws {
    for design in SmallCameraDesign.all where Effort.isCampaign || design.shortest < 4 {
      for seed in Effort.seeds(sample: 1, campaign: 5) {
        let scripts = Effort.isCampaign ? 1_000 : 20
        let result = try design.exploration
          .run(.random(scripts: scripts, length: 20, seed: seed))
        let failure = try XCTUnwrap(
          result.failures.first { $0.claim == design.claim }, "\(design.name), seed \(seed)")
        XCTAssertEqual(
          failure.script.steps.count, design.shortest, "\(design.name): \(failure.script)")
      }
    }
  }
}
