import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that an exploration as the document recommends it finds mutants of a correct camera.
final class CameraMutantTests: XCTestCase {
  private typealias Camera = Exploration<PocketCamera>

  private let seeds = Effort.seeds(sample: 1, campaign: 5)

  /// In the suite, there are a few more random scripts than in the first example of the document.
  ///
  /// Two mutants take more scripts than that from some seeds, and a campaign has them.
  private func parts(seed: UInt64) -> [ExplorationPart] {
    let (depth, scripts) = Effort.isCampaign ? (2, 1_000) : (1, 250)
    return [.exhaustive(depth: depth), .random(scripts: scripts, length: 20, seed: seed)]
  }

  /// Returns what an exploration finds first, and after how many scripts.
  ///
  /// The script isn't made shorter, which would take longer than to find it.
  private func firstFind(
    of exploration: Camera, seed: UInt64
  ) throws -> (name: String?, scripts: Int) {
    var property: String?
    let result = try exploration.progress { if case .found(let name, _) = $0 { property = name } }
      .going(while: { property == nil }).run(parts(seed: seed))
    return (property ?? result.missedGoals.first?.name, result.scripts)
  }

  func testTheCorrectCameraPassesAndEverythingNeverSeenIsNamed() throws {
    for seed in seeds {
      let result = try PocketCamera.exploration().run(parts(seed: seed))
      try result.expectNoFailure()
      XCTAssertTrue(result.isComplete)
      XCTAssertEqual(result.calls.never, [])
      // The camera has two controls.
      XCTAssertEqual(result.coverage.stepsNeverTaken, ["tap-overlay 2", "tap-overlay 3"])
      XCTAssertEqual(result.unseen.values, [:])
      XCTAssertEqual(result.unseen.quarters, [:])
      XCTAssertGreaterThan(result.unseen.stateKeyCount, 8)
      assertThatNothingIsMissing(in: result)
      try assertThatTheResultNamesStepsLeftOut(result)
    }
  }

  /// Each step in each state was taken, or is named as possible or impossible there.
  private func assertThatNothingIsMissing(in result: ExplorationResult) {
    let (coverage, unseen) = (result.coverage, result.unseen)
    XCTAssertFalse(unseen.states.isEmpty)
    XCTAssertTrue(Set(unseen.states).isDisjoint(with: coverage.states))
    for state in coverage.states {
      let untaken = (unseen.pairs[state] ?? []) + (unseen.impossible[state] ?? [])
      let taken = coverage.steps.filter { coverage.count(of: $0, in: state) > 0 }
      XCTAssertEqual((taken + untaken).sorted(), coverage.steps.sorted(), state)
    }
  }

  /// Whatever the steps of everything do beyond those of the exploration is named.
  private func assertThatTheResultNamesStepsLeftOut(_ result: ExplorationResult) throws {
    let all = try PocketCamera.exploration().steps(.everything)
      .run(.scripts([.lightPress])).coverage.steps
    let leftOut = Set(all).subtracting(result.coverage.steps)
    XCTAssertFalse(leftOut.isEmpty)
    for step in leftOut {
      let name = step.split(separator: " ").prefix(2).joined(separator: " ")
      XCTAssertTrue(result.unseen.lacks.contains(name), "\(step): \(result.unseen.lacks)")
    }
  }

  /// The steps turn only the first control, and only by half of its range.
  func testWhatFewStepsNeverReachIsNamed() throws {
    let result = try PocketCamera.exploration()
      .steps(.lightPress, .slide(by: 0.25), .click).run(.exhaustive(depth: 2))
    XCTAssertEqual(result.failures, [])
    XCTAssertEqual(result.missedGoals.map(\.name), ["the focus is locked"])
    XCTAssertEqual(result.unseen.values, ["Look": [2, 3, 4]])
    XCTAssertEqual(result.unseen.quarters, ["Zoom": [2, 3, 4]])
    XCTAssertEqual(
      result.calls.never,
      [
        "the handler was never called with “cancelled”",
        "the secondary handler was never called", "the action of “Zoom” was never called",
      ])
    for reason in InterruptionReason.allCases {
      XCTAssertTrue(result.unseen.lacks.contains("\(GestureStep.interrupt(reason))"), "\(reason)")
    }
    for button in ["volume-up", "volume-down", "action", "air-pods-stem"] {
      XCTAssertTrue(result.unseen.lacks.contains("press \(button)"), button)
    }
    assertThatNothingIsMissing(in: result)
  }

  /// Prints how many scripts it took to find each mutant.
  func testEachMutantIsFoundFromEverySeed() throws {
    for mutant in CameraMutant.allCases {
      var counts: [Int] = []
      for seed in seeds {
        let find = try firstFind(of: PocketCamera.exploration(of: mutant), seed: seed)
        XCTAssertNotNil(find.name, "\(mutant), seed \(seed)")
        counts.append(find.scripts)
      }
      print("\(mutant): \(counts.sorted().map { "\($0)" }.joined(separator: ", ")) scripts")
    }
  }

  func testACameraThatIgnoresOneReasonIsFound() throws {
    for reason in InterruptionReason.allCases {
      for seed in seeds {
        let exploration = PocketCamera.exploration(ignoring: reason)
        let name = try firstFind(of: exploration, seed: seed).name
        let properties = [
          "the banner is shown exactly during an interruption",
          "a movie is recorded only while the session runs",
        ]
        XCTAssertTrue(properties.contains(name ?? ""), "\(reason), seed \(seed): \(name ?? "-")")
      }
    }
  }
}
