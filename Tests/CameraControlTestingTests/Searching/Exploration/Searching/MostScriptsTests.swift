import CameraControl
import CameraControlTesting
import XCTest

/// Tests that an exploration tells at its beginning how many scripts it runs at most.
final class MostScriptsTests: XCTestCase {
  private var told: [ExplorationProgress] = []

  private var exploration: Exploration<CountingApp> {
    Exploration { phone in try CountingApp(on: phone) }.orders(.shuffled(seed: 3))
      .progress { [self] in told.append($0) }
  }

  /// Each script runs in two orders of delivery.
  func testAShareTellsOfItsOwnScripts() throws {
    let parts: [(ExplorationPart, [Int])] = [
      (.random(scripts: 514, length: 1, seed: 1), [512, 512, 4]),
      (.random(scripts: 259, length: 1, seed: 1), [174, 172, 172]),
      (.scripts([.lock], [.unlock], [.click], [.leaveApp]), [4, 2, 2]),
      (.random(scripts: 3, length: 2, seed: 1), [2, 2, 2]),
    ]
    for (part, counts) in parts {
      for (shard, count) in zip(1..., counts) {
        told = []
        let result = try exploration.run(part, shard: shard, of: 3)
        XCTAssertEqual(told.first, .begins(mostScripts: count))
        XCTAssertEqual(result.scripts, count)
      }
    }
  }

  /// There is one of each length, so they could be counted one by one for ever.
  func testScriptsOfASingleStepAreCountedAtOnce() throws {
    let result = try Exploration { phone in try CountingApp(on: phone) }
      .steps(.lock).progress { [self] in told.append($0) }
      .run(.exhaustive(depth: .max))
    XCTAssertEqual(told.first, .begins(mostScripts: .max))
    XCTAssertEqual(result.scripts, 1)
  }

  func testMoreScriptsThanCanBeCountedAreNotCounted() throws {
    let result = try exploration.stop(afterFailures: 1).always("ends at once") { _, _ in false }
      .run(.random(scripts: .max, length: 1, seed: 1))
    XCTAssertEqual(told.first, .begins(mostScripts: nil))
    XCTAssertEqual(result.failures.count, 1)
  }
}
