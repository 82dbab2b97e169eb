import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Tests that a result whose JSON was edited is refused, and never ends the process.
final class EditedResultTests: XCTestCase {
  private func share(_ number: Int) throws -> ExplorationResult {
    try Exploration { phone in try CountingApp(on: phone) }.steps(.lock, .unlock)
      .run(.random(scripts: 9, length: 2, seed: 1), shard: number, of: 3)
  }

  /// Returns the result with another value in its JSON.
  private func edit(
    _ result: ExplorationResult, _ key: String, _ value: Any
  ) throws -> ExplorationResult {
    let data = try JSONEncoder().encode(result)
    var json = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    if key == "counts" {
      var coverage = try XCTUnwrap(json["coverage"] as? [String: Any])
      var counts = try XCTUnwrap(coverage["counts"] as? [Any])
      let values = try XCTUnwrap(value as? [Int])
      counts.replaceSubrange(..<values.count, with: values)
      coverage["counts"] = counts
      json["coverage"] = coverage
    } else {
      XCTAssertNotNil(json[key])
      json[key] = value
    }
    let edited = try JSONSerialization.data(withJSONObject: json)
    return try JSONDecoder().decode(ExplorationResult.self, from: edited)
  }

  func testNumbersThatNoExplorationHasAreRefused() throws {
    let result = try share(1)
    XCTAssertEqual(try edit(result, "scripts", result.scripts), result)
    // All shards of an exploration can be added, so none may claim too many.
    let large = 1 << 51
    let edits: [(String, Any)] = [
      ("scripts", large), ("steps", large), ("states", large), ("failingScripts", large),
      ("counts", [large / 2, large / 2]), ("scripts", -1), ("steps", -1), ("states", -1),
      ("failingScripts", -1), ("shardCount", 0),
      ("shardCount", -3), ("shards", [Int]()), ("shards", [0]), ("shards", [4]),
      ("shards", [1, 1]), ("shards", [2, 1]),
      ("endedEarly", [2]), ("counts", [-1]), ("counts", [Int.max, 1]),
      ("stateKeys", ["key": 0]), ("stateKeys", ["key": large]), ("places", ["Focus": 1 << 32]),
      (
        "goals",
        [["name": "none", "partCount": 0, "mostParts": 0, "script": "", "rank": [], "parts": 0]]
      ),
      (
        "goals",
        [["name": "two", "partCount": 1, "mostParts": 2, "script": "", "rank": [], "parts": 0]]
      ),
    ]
    for (key, value) in edits {
      XCTAssertThrowsError(try edit(result, key, value), "\(key) = \(value)") { error in
        XCTAssertTrue(error is DecodingError, "\(error)")
      }
    }
  }

  /// The first keys by their text are kept, in whatever order the shards are added.
  func testOfVeryManyStateKeysTheSameAreKept() throws {
    let shards = try (1...3).map { number in
      let keys = (0..<7_000).map { ("\($0 * 3 + number)", number) }
      return try edit(share(number), "stateKeys", Dictionary(uniqueKeysWithValues: keys))
    }
    let all = try shards[0].merged(with: shards[1]).merged(with: shards[2])
    XCTAssertEqual(all.unseen.stateKeyCount, 10_000)
    XCTAssertEqual(all, try shards[2].merged(with: shards[0]).merged(with: shards[1]))
    // “1” is the first of the keys by its text, and one of the rarest.
    XCTAssertEqual(all.unseen.rarestStateKeys["1"], 1)
  }
}
