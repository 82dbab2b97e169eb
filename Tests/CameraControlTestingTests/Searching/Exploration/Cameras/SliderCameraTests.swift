import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that a script whose slides have other amounts than the usual steps becomes as short as it can.
final class SliderCameraTests: XCTestCase {
  /// In the suite, these are the mistakes that few scripts find.
  private let designs = SliderCameraDesign.all.filter {
    Effort.isCampaign || $0.shortest.steps.count < 3
  }

  func testEachMistakeIsFoundWithTheShortestScript() throws {
    for design in designs {
      let length = design.shortest.steps.count
      for seed in Effort.seeds(sample: 5, campaign: 5) {
        let result = try design.exploration.stop(afterFailures: 1)
          .run(.random(scripts: 1_000, length: 20, seed: seed))
        let failure = try XCTUnwrap(result.failures.first, "\(design.name), seed \(seed)")
        XCTAssertEqual(
          failure.script.steps.count, length, "\(design.name), seed \(seed): \(failure.script)")
        XCTAssertLessThan(failure.runs, length < 3 ? 250 : 2_000, "\(design.name), seed \(seed)")
      }
    }
  }

  /// The shortest scripts break the property, and no script with fewer of all steps does.
  func testNoShorterScriptBreaksTheProperty() throws {
    for design in designs {
      let known = try design.exploration.run(.scripts(design.shortest))
      XCTAssertEqual(known.failures.map(\.script), [design.shortest], design.name)
      let depth = min(2, design.shortest.steps.count - 1)
      guard depth > 0 else { continue }
      let shorter = try design.exploration.steps(.usual, and: Self.slides)
        .run(.exhaustive(depth: depth, merging: false))
      XCTAssertEqual(shorter.failures.map { "\($0.script)" }, [], design.name)
    }
  }

  private static let slides = [1, -1, 0.5, -0.5, 0.25].flatMap { fraction in
    [GestureStep.slide(by: fraction), .lightSlide(.fraction(fraction))]
  }
}
