import CameraControl
import CameraControlTesting
import Dispatch
import XCTest

/// Tests in which the app is busy with the phone on a queue of its own while the test goes on.
final class HeldUpTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let queue = DispatchQueue(label: "session")
  private let entered = DispatchSemaphore(value: 0)
  private let gate = DispatchSemaphore(value: 0)

  /// Starts a session on the queue, where an observer of the session blocks at the gate.
  private func startElsewhere(
    _ recorder: Recorder
  ) throws -> (session: CaptureSession, token: ObservationToken) {
    let session = CaptureSession(in: phone.app)
    try session.addInput(CaptureDeviceInput(device: phone.backCamera))
    let token = session.observe { [entered, gate, recorder] _ in
      entered.signal()
      gate.wait()
      recorder.note("heard")
    }
    queue.async { try? session.startRunning() }
    entered.wait()
    return (session, token)
  }

  func testASynchronousTestWaitsForWhatIsUnderWayElsewhere() throws {
    // If the end were missed, the wait would not end.
    phone.patience = .seconds(1_000_000)
    let recorder = Recorder(on: phone)
    let (session, token) = try startElsewhere(recorder)
    XCTAssertTrue(session.isRunning)
    DispatchQueue.global().async { [gate] in gate.signal() }
    phone.settle()
    XCTAssertEqual(recorder.log, ["heard"])
    token.cancel()
  }

  func testAnAsynchronousTestWaitsForWhatIsUnderWayElsewhere() async throws {
    phone.patience = .seconds(1_000_000)
    let recorder = Recorder(on: phone)
    let (session, token) = try startElsewhere(recorder)
    XCTAssertTrue(session.isRunning)
    DispatchQueue.global().async { [gate] in gate.signal() }
    await phone.settle()
    XCTAssertEqual(recorder.log, ["heard"])
    token.cancel()
  }

  func testWhatNeverEndsIsGivenUp() async throws {
    let recorder = Recorder(on: phone)
    let (session, token) = try startElsewhere(recorder)
    phone.patience = .milliseconds(20)
    await phone.settle()
    settleHere()
    XCTAssertEqual(recorder.log, [])
    XCTAssertTrue(session.isRunning)
    gate.signal()
    queue.sync {}
    XCTAssertEqual(recorder.log, ["heard"])
    token.cancel()
  }

  private func settleHere() { phone.settle() }

  func testAWaitThatCanThrowSaysThatACallHasNotReturned() async throws {
    let recorder = Recorder(on: phone)
    let (session, token) = try startElsewhere(recorder)
    func settle(line: UInt) throws { try phone.settle(patience: .milliseconds(20), line: line) }
    let message = { (line: Int) in
      "CameraControlTestingTests/HeldUpTests.swift:\(line):\n  gave up waiting for "
        + "a call from another thread, which has not returned, at 0.000"
    }
    XCTAssertThrowsError(try settle(line: 1)) { XCTAssertEqual("\($0)", message(1)) }
    do {
      try await phone.settle(patience: .milliseconds(20), line: 2)
      XCTFail("the observer is at the gate")
    } catch {
      XCTAssertEqual("\(error)", message(2))
    }
    gate.signal()
    try await phone.settle(patience: .seconds(60))
    XCTAssertEqual(recorder.log, ["heard"])
    XCTAssertTrue(session.isRunning)
    token.cancel()
  }

  func testAWaitLooksAgainWhenAControlIsAdded() async throws {
    let phone = SimulatedPhone()
    phone.patience = .seconds(1_000_000)
    let session = CaptureSession(in: phone.app)
    let zoom = try SystemZoomSlider(device: phone.backCamera)
    let (first, again) = (expectation(description: "first"), expectation(description: "again"))
    first.assertForOverFulfill = false
    let waiting = Task {
      try await phone.wait(until: {
        let isThere = !session.controls.isEmpty
        if isThere { again.fulfill() } else { first.fulfill() }
        return isThere
      })
    }
    await fulfillment(of: [first], timeout: 20)
    try session.addControl(zoom)
    await fulfillment(of: [again], timeout: 20)
    try await waiting.value
  }

  /// OVL05: once a test sees that a session runs, the phone knows of it, whatever queue started it.
  func testASessionThatIsSeenToRunCanBeUsed() async throws {
    for _ in 0..<50 {
      let phone = SimulatedPhone()
      let recorder = Recorder(on: phone)
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.setActionQueue(.inPlace, action: recorder.action("focus"))
      let session = CaptureSession(in: phone.app)
      try session.addInput(CaptureDeviceInput(device: phone.backCamera))
      try session.setControlsDelegate(recorder, queue: .inPlace)
      queue.async {
        try? session.startRunning()
        try? session.addControl(focus)
      }
      try await phone.wait(until: { session.isRunning && !session.controls.isEmpty })
      await phone.lightPress()
      await phone.slide(by: 0.5)
      XCTAssertEqual(focus.value, 0.5)
      await phone.wait(.seconds(4))
      try await phone.finish()
    }
  }
}
