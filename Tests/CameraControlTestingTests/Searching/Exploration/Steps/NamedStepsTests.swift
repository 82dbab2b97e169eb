import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests the steps that go by a name.
final class NamedStepsTests: XCTestCase {
  private let exploration = Exploration { phone in try CountingApp(on: phone) }

  /// n steps give at most n + n² + … + n⁵ scripts of up to five steps.
  func testTheAbstractStepsAreFewEnoughForAllScriptsOfFive() throws {
    let abstract = exploration.steps(.abstract)
    let count = try abstract.run(.random(scripts: 1, length: 1, seed: 1)).coverage.steps.count
    XCTAssertEqual(count, 22)
    let scripts = (1...5).reduce(0) { sum, depth in
      sum + (0..<depth).reduce(1) { power, _ in power * count }
    }
    XCTAssertEqual(scripts, 5_399_042)
    var told: [ExplorationProgress] = []
    _ = try abstract.progress { told.append($0) }.stop(afterFailures: 1)
      .always("ends at once") { _, _ in false }
      .run(.exhaustive(depth: 5))
    XCTAssertEqual(told.first, .begins(mostScripts: scripts))
  }

  /// Every pair of a state and a step that some script reaches is still reached.
  func testMergingLosesNoPairOfAStateAndAStep() throws {
    let abstract = exploration.steps(.abstract).stateKey { app in min(app.clicks, 2) }
    let depth = Effort.isCampaign ? 3 : 2
    let all = try abstract.run(.exhaustive(depth: depth, merging: false))
    let merged = try abstract.run(.exhaustive(depth: depth))
    XCTAssertLessThan(merged.scripts, all.scripts)
    XCTAssertEqual(merged.coverage.states, all.coverage.states)
    XCTAssertEqual(merged.coverage.pairCount, all.coverage.pairCount)
    for state in all.coverage.states {
      for step in all.coverage.steps where all.coverage.count(of: step, in: state) > 0 {
        XCTAssertGreaterThan(merged.coverage.count(of: step, in: state), 0, "\(step) in \(state)")
      }
    }
  }

  func testEveryAbstractStepIsTaken() throws {
    let result = try exploration.steps(.abstract).run(.exhaustive(depth: 2))
    // The app has two controls.
    XCTAssertEqual(result.coverage.stepsNeverTaken, ["tap-overlay 2", "tap-overlay 3"])
    try result.expectNoFailure()
  }

  func testAbstractStepsHaveNoVariants() throws {
    let steps = try exploration.steps(.abstract).run(.random(scripts: 1, length: 1, seed: 1))
      .coverage.steps
    XCTAssertEqual(Set(steps.map { $0.split(separator: " ")[0] }).count, 17, "\(steps)")
    XCTAssertFalse(steps.contains { $0.contains("just") })
  }

  func testAPhoneWithoutTheButtonHasNoStepsOnIt() throws {
    let exploration = Exploration(.iPhone15) { phone in try PressLog(on: phone) }.steps(.abstract)
    let steps = try exploration.run(.random(scripts: 1, length: 1, seed: 1)).coverage.steps
    XCTAssertEqual(
      steps,
      [
        "down volume-up", "up volume-up", "leave-app", "return-to-app", "side-button", "unlock",
        "interrupt video-device-in-use-by-another-client", "end-interruption",
        "wait until the next deadline",
      ])
  }

  /// They name each reason, and the buttons and settings that the model has.
  func testEverythingHasAllReasonsAndTheSettingsOfTheModel() throws {
    let part = ExplorationPart.random(scripts: 1, length: 1, seed: 1)
    let all = try exploration.steps(.everything).run(part)
    XCTAssertEqual(all.unseen.lacks.filter { $0.hasPrefix("interrupt ") }, [])
    XCTAssertEqual(all.unseen.lacks.filter { $0.hasPrefix("press ") }, [])
    for setting in ["focus-lock", "action-button", "air-pods-remote", "adjustments-enabled"] {
      XCTAssertFalse(all.unseen.lacks.contains("set \(setting)"), setting)
    }
    let old = try Exploration(.iPhone15) { phone in try PressLog(on: phone) }
      .steps(.everything).run(part)
    XCTAssertEqual(old.unseen.lacks.filter { $0.hasPrefix("press ") }, [])
    XCTAssertTrue(old.unseen.lacks.contains("set action-button"))
    XCTAssertTrue(old.unseen.lacks.contains("set focus-lock"))
    XCTAssertFalse(old.coverage.steps.contains("press action"))
  }

  func testOtherGesturesAreAdded() throws {
    let more: [GestureStep] = [.down(.action), .set(.requireScreenOn(false))]
    let steps = try exploration.steps(.usual, and: more).run(
      .random(scripts: 1, length: 1, seed: 1)
    ).coverage.steps
    XCTAssertTrue(steps.contains("down action"))
    XCTAssertTrue(steps.contains("set require-screen-on off"), "\(steps)")
    XCTAssertTrue(steps.contains("light-press"))
    XCTAssertEqual(
      try exploration.run(.random(scripts: 1, length: 1, seed: 1)).coverage.steps.count,
      steps.count - more.count)
  }

  /// A step that is there twice would come up twice as often, and double an exhaustive search.
  func testAGestureThatIsThereAlreadyIsNotAddedAgain() throws {
    for (name, own) in [(NamedSteps.usual, GestureStep.lock), (.abstract, .lightPress)] {
      let usual = try exploration.steps(name).run(.random(scripts: 1, length: 1, seed: 1)).coverage
        .steps
      let more = exploration.steps(name, and: [own, .down(.action)])
      let steps = try more.run(.random(scripts: 1, length: 1, seed: 1)).coverage.steps
      XCTAssertEqual(steps.count { $0 == "\(own)" }, 1)
      XCTAssertEqual(steps.count, usual.count + 1)
    }
  }

  func testManyStepsOfTheAppDoNotCrowdOutTheGestures() throws {
    var crowded = exploration
    for number in 0..<300 { crowded = crowded.step("step \(number)") { _, _ in } }
    let coverage = try crowded.run(.random(scripts: 25, length: 40, seed: 4)).coverage
    let own = coverage.steps.filter { $0.hasPrefix("app ") }.reduce(0) { sum, step in
      sum + coverage.states.reduce(0) { $0 + coverage.count(of: step, in: $1) }
    }
    XCTAssertGreaterThan(coverage.stepCount - own, coverage.stepCount / 4)
    XCTAssertGreaterThan(own, coverage.stepCount / 4)
  }
}
