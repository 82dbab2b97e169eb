import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Tests what becomes of the failures that were found before an exploration was stopped.
final class ResumingFailuresTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("failures-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  /// Explores, and stops after a number of runs.
  private func explore(
    _ part: ExplorationPart, stoppingAfter count: Int? = nil, resuming: Bool = true,
    _ change: @escaping Change
  ) async throws -> ExplorationResult {
    let run = Run(part: part, count: count, folder: resuming ? folder.path : nil, change: change)
    return try await Task { try run.result() }.value
  }

  /// The same script breaks another claim after the app was changed.
  func testAScriptThatBreaksAnotherClaimIsNoticed() async throws {
    func strict(_ broken: String) -> Change {
      { exploration in
        exploration.finally("one") { _, _ in broken != "one" }
          .finally("two") { _, _ in broken != "two" }
      }
    }
    let part = ExplorationPart.random(scripts: 300, length: 2, seed: 1)
    let stopped = try await explore(part, stoppingAfter: 250, strict("one"))
    XCTAssertEqual(stopped.failures.map(\.claim), ["one"])
    do {
      _ = try await explore(part, strict("two"))
      XCTFail("it was taken")
    } catch let error as ExplorationError {
      XCTAssertTrue("\(error)".contains("a script no longer does what it did."), "\(error)")
    }
    let resumed = try await explore(part, strict("one"))
    let whole = try await explore(part, resuming: false, strict("one"))
    XCTAssertEqual(resumed, whole)
  }

  /// The app breaks the claim once, in the middle of a script, and never again.
  func testAFailureThatComesAndGoesIsKept() async throws {
    func flaky(_ failing: Int?) -> Change {
      { exploration in
        var ends = 0
        return exploration.always("no chance") { _, _ in
          ends += 1
          return ends != failing
        }
      }
    }
    let part = ExplorationPart.random(scripts: 300, length: 2, seed: 1)
    let whole = try await explore(part, resuming: false, flaky(5))
    XCTAssertNotNil(try XCTUnwrap(whole.failures.first).difference)
    for count in [100, 50, 200] {
      let stopped = try await explore(part, stoppingAfter: count, flaky(5))
      XCTAssertFalse(stopped.isComplete)
      XCTAssertEqual(stopped.failures, whole.failures)
      // It may be stopped again before it has come to new scripts.
      _ = try await explore(part, stoppingAfter: 1, flaky(nil))
      let resumed = try await explore(part, flaky(nil))
      XCTAssertEqual(resumed, whole)
    }
  }

  /// The steps of the app are no more than a line in the script, and millions of bytes one by one.
  func testAScriptOfManyStepsOfTheAppIsReadAgain() async throws {
    let long: GestureScript = [.repeated(15_000, [.app(longName)])]
    let part = ExplorationPart.scripts(long, [.lock], [.unlock])
    let stopped = try await explore(part, stoppingAfter: 2) { $0 }
    XCTAssertEqual(stopped.scripts, 1)
    let resumed = try await explore(part) { $0 }
    XCTAssertEqual(resumed.scripts, 3)
    XCTAssertEqual(resumed.steps, 15_002)
    XCTAssertTrue(resumed.isComplete)
  }
}

private typealias Change = @Sendable (Exploration<CountingApp>) -> Exploration<CountingApp>

private let longName = "a very\(String(repeating: ", very", count: 50)) long name"

private struct Run: Sendable {
  let part: ExplorationPart
  let count: Int?
  let folder: String?
  let change: Change

  func result() throws -> ExplorationResult {
    var runs = 0
    let exploration = Exploration { phone in
      runs += 1
      if runs == count { withUnsafeCurrentTask { $0?.cancel() } }
      return try CountingApp(on: phone)
    }
    let changed = change(exploration.step(longName) { _, app in app.note("step") })
    return try (folder.map { changed.resuming(in: $0) } ?? changed).run(part)
  }
}
