import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Tests what a result tells of the state keys that scripts reached.
final class UnseenStateKeyTests: XCTestCase {
  private enum Lens { case wide, telephoto }

  /// What the app remembers; the properties that change come after long ones.
  private struct Memory: Hashable {
    var title = String(repeating: "holiday ", count: 20)
    var place = String(repeating: "mountain ", count: 20)
    var lens = Lens.wide
    var isRecording = false
    var photos = 0
  }

  private final class MemoryApp {
    var memory = Memory()
  }

  private var exploration: Exploration<MemoryApp> {
    Exploration { _ in MemoryApp() }.steps(.lock)
      .step("record") { _, app in app.memory.isRecording.toggle() }
      .step("photo") { _, app in app.memory.photos = min(app.memory.photos + 1, 6) }
      .stateKey { $0.memory }
  }

  func testARareStateKeyShowsOnlyWhatDiffersFromTheMostFrequentOne() throws {
    let result = try exploration.run(.random(scripts: 40, length: 8, seed: 1))
    let rarest = result.unseen.rarestStateKeys
    XCTAssertEqual(rarest.count, 5)
    for key in rarest.keys {
      XCTAssertTrue(["isRecording: true", "photos: "].contains { key.hasPrefix($0) }, key)
      XCTAssertFalse(key.contains("lens"), key)
      XCTAssertTrue("\(result)".contains("“\(key)” \(rarest[key] ?? 0)×"), "\(result)")
    }
    XCTAssertGreaterThan(result.unseen.stateKeyCount, 8)
  }

  /// Returns the names of the properties of the state key that never changed.
  private func names(_ result: ExplorationResult) -> [String] {
    result.unseen.constantStateValues.map { String($0[..<($0.lastIndex(of: ":") ?? $0.endIndex)]) }
  }

  func testAPropertyOfTheStateKeyThatNeverChangedIsNamed() throws {
    let result = try exploration.run(.random(scripts: 40, length: 8, seed: 1))
    XCTAssertEqual(names(result), ["title", "place", "lens"])
    XCTAssertEqual(result.unseen.constantStateValues.last, "lens: wide")
    XCTAssertTrue("\(result)".contains("the same in all state keys: title: "), "\(result)")
    XCTAssertTrue("\(result)".contains("    lens: wide\n"), "\(result)")
  }

  /// The longest scripts of an exhaustive search come to states, too.
  func testAChangeInTheLastStepOfAnExhaustiveSearchCounts() throws {
    let result = try exploration.step("lens") { _, app in app.memory.lens = .telephoto }
      .run(.exhaustive(depth: 1))
    XCTAssertEqual(names(result), ["title", "place"])
    XCTAssertEqual(result.unseen.stateKeyCount, 4)
  }

  func testAValueThatDiffersInAnotherShardIsNotConstant() throws {
    let parts: [ExplorationPart] = [.random(scripts: 2, length: 1, seed: 3)]
    let exploration = Exploration { _ in MemoryApp() }.steps()
      .step("lens") { _, app in app.memory.lens = .telephoto }
      .step("photo") { _, app in app.memory.photos += 1 }
      .stateKey { $0.memory }.stateKey { $0.memory.photos > 5 }
    let one = try exploration.run(parts)
    let shards = try (1...2).map { shard in
      let data = try JSONEncoder().encode(exploration.run(parts, shard: shard, of: 2))
      return try JSONDecoder().decode(ExplorationResult.self, from: data)
    }
    XCTAssertEqual(shards.count { names($0).contains("1: lens") }, 1)
    XCTAssertEqual(shards.count { names($0).contains("1: photos") }, 1)
    let all = try shards[1].merged(with: shards[0])
    XCTAssertEqual(all, one)
    XCTAssertEqual(names(all), ["1: title", "1: place", "1: isRecording", "2"])
  }

  /// Only the first 10,000 keys by their text are kept, which all begin with the same value.
  func testAValueOfAKeyThatIsNotKeptCounts() throws {
    struct Pair: Hashable {
      let isLate: Bool
      let number: Int
    }
    var count = 0
    let result = try Exploration { _ in MemoryApp() }.steps(.lock, .unlock)
      .stateKey { _ in
        count += 1
        return Pair(isLate: count > 21_000, number: count)
      }
      .run(.random(scripts: 1_200, length: 20, seed: 1))
    XCTAssertEqual(result.unseen.stateKeyCount, 10_000)
    XCTAssertEqual(result.unseen.constantStateValues, [])
  }
}
