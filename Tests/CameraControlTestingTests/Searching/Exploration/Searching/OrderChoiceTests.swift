import CameraControl
import CameraControlTesting
import XCTest

/// Tests how many orders of callbacks an exploration tries.
final class OrderChoiceTests: XCTestCase {
  /// An order in which nothing new is late runs for a few scripts only: another script promises more.
  func testMostScriptsInWhichNothingIsNewRunOnce() throws {
    var runs = 0
    let exploration = Exploration { phone in
      runs += 1
      return try QueueApp(on: phone)
    }
    let scripts = 100
    let result = try exploration.steps(.click, .leaveApp, .returnToApp).orders(4)
      .run(.random(scripts: scripts, length: 8, seed: 1))
    XCTAssertEqual(runs, result.scripts + 1, "one run looks at the app as it is made")
    XCTAssertGreaterThan(result.scripts, scripts * 11 / 10)
    XCTAssertLessThan(result.scripts, scripts * 14 / 10)
  }
}
