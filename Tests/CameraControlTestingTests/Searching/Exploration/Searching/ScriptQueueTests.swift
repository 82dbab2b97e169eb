import CameraControl
import CameraControlTesting
import XCTest

/// Tests that an exploration counts what known scripts reach.
final class ScriptQueueTests: XCTestCase {
  private let exploration = Exploration { phone in try CountingApp(on: phone) }
    .stateKey { $0.clicks }
  private let running = "overlay: hidden, button: nothing, session: running"

  func testKnownScriptsCountAsOthersDo() throws {
    let result = try exploration.steps(.press(.volumeUp), .leaveApp, .lightSlide(.fraction(0.5)))
      .run(.scripts([.press(.volumeUp), .press(.volumeUp)], [.lightSlide(.fraction(0.5))]))
    XCTAssertEqual(result.coverage.count(of: "press volume-up", in: running), 2)
    XCTAssertEqual(result.coverage.stepCount, 3)
    XCTAssertEqual(result.unseen.pairs[running], ["leave-app"])
    XCTAssertEqual(result.calls.actions.map { $0.count > 0 }, [false, true])
    XCTAssertEqual(result.unseen.quarters["Focus"], [2, 4])
    XCTAssertEqual(result.unseen.stateKeyCount, 3)
    XCTAssertTrue("\(result)".contains("the action of “Filter” was never called"), "\(result)")
    XCTAssertTrue("\(result)".contains("never taken although possible: 1 pair"), "\(result)")
  }

  /// A wait in a script takes the place of the move that waits as long.
  func testAWaitUntilTheNextDeadlineIsTheStepOfThatName() throws {
    let exploration = exploration.steps(.lightPress).waits(.until)
    let first = try exploration.run(.exhaustive(depth: 2)).coverage
    let wait = "wait until the next deadline"
    let state = try XCTUnwrap(first.states.first { first.count(of: wait, in: $0) > 0 })
    let result = try exploration.run(.scripts([.lightPress, .wait(.seconds(3))]))
    XCTAssertEqual(result.coverage.count(of: wait, in: state), 1, "\(result.coverage)")
  }

  /// A step that the exploration can't take is no pair, but its state was reached.
  func testAStateIsReachedByAStepThatIsNotAmongTheSteps() throws {
    let result = try exploration.steps(.leaveApp).run(.scripts([.press(.volumeDown)]))
    XCTAssertEqual(result.coverage.states, [running])
    XCTAssertEqual(result.coverage.stepCount, 0)
    XCTAssertEqual(result.unseen.pairs, [running: ["leave-app"]])
    XCTAssertTrue("\(result)".contains("states never reached: 47"), "\(result)")
  }

  func testShardsOfKnownScriptsTogetherCountWhatOneRunDoes() throws {
    let part = ExplorationPart.scripts(
      [.press(.volumeUp)], [.leaveApp, .returnToApp], [.lightSlide(.fraction(0.5))])
    let exploration = exploration.steps(.abstract)
    let one = try exploration.run(part)
    var all = try exploration.run(part, shard: 3, of: 3)
    for shard in 1...2 { all = try all.merged(with: exploration.run(part, shard: shard, of: 3)) }
    XCTAssertEqual(all, one)
  }
}
