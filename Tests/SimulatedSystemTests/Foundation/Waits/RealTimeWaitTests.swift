import AVFoundation
import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that a wait without a current phone is a warning of the phone that the test uses.
final class RealTimeWaitTests: XCTestCase {
  private static let variable = "REAL_TIME_WAIT_TESTS"

  private let phone = SimulatedPhone()

  private static func sources(of phone: SimulatedPhone) -> [String] {
    phone.core.diagnostics.map { "\($0.source) \($0.rule)" }
  }

  /// TIM17: the app's session is on the phone, and the phone is not current.
  func testAWaitThatTakesRealTimeIsAWarning() async throws {
    let session = try phone.makeSession()
    await Task { try? await Task.sleep(for: .microseconds(1)) }.value
    await phone.wait(.seconds(1))
    let warning = try XCTUnwrap(phone.core.diagnostics.first)
    XCTAssertEqual(
      "\(warning)",
      "Task.sleep: The wait takes real time, because it began while no phone was current. "
        + "Run the app inside `asCurrent { … }`, or call `install()` before the app starts. [TIM17]"
    )
    XCTAssertEqual(phone.core.diagnostics.count, 1)
    XCTAssert("\(phone.report)".contains("takes real time"), "\(phone.report)")
    try session.stopRunning()
    try await phone.finish()
  }

  /// TIM17: each kind of wait, also in tasks that tasks create, is a warning of its own.
  func testEachKindOfWaitIsAWarning() async throws {
    await phone.wait(.seconds(1))
    await Task { () async -> Void in
      await Task { try? await Task.sleep(nanoseconds: 1) }.value
    }.value
    await wait { DispatchQueue.global().asyncAfter(deadline: .now(), execute: $0) }
    await wait {
      DispatchQueue.global().asyncAfter(deadline: .now(), execute: DispatchWorkItem(block: $0))
    }
    await wait { done in
      RunLoop.main.add(Timer(timeInterval: 0.001, repeats: false) { _ in done() }, forMode: .common)
    }
    XCTAssertEqual(
      Self.sources(of: phone),
      ["Task.sleep TIM17", "DispatchQueue.asyncAfter TIM17", "Timer TIM17"])
    try await phone.finish()
  }

  private func wait(_ begin: (@escaping @Sendable () -> Void) -> Void) async {
    await withCheckedContinuation { continuation in begin { continuation.resume() } }
  }

  /// TIM17: code with a current phone, and code of another test, is no mistake.
  func testOtherTestsAreNotAccused() async throws {
    let (waits, waiting) = AsyncStream.makeStream(of: Never.self)
    let (uses, using) = AsyncStream.makeStream(of: Never.self)
    // Two tests that run in parallel are two tasks.
    async let other = Self.useAPhone(using, until: waits)
    for await _ in uses {}
    try await Task.sleep(for: .microseconds(1))
    await Task { try? await Task.sleep(for: .microseconds(1)) }.value
    waiting.finish()
    let found = await other
    XCTAssertEqual(found, [])
    XCTAssertEqual(Self.sources(of: phone), [], "this test has not used its phone")
  }

  private static func useAPhone(
    _ using: AsyncStream<Never>.Continuation, until waits: AsyncStream<Never>
  ) async -> [String] {
    let phone = SimulatedPhone()
    await phone.click()
    using.finish()
    for await _ in waits {}
    let task = phone.asCurrent { Task { try await Task.sleep(for: .seconds(1)) } }
    await phone.wait(.seconds(1))
    _ = await task.result
    try? await phone.finish()
    return sources(of: phone)
  }

  /// TIM17: a task that may be of an earlier test, because it is older than the test's use of the phone.
  func testATaskThatIsOlderIsNotAccused() async throws {
    let (begins, beginning) = AsyncStream.makeStream(of: Never.self)
    let task = Task {
      for await _ in begins {}
      try? await Task.sleep(for: .microseconds(1))
    }
    await phone.wait(.seconds(1))
    beginning.finish()
    await task.value
    XCTAssertEqual(Self.sources(of: phone), [])
    try await phone.finish()
  }

  /// TIM17: a phone whose test has finished it is out of use.
  func testAFinishedPhoneIsNotAccused() async throws {
    await phone.wait(.seconds(1))
    try await phone.finish()
    try await Task.sleep(for: .microseconds(1))
    XCTAssertEqual(Self.sources(of: phone), [])
  }

  #if !canImport(Darwin)
    /// TIM17: in a synchronous test, which has no task, and which this program runs alone.
    func testASynchronousTestIsWarned() throws {
      guard ProcessInfo.processInfo.environment[Self.variable] == nil else {
        // A phone whose test waits outside of tasks.
        phone.click()
        let done = expectation(description: "done")
        DispatchQueue.main.asyncAfter(deadline: .now()) { done.fulfill() }
        wait(for: [done], timeout: 10)
        XCTAssertEqual(Self.sources(of: phone), ["DispatchQueue.asyncAfter TIM17"])
        // What waits now may be work of the first test.
        let next = SimulatedPhone()
        next.click()
        DispatchQueue.main.asyncAfter(deadline: .now()) {}
        XCTAssertEqual(Self.sources(of: next), [])
        return
      }
      let (status, errors) = try ChildTest.run(
        "testASynchronousTestIsWarned", of: Self.self, [Self.variable: "child"])
      XCTAssertEqual(status, 0, errors)
    }
  #endif
}
