import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that shuffled callbacks lag over the steps of a script, and what waits for them.
final class LagOverStepsTests: XCTestCase {
  private let exploration = Exploration { phone in try QueueApp(on: phone) }

  /// The end of a click arrives once the person has left, because both are quick.
  func testACallbackArrivesAfterTheNextStep() throws {
    let left =
      exploration
      .steps(.click, .leaveApp)
      .finally("no press ends behind another app") { _, app in app.endsBehind == 0 }
    try left.run(.exhaustive(depth: 3)).expectNoFailure()
    let result = try left.orders(8).run(.exhaustive(depth: 2))
    XCTAssertEqual(result.failures.map { "\($0.script)" }, ["click; leave-app"])
    XCTAssertTrue(result.failures.allSatisfy { $0.difference == nil })
  }

  func testACallbackThatMayNotLagDoesNot() throws {
    try exploration
      .steps(.click, .leaveApp)
      .orders(.shuffled(seed: 1, lag: 0), .shuffled(seed: 2, lag: 0))
      .finally("no press ends behind another app") { _, app in app.endsBehind == 0 }
      .run(.exhaustive(depth: 3)).expectNoFailure()
  }

  /// What the app has not heard of yet is not its mistake.
  func testPropertiesAreCheckedOnceEverythingHasArrived() throws {
    let steps: [GestureStep] = [.lightPress, .tapOutsideOverlay, .leaveApp, .returnToApp, .click]
    let checked = exploration.steps(steps).orders(6)
      .always("the app knows its controls") { phone, app in
        app.isActive == (phone.overlay != .hidden)
      }
    let count = Effort.count(sample: 6, campaign: 5_000)
    let part = ExplorationPart.random(scripts: count, length: 10, seed: 3)
    let result = try checked.run(part)
    try result.expectNoFailure()
    // A property that never holds is found, so properties are checked.
    let broken = try checked.always("the overlay stays hidden") { phone, _ in
      phone.overlay == .hidden
    }.run(part)
    XCTAssertEqual(broken.failures.map { "\($0.script)" }, ["light-press"])
  }

  func testSettlingInAStepDeliversEverything() throws {
    let result =
      try exploration
      .steps(.tapOutsideOverlay)
      .step("open") { phone, app in
        phone.lightPress()
        phone.settle()
        guard app.isActive else { throw Late() }
      }
      .orders(8).run(.exhaustive(depth: 3))
    try result.expectNoFailure()
  }

  func testWaitingInAnAsynchronousStepDeliversEverything() async throws {
    let result =
      try await exploration
      .steps(.tapOutsideOverlay)
      .step("open") { phone, app async throws in
        await phone.lightPress()
        await phone.settle()
        guard app.isActive else { throw Late() }
      }
      .orders(8).run(.exhaustive(depth: 3))
    try result.expectNoFailure()
  }

  func testAnAsynchronousExplorationFindsTheSame() async throws {
    let left =
      exploration
      .steps(.click, .leaveApp, .returnToApp).orders(8)
      .finally("no press ends behind another app") { _, app in app.endsBehind == 0 }
    let part = ExplorationPart.random(scripts: 12, length: 8, seed: 5)
    let waited = try await left.finally("waits") { _, _ async in true }.run(part)
    XCTAssertFalse(waited.failures.isEmpty)
    let found = try synchronously(left, part).failures
    XCTAssertEqual(waited.failures.map(\.script), found.map(\.script))
    XCTAssertEqual(waited.failures.map(\.trace), found.map(\.trace))
  }

  private func synchronously(
    _ exploration: Exploration<QueueApp>, _ part: ExplorationPart
  ) throws -> ExplorationResult {
    try exploration.run(part)
  }

  private struct Late: Error {}
}
