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
}
