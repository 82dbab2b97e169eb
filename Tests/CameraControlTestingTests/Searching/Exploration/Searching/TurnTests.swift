import CameraControl
import CameraControlTesting
import XCTest

/// Tests that parts that search take turns.
final class TurnTests: XCTestCase {
  private let exploration = Exploration { phone in try CountingApp(on: phone) }
    .always("at most three presses") { _, app in app.clicks <= 3 }

  /// All scripts of three usual steps are more than a hundred thousand.
  func testARandomScriptIsTriedBeforeAllShortOnes() throws {
    for parts in [
      [ExplorationPart.exhaustive(depth: 3), .random(scripts: 1_000, length: 20, seed: 1)],
      [.random(scripts: 1_000, length: 20, seed: 1), .exhaustive(depth: 3)],
    ] {
      let result = try exploration.stop(afterFailures: 1).run(parts)
      XCTAssertEqual(result.failures.map(\.property), ["at most three presses"])
      XCTAssertLessThan(result.scripts, 500)
      XCTAssertGreaterThan(result.states, 1)
    }
  }

  /// Known scripts come first, wherever a search would find the same.
  func testGivenScriptsComeBeforeAndAfterASearchAsTheyAreListed() throws {
    let script = GestureScript(Array(repeating: .press(.volumeUp), count: 4))
    let result = try exploration.run(
      .scripts(script), .exhaustive(depth: 1), .random(scripts: 30, length: 20, seed: 1))
    XCTAssertEqual(result.failures.first?.found, script)
  }

  /// What fails first in one run is what the shards report together.
  func testShardsOfPartsThatTakeTurnsTogetherDoWhatOneDoes() throws {
    let exploration = Exploration { phone in try CountingApp(on: phone) }
      .always("at most one press") { _, app in app.clicks <= 1 }.steps(.abstract).orders(2).stateKey
    {
      min($0.clicks, 4)
    }
      .options(\.overlay.timeouts.control, .seconds(1))
    let parts: [ExplorationPart] = [
      .exhaustive(depth: 2), .random(scripts: 40, length: 12, seed: 3),
      .random(scripts: 10, length: 5, seed: 4),
    ]
    let one = try exploration.run(parts)
    XCTAssertEqual(one.failures.count, 1)
    for count in [2, 3] {
      var shards = try (1...count).map { try exploration.run(parts, shard: $0, of: count) }
      var all = shards.removeLast()
      for shard in shards { all = try all.merged(with: shard) }
      XCTAssertEqual(all, one, "\(count) shards")
    }
  }
}
