import CameraControl
import CameraControlTesting
import XCTest

/// Tests that the usual steps go just around each threshold of the button, and waits around each
/// deadline.
final class AlphabetTests: XCTestCase {
  private func stepsTried(
    _ exploration: Exploration<CountingApp>, _ part: ExplorationPart
  ) throws -> Set<String> {
    var tried: Set<String> = []
    let result = try exploration.finally("note") { phone, _ in
      tried.formUnion(phone.trace.only(.step).texts)
      return true
    }.run(part)
    try result.expectNoFailure()
    return tried
  }

  func testTheUsualStepsGoJustBelowAndAboveEachThreshold() throws {
    let exploration = Exploration { phone in try CountingApp(on: phone) }
    let tried = try stepsTried(exploration, .exhaustive(depth: 1))
    let button = ButtonTuning()
    for force in [
      button.force.light.down, button.force.light.up, button.force.click.down,
      button.force.click.up,
    ] where force < 1 {
      XCTAssertTrue(tried.contains("touch \(force)"), "\(force) in \(tried)")
      XCTAssertTrue(tried.contains("touch \(force.nextDown)"), "\(force.nextDown)")
    }
    let slop = button.slideSlop
    for step: GestureStep in [
      .slide(millimeters: slop.nextDown), .slide(millimeters: slop.nextUp),
      .lightHold(button.lightHold), .lightHold(button.lightHold - .nanoseconds(1)),
      .press(.cameraControl, button.clickHold),
      .press(.cameraControl, button.clickHold - .nanoseconds(1)),
      .wait(button.doubleLightPressWindow.standard),
      .wait(button.doubleLightPressWindow.standard + .nanoseconds(1)),
      .wait(button.doubleClickWindow.standard),
      .wait(button.doubleClickWindow.standard + .nanoseconds(1)),
    ] {
      XCTAssertTrue(tried.contains("\(step)"), "\(step) in \(tried)")
    }
  }

  /// The overlay closes four seconds after the finger has left.
  func testWaitsGoJustAroundTheNextDeadline() throws {
    let exploration = Exploration { phone in try CountingApp(on: phone) }
      .steps(.lightPress).waits()
    let timeout = try XCTUnwrap(PhoneBehavior().overlay.timeouts.control)
    let tried = try stepsTried(exploration, .exhaustive(depth: 2))
    for wait in [timeout - .nanoseconds(1), timeout, timeout + .nanoseconds(1)] {
      XCTAssertTrue(tried.contains("\(GestureStep.wait(wait))"), "\(wait) in \(tried)")
    }
    XCTAssertEqual(tried.filter { $0.hasPrefix("wait") }.count, 3)
  }

  /// A mistake that only a press at the very end of the window shows is found at once.
  func testAPairOfPressesAtTheEndOfItsTimeIsFound() throws {
    let result = try Exploration { phone in try CountingApp(on: phone) }
      .finally("two presses that are far apart are no pair") { phone, _ in
        !phone.trace.only(.gesture).texts.contains("double light press")
          || phone.trace.only(.step).texts.contains("double-light-press")
      }
      .stop(afterFailures: 1).run(.random(scripts: 400, length: 20, seed: 2))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertTrue("\(failure.script)".contains("touch"), "\(failure.script)")
  }

  /// A setting has its value already, and no button is down before the repeated steps begin.
  func testRepeatedStepsArePossibleOnlyIfTheFirstOfThemIs() throws {
    let exploration = Exploration { phone in try CountingApp(on: phone) }
      .steps(
        .click, .repeated(2, [.set(.cameraControlEnabled(true)), .click]),
        .repeated(2, [.up(.volumeUp), .down(.volumeUp)]))
    let tried = try stepsTried(exploration, .exhaustive(depth: 2))
    XCTAssertEqual(tried, ["click"])
  }
}
