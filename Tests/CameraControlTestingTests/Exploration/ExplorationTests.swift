import CameraControl
import CameraControlTesting
import XCTest

/// Tests that an exploration finds what is broken, and nothing else.
final class ExplorationTests: XCTestCase {
  private let exploration = Exploration { phone in try CountingApp(on: phone) }

  func testACorrectAppHasNoFailure() throws {
    let result = try exploration.run(.random(scripts: 100, length: 12, seed: 1))
    try result.expectNoFailure()
    XCTAssertEqual(result.scripts, 100)
    XCTAssertTrue(result.isComplete)
  }

  func testABrokenClaimComesBackAsTheShortestScript() throws {
    let result =
      try exploration
      .always("at most one click") { _, app in app.clicks < 2 }
      .run(.random(scripts: 50, length: 20, seed: 7))
    XCTAssertEqual(result.failures.map(\.claim), ["at most one click"])
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertLessThanOrEqual(failure.script.steps.count, 2)
    XCTAssertGreaterThanOrEqual(failure.found.steps.count, failure.script.steps.count)
    XCTAssertNil(failure.difference)
    XCTAssertEqual(failure.seed, 7)
    XCTAssertThrowsError(try result.expectNoFailure()) { error in
      XCTAssertTrue("\(error)".contains("“at most one click” does not hold"), "\(error)")
      XCTAssertTrue("\(error)".contains("ExplorationTests.swift:"), "\(error)")
    }
  }

  func testAnExhaustiveSearchFindsTheShortestScriptAtOnce() throws {
    let result =
      try exploration
      .steps(.lightPress, .click, .leaveApp, .returnToApp)
      .finally("no click after the app was left") { phone, app in
        phone.trace.count(of: .input) == 0 || app.clicks == 0
      }
      .run(.exhaustive(depth: 3))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual("\(failure.script)", "click; leave-app")
    XCTAssertEqual(failure.neighbour?.script.description, "click")
  }

  func testStepsOfTheAppAreSteps() throws {
    let result =
      try exploration
      .steps(.click)
      .step("the user taps record") { _, app in app.note("record") }
      .always("the user taps once") { _, app in app.steps.count < 2 }
      .run(.exhaustive(depth: 2))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(
      failure.script.text, "app \"the user taps record\"\napp \"the user taps record\"\n")
    XCTAssertEqual(try GestureScript(parsing: failure.script.text), failure.script)
  }
}
