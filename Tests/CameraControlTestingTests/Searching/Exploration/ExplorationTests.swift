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

  func testABrokenPropertyComesBackAsTheShortestScript() throws {
    let result =
      try exploration
      .always("at most one click") { _, app in app.clicks < 2 }
      .run(.random(scripts: 50, length: 20, seed: 7))
    XCTAssertEqual(result.failures.map(\.property), ["at most one click"])
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
    XCTAssertEqual(failure.neighbor?.script.description, "click")
  }

  /// A step is there for each value, only where the condition holds, and an earlier value is simpler.
  func testAStepOfTheAppMayHaveValuesAndACondition() async throws {
    let steps = exploration.steps(.click)
    let synchronous = steps.step("pick", of: 0..<3, when: { _, app in app.clicks > 0 }) {
      _, app, item in app.note("pick \(item)")
    }
    .always("nothing is picked") { _, app in app.steps.isEmpty }
    let asynchronous = steps.step("pick", of: 0..<3, when: { _, app in app.clicks > 0 }) {
      _, app, item in
      await Task.yield()
      app.note("pick \(item)")
    }
    .always("nothing is picked") { _, app in app.steps.isEmpty }
    let given = try GestureScript(parsing: "app \"pick 0\"; click; app \"pick 2\"")
    for exploration in [synchronous, asynchronous] {
      let found = try await exploration.run(.scripts(given))
      XCTAssertEqual(
        found.failures.map { "\($0.script)" }, [#"click; app "pick 0""#], "\(found)")
      // The step before the click was left out.
      XCTAssertEqual(found.failures.first?.found.description, #"click; app "pick 2""#)
      let searched = try await exploration.run(.exhaustive(depth: 2))
      XCTAssertEqual(
        searched.coverage.steps, ["click"] + (0..<3).map { #"app "pick \#($0)""# })
      XCTAssertEqual(searched.coverage.stepsNeverTaken, [])
      // One click, a click after it, and three ways to pick.
      XCTAssertEqual(searched.scripts, 5)
    }
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
