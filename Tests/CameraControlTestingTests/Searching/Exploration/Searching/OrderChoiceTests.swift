import CameraControl
import CameraControlTesting
import Dispatch
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

  /// A new value of a control is no other callback if another gesture caused it.
  func testGesturesThatTurnTheSameControlShareTheirOrders() throws {
    let exploration = Exploration { phone in
      let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      slider.setActionQueue(DispatchQueue(label: "focus")) { _ in }
      let recorder = Recorder()
      return try (
        recorder,
        phone.makeSession([slider], delegate: recorder, queue: DispatchQueue(label: "delegate"))
      )
    }
    let scripts = 40
    let result = try exploration.steps(
      .lightSlide(.fraction(0.5)), .slide(by: 0.1), .slide(millimeters: 3),
      .dragOverlay(millimeters: 5), .tapOutsideOverlay, .leaveApp, .returnToApp
    )
    .orders(4).run(.random(scripts: scripts, length: 8, seed: 1))
    XCTAssertGreaterThan(result.scripts, scripts)
    XCTAssertLessThanOrEqual(result.scripts, scripts * 5 / 4)
  }
}
