import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests how many scripts an exhaustive search runs, and that shards of it are all of it.
final class ExhaustiveSearchTests: XCTestCase {
  private let steps: [GestureStep] = [.press(.volumeUp), .press(.volumeDown), .wait(.seconds(1))]

  private func exploration(_ count: Int) -> Exploration<CountingApp> {
    Exploration { phone in try CountingApp(on: phone) }.steps(Array(steps.prefix(count)))
  }

  /// Steps that are always possible give n + n² + … + nᵈ scripts.
  func testWithoutMergingTheNumberOfScriptsIsThatOfTheFormula() throws {
    for (count, depth) in [(1, 4), (2, 1), (2, 4), (3, 3)] {
      let result = try exploration(count).run(.exhaustive(depth: depth, merging: false))
      let powers = (1...depth).map { power in (0..<power).reduce(1) { total, _ in total * count } }
      XCTAssertEqual(result.scripts, powers.reduce(0, +), "\(count) steps, depth \(depth)")
    }
  }

  func testTheNumberOfScriptsIsKnownBeforehand() throws {
    var told: [ExplorationProgress] = []
    _ = try exploration(3).progress { told.append($0) }.run(.exhaustive(depth: 3))
    XCTAssertEqual(told.first, .begins(mostScripts: 3 + 9 + 27))
  }

  /// A press of a volume button leaves the phone as it was, so only the first level is new.
  func testStatesThatAreTheSameAreMerged() throws {
    let result = try exploration(3).run(.exhaustive(depth: 6))
    XCTAssertEqual(result.states, 1)
    XCTAssertEqual(result.scripts, 3)
  }

  func testWhatIsNotAlikeIsNotMerged() throws {
    let result = try exploration(2).stateKey { app in min(app.clicks, 3) }.run(
      .exhaustive(depth: 6))
    XCTAssertEqual(result.states, 4)
    XCTAssertEqual(result.scripts, 4 * 2)
  }

  /// The app says nothing of what is open, but another step is possible then.
  func testStatesInWhichOtherStepsArePossibleAreNotMerged() throws {
    let result = try exploration(1).stateKey { app in app.steps.contains("pick") }
      .step("open") { _, app in app.note("open") }
      .step("pick", when: { _, app in app.steps.contains("open") }) { _, app in app.note("pick") }
      .always("nothing is picked") { _, app in !app.steps.contains("pick") }
      .run(.exhaustive(depth: 2))
    XCTAssertEqual(result.failures.map { "\($0.script)" }, ["app open; app pick"])
  }

  /// The timeout of the overlay counts from the last press, whenever that was.
  func testStatesAreTheSameAtDifferentTimes() throws {
    let result = try Exploration { phone in try CountingApp(on: phone) }
      .steps(.lightPress, .wait(.seconds(1)), .wait(.seconds(10)))
      .run(.exhaustive(depth: 8))
    XCTAssertLessThan(result.states, 12)
    try result.expectNoFailure()
  }

  func testOnlyWhatIsPossibleIsTried() throws {
    let result = try Exploration { phone in try CountingApp(on: phone) }
      .steps(.up(.volumeUp), .down(.volumeUp), .tapOverlay(item: 0), .returnToApp)
      .run(.exhaustive(depth: 4, merging: false))
    XCTAssertEqual(result.scripts, 4)
    XCTAssertEqual(result.coverage.stepsNeverTaken, ["tap-overlay 0", "return-to-app"])
  }

  /// Every figure is the same: nothing is counted twice, and nothing is left out.
  ///
  /// In the suite, five shards do the work; in a campaign, sixteen. With merging, there are only five
  /// scripts of the last length.
  func testSharesTogetherDoWhatOneDoes() throws {
    let exploration = exploration(3)
      .always("no third press") { _, app in app.clicks < 3 }
      .stateKey { app in app.clicks }
    for (part, most) in [
      (ExplorationPart.exhaustive(depth: 4), 5), (.exhaustive(depth: 4, merging: false), 16),
      (.random(scripts: 300, length: 3, seed: 11), 16),
    ] {
      let count = Effort.isCampaign ? most : 5
      let one = try exploration.run(part)
      let shards = try (1...count).map { try exploration.run(part, shard: $0, of: count) }
      var all = shards[count - 1]
      for share in shards[..<(count - 1)].reversed() { all = try all.merged(with: share) }
      XCTAssertEqual(all, one)
      XCTAssertEqual("\(all)\(all.coverage)", "\(one)\(one.coverage)")
      XCTAssertTrue(shards.allSatisfy { $0.scripts < one.scripts })
    }
  }

  /// A property may move the phone, so the scripts before those of a shard are checked as well.
  func testEveryShardOfAFewScriptsHasWork() throws {
    let exploration = exploration(3).orders(1)
      .always("no third press") { phone, app in
        phone.wait(.milliseconds(100))
        return app.clicks < 3
      }
    for (part, most) in [
      (ExplorationPart.random(scripts: 10, length: 3, seed: 11), 10),
      (.random(scripts: 260, length: 1, seed: 11), 9),
      (.exhaustive(depth: 2), 3), (.exhaustive(depth: 2, merging: false), 12),
      (.exhaustive(depth: 3, merging: false), 15),
    ] {
      let one = try exploration.run(part)
      for count in Set([2, most / 2 + 1, most]) {
        let shards = try (1...count).map { try exploration.run(part, shard: $0, of: count) }
        var all = shards[0]
        for shard in shards[1...] { all = try all.merged(with: shard) }
        XCTAssertEqual(all, one, "\(part) in \(count) shards")
      }
    }
  }

  /// Shards of a search that doesn't merge states count their scripts apart, so a count doesn't say which
  /// of two failing scripts comes first.
  func testOfFailuresInTwoShardsTheFirstOneIsKept() throws {
    let exploration = exploration(0)
      .step("a") { _, app in app.note("a") }
      .step("b") { _, app in app.note("b") }
      .finally("it ends well") { _, app in
        app.steps != ["a", "a", "b"] && app.steps != ["a", "b", "a"]
      }
    let part = ExplorationPart.exhaustive(depth: 3, merging: false)
    let one = try exploration.run(part)
    XCTAssertEqual(one.failures.map { "\($0.found)" }, ["app a; app a; app b"])
    let shards = try (1...2).map { try exploration.run(part, shard: $0, of: 2) }
    XCTAssertEqual(shards.map(\.failures.count), [1, 1])
    XCTAssertEqual(try shards[1].merged(with: shards[0]), one)
  }

  /// There are more steps of the app than two bytes can count.
  func testThereCanBeVeryManySteps() throws {
    let result = try exploration(0)
      .step("no", of: 0..<65_540, when: { _, _ in false }) { _, _, _ in }
      .step("yes") { _, app in app.note("yes") }
      .always("it is taken once") { _, app in app.steps.count < 2 }
      .run(.exhaustive(depth: 2))
    XCTAssertEqual(result.failures.map { "\($0.script)" }, ["app yes; app yes"])
  }

  /// The same with steps that are not always possible, several orders, and states that are reached in
  /// several ways.
  func testSharesOfUsualStepsTogetherDoWhatOneDoes() throws {
    let exploration = Exploration { phone in try CountingApp(on: phone) }
      .steps(
        .lightPress, .down(.volumeUp), .up(.volumeUp), .leaveApp, .returnToApp, .tapOverlay(item: 0)
      )
      .waits(.until).orders(1).stateKey { app in min(app.clicks, 2) }
      .finally("no press after a light press") { phone, app in
        app.clicks == 0 || phone.trace.only(.step).texts.first != "light-press"
      }
    let parts: [ExplorationPart] = [
      .exhaustive(depth: Effort.isCampaign ? 3 : 2), .random(scripts: 260, length: 4, seed: 2),
    ]
    let one = try exploration.run(parts)
    XCTAssertEqual(one.failures.count, 1)
    for count in Effort.isCampaign ? [2, 5, 16] : [3] {
      var shards = try (1...count).map { try exploration.run(parts, shard: $0, of: count) }
      var all = shards.removeFirst()
      for share in shards.reversed() { all = try all.merged(with: share) }
      XCTAssertEqual(all, one, "\(count) shards")
    }
  }
}
