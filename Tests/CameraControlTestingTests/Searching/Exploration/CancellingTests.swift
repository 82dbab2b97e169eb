import CameraControl
import CameraControlTesting
import XCTest

/// Tests what becomes of an exploration whose task is canceled.
final class CancellingTests: XCTestCase {
  private let parts: [ExplorationPart] = [
    .scripts([.app("sleep"), .leaveApp]), .exhaustive(depth: 2),
    .random(scripts: 20, length: 3, seed: 1),
  ]

  /// The step fails in a task that is canceled, as one that sleeps does.
  private func explore(cancellingIn run: Int?) async throws -> ExplorationResult {
    let parts = parts
    return try await Task {
      var runs = 0
      return try await Exploration { phone in
        runs += 1
        if runs == run { withUnsafeCurrentTask { $0?.cancel() } }
        return try CountingApp(on: phone)
      }
      .steps(.press(.volumeUp), .leaveApp, .returnToApp)
      .step("sleep") { _, app in
        await Task.yield()
        try Task.checkCancellation()
        app.note("slept")
      }
      .stateKey { app in app.steps }
      .run(parts)
    }.value
  }

  func testAnAppThatNoticesTheCancellationBreaksNoProperty() async throws {
    let whole = try await explore(cancellingIn: nil)
    try whole.expectNoFailure()
    XCTAssertTrue(whole.isComplete)
    for run in 1...28 {
      let stopped = try await explore(cancellingIn: run)
      XCTAssertFalse(stopped.isComplete)
      XCTAssertEqual(stopped.failingScripts, 0, "in run \(run)")
      XCTAssertThrowsError(try stopped.expectNoFailure(), "in run \(run)") { error in
        XCTAssertEqual(
          "\(error)",
          "The exploration stopped before all scripts had run. "
            + "Run it again in a task that you don't cancel.")
      }
    }
  }

  /// From the fifth run on, it is known to fail again, and may not be the simplest yet.
  func testAFailureThatIsBeingMadeSimplerIsNotLost() async throws {
    let script: GestureScript = [.leaveApp, .returnToApp, .press(.volumeUp), .lock, .unlock]
    func explore(cancellingIn run: Int?) async throws -> ExplorationResult {
      try await Task {
        var runs = 0
        return try Exploration { phone in
          runs += 1
          if runs == run { withUnsafeCurrentTask { $0?.cancel() } }
          return try CountingApp(on: phone)
        }
        .finally("no press") { _, app in app.clicks == 0 }
        .run(.scripts(script, [.lock]))
      }.value
    }
    let whole = try await explore(cancellingIn: nil)
    XCTAssertEqual(whole.failures.map { "\($0.script)" }, ["press volume-up"])
    for run in 2...9 {
      let stopped = try await explore(cancellingIn: run)
      XCTAssertFalse(stopped.isComplete)
      XCTAssertEqual(stopped.failures.map(\.property), run < 5 ? [] : ["no press"], "in run \(run)")
      for failure in stopped.failures {
        XCTAssertTrue(failure.trace.only(.step).texts.contains("press volume-up"))
        XCTAssertEqual(failure.found, script)
      }
    }
  }

  /// Nothing says that other scripts ran.
  func testAPropertyThatFailsBeforeTheFirstStepEndsTheExplorationInWords() throws {
    let result = try Exploration { phone in try CountingApp(on: phone) }
      .steps(.leaveApp)
      .always("a lie") { _, _ in false }
      .stop(afterFailures: 1)
      .run(.exhaustive(depth: 2))
    XCTAssertTrue(
      "\(result)".hasPrefix(
        """
        0 scripts, 0 steps, 1 broken property, stopped before all scripts had run

        “a lie” does not hold

        The failure occurs as soon as the app is created, before the first step. If your app is right,
          correct the property or leave it out.

        found by a check of the new app
        """), "\(result)")
  }

  func testAnAppThatCannotBeCreatedAnyMoreEndsTheExplorationInOrder() async throws {
    let result = try await Task {
      var runs = 0
      return try Exploration { phone in
        runs += 1
        if runs == 5 { withUnsafeCurrentTask { $0?.cancel() } }
        try Task.checkCancellation()
        return try CountingApp(on: phone)
      }
      .run(.random(scripts: 20, length: 2, seed: 1))
    }.value
    // The first of five runs looks at the app before any step, and the last is canceled.
    XCTAssertEqual(result.scripts, 3)
    XCTAssertFalse(result.isComplete)
  }
}
