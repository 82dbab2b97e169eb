import CameraControl
import CameraControlTesting
import Dispatch
import XCTest

/// Tests that the patience of one call is not that of the phone.
final class OwnPatienceTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let queue = DispatchQueue(label: "session")
  private let gate = DispatchSemaphore(value: 0)
  private let recorder = Recorder()

  /// Returns a session with a slider, whose action waits at the gate.
  private func makeSession() throws -> CaptureSession {
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(queue) { [gate, recorder] _ in
      gate.wait()
      recorder.note("action")
    }
    return try phone.makeSession([focus], delegate: Self.delegate)
  }

  private static let delegate = Recorder()

  /// Sends a reading that turns the slider, without waiting for the action.
  private func turn() {
    for place in [0.0, 2, 4] {
      phone.core.send(
        ButtonSample(instant: phone.now.advanced(by: .milliseconds(10)), position: place))
    }
  }

  private func message(line: UInt) -> String {
    "CameraControlTestingTests/OwnPatienceTests.swift:\(line):\n  gave up waiting for "
      + "a callback on the queue “session”, at \(phone.now)"
  }

  func testASynchronousCallGivesUpForItselfOnly() throws {
    let session = try makeSession()
    phone.lightPress()
    turn()
    XCTAssertThrowsError(try phone.settle(patience: .milliseconds(20), line: 7)) { error in
      XCTAssertEqual("\(error)", message(line: 7))
    }
    XCTAssertEqual(phone.patience, .seconds(10))
    XCTAssertFalse(phone.unfinishedWork.contains { $0.kind == .stuck })
    try openTheGate(session)
  }

  /// Waits for what a call with a patience of its own gave up, and which the phone did not.
  private func openTheGate(_ session: CaptureSession) throws {
    let waiting = recorder.log.count
    for _ in 0..<9 { gate.signal() }
    phone.settle()
    XCTAssertGreaterThan(recorder.log.count, waiting)
    phone.perform([.slide(millimeters: 0), .wait(.seconds(4))])
    try phone.finish(allowing: [.openPress])
    try session.stopRunning()
  }

  func testAnAsynchronousCallGivesUpForItselfOnly() async throws {
    let session = try makeSession()
    await phone.lightPress()
    turn()
    // Waits with the phone's patience at the same time, for the same action.
    let other = Task { [phone, recorder] in
      await phone.settle()
      recorder.note("settled")
    }
    for line: UInt in [8, 9] {
      do {
        try await phone.settle(patience: .milliseconds(20), line: line)
        XCTFail("the action is at the gate")
      } catch {
        XCTAssertEqual("\(error)", message(line: line))
      }
    }
    XCTAssertEqual(phone.patience, .seconds(10))
    XCTAssertEqual(recorder.log, [])
    XCTAssertFalse(phone.unfinishedWork.contains { $0.kind == .stuck })
    for _ in 0..<9 { gate.signal() }
    await other.value
    XCTAssertEqual(recorder.log.last, "settled")
    XCTAssertGreaterThan(recorder.log.count, 1)
    withExtendedLifetime(session) {}
  }

  func testThePhonesPatienceDoesNotEndAWaitThatHasMore() async throws {
    let session = try makeSession()
    phone.onUnfinishedWork = { _ in }
    await phone.lightPress()
    turn()
    phone.patience = .milliseconds(20)
    let other = Task { [phone, gate] in
      await phone.settle()
      XCTAssertEqual(phone.unfinishedWork.count { $0.kind == .stuck }, 1)
      gate.signal()
    }
    let late = Task { [phone] in try await phone.settle(patience: .seconds(1_000_000)) }
    await other.value
    for _ in 0..<9 { gate.signal() }
    // What the phone has given up, no wait waits for any longer.
    _ = await late.result
    withExtendedLifetime(session) {}
  }

  func testEachCallbackHasThePatienceOfTheCall() async throws {
    let session = try makeSession()
    await phone.lightPress()
    for _ in 0..<9 { gate.signal() }
    turn()
    try await phone.settle(patience: .seconds(60))
    XCTAssertFalse(recorder.log.isEmpty)
    try settleHere(patience: .seconds(60))
    withExtendedLifetime(session) {}
  }

  private func settleHere(patience: Duration) throws { try phone.settle(patience: patience) }
}
