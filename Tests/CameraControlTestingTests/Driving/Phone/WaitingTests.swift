import CameraControl
import CameraControlTesting
import Dispatch
import Observation
import XCTest

final class WaitingTests: XCTestCase {
  // A session does not keep a strong reference to its delegate.
  private let recorder = Recorder()

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private func lateMessage(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  /// Returns a phone with a session that has a slider, whose action runs on a queue.
  private func phone(
    queue: any CallbackQueue, action: @escaping @Sendable (Float) -> Void
  ) throws -> (SimulatedPhone, CaptureSession) {
    let phone = SimulatedPhone()
    phone.onUnfinishedWork = { _ in }
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(queue, action: action)
    let session = try phone.makeSession([focus], delegate: recorder)
    return (phone, session)
  }

  func testCallbacksRunBeforeTheConditionIsLookedAt() throws {
    let (phone, session) = try phone(queue: DispatchQueue.main, action: recorder.action("focus"))
    // The session's own turn, unlike a finger's, does not wait for the action.
    session.slide(session.controls[0], byMillimeters: 20)
    try phone.wait(until: { true })
    XCTAssertEqual(recorder.log.count, 1, "\(recorder.log)")
  }

  func testTimeBringsWhatIsWaitedFor() throws {
    let (phone, session) = try phone(queue: .inPlace) { _ in }
    phone.lightPress()
    XCTAssertNotEqual(phone.overlay, .hidden)
    try phone.wait(until: { phone.overlay == .hidden }, within: .seconds(60))
    XCTAssertEqual(phone.now, .zero.advanced(by: .milliseconds(3080)))
    withExtendedLifetime(session) {}
  }

  func testAConditionThatTimeDoesNotBringIsGivenUpAndNamed() async throws {
    let phone = SimulatedPhone()
    await phone.wait(.seconds(1))
    XCTAssertEqual(
      message {
        try phone.wait(until: { false }, within: .seconds(60), describedAs: "the shutter", line: 12)
      },
      "CameraControlTestingTests/WaitingTests.swift:12:\n  gave up waiting for the shutter "
        + "from 1.000 to 61.000, at 61.000")
    XCTAssertEqual(phone.now, .zero.advanced(by: .seconds(61)))
    let late = await lateMessage {
      try await phone.wait(until: { false }, within: .seconds(2), line: 13)
    }
    XCTAssertEqual(
      late,
      "CameraControlTestingTests/WaitingTests.swift:13:\n  gave up waiting for the condition "
        + "from 61.000 to 63.000, at 63.000")
  }

  func testAConditionThatHoldsOnlyWhenTheTimeHasPassedIsMet() async throws {
    let phone = SimulatedPhone()
    let end = phone.now.advanced(by: .seconds(5))
    try { try phone.wait(until: { phone.now == end }, within: .seconds(5)) }()
    let later = end.advanced(by: .seconds(5))
    try await phone.wait(until: { phone.now == later }, within: .seconds(5))
  }

  func testWhileTimeStandsStillTheWaitEndsWithThePatience() async {
    let phone = SimulatedPhone()
    phone.patience = .zero
    let expected =
      "CameraControlTestingTests/WaitingTests.swift:14:\n  gave up waiting for a picture, "
      + "while virtual time stood still, at 0.000"
    XCTAssertEqual(
      message { try phone.wait(until: { false }, describedAs: "a picture", line: 14) }, expected)
    let late = await lateMessage {
      try await phone.wait(until: { false }, describedAs: "a picture", line: 14)
    }
    XCTAssertEqual(late, expected)
  }

  @MainActor
  func testAnObservableModelIsWaitedFor() async throws {
    let phone = SimulatedPhone()
    // If the change were missed, the wait would not end.
    phone.patience = .seconds(1_000_000_000)
    let model = Model()
    var looks = 0
    try await phone.wait(until: {
      looks += 1
      if looks == 1 { Task { model.isReady = true } }
      return model.isReady
    })
    XCTAssertEqual(looks, 2)
    XCTAssertEqual(phone.now, .zero)
  }

  func testAChangeWithoutANoticeIsSeenLongBeforeThePatienceEnds() async throws {
    let phone = SimulatedPhone()
    var looks = 0
    func isMet() -> Bool {
      looks += 1
      return looks.isMultiple(of: 4)
    }
    try { try phone.wait(until: isMet) }()
    XCTAssertEqual(looks, 4)
    try await phone.wait(until: isMet)
    XCTAssertEqual(looks, 8)
  }

  func testARecorderOnAnotherThreadIsWaitedFor() throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    DispatchQueue.global().async { recorder.note("done") }
    try phone.wait(until: { recorder.log == ["done"] })
  }

  /// A wait sees every change, whenever it comes.
  func testNoChangeIsMissed() async throws {
    let phone = SimulatedPhone()
    phone.patience = .seconds(1_000_000_000)
    let recorder = Recorder(on: phone)
    for number in 1...500 {
      DispatchQueue.global().async { recorder.note("sync") }
      try { try phone.wait(until: { recorder.log.count == 2 * number - 1 }) }()
      DispatchQueue.global().async { recorder.note("async") }
      try await phone.wait(until: { recorder.log.count == 2 * number })
    }
  }

  func testABlockedQueueIsNamedAndNotWaitedForTwice() async throws {
    let gate = DispatchSemaphore(value: 0)
    let done = expectation(description: "the callbacks ran late")
    done.expectedFulfillmentCount = 9
    let (phone, session) = try phone(queue: DispatchQueue(label: "session")) { _ in
      gate.wait()
      done.fulfill()
    }
    let stuck = Recorder()
    phone.onUnfinishedWork = { unfinishedWork in
      for work in unfinishedWork { stuck.note("\(work)") }
    }
    await phone.lightPress()
    phone.patience = .zero
    await phone.slide(millimeters: 1.8)
    let late = await lateMessage { try await phone.settle(patience: .zero, line: 15) }
    XCTAssertEqual(
      late,
      "CameraControlTestingTests/WaitingTests.swift:15:\n  gave up waiting for "
        + "a callback on the queue “session”, at 0.290")
    await phone.settle()
    let sentence =
      "a callback on the queue “session” took longer than the phone's patience, so the "
      + "phone continued without it"
    XCTAssertEqual(stuck.log, [sentence])
    XCTAssertTrue(phone.unfinishedWork.map(\.text).contains(sentence))
    for _ in 0..<9 { gate.signal() }
    await fulfillment(of: [done], timeout: 60)
    withExtendedLifetime(session) {}
  }

  /// Once the callback that took too long has returned, its queue is like any other.
  func testAQueueThatIsFreeAgainIsWaitedForAgain() throws {
    let (queue, gate) = (DispatchQueue(label: "session"), DispatchSemaphore(value: 0))
    let (phone, session) = try phone(queue: queue) { _ in gate.wait() }
    let stuck = Recorder()
    phone.onUnfinishedWork = { for work in $0 { stuck.note("\(work)") } }
    phone.lightPress()
    phone.patience = .zero
    for count in 1...2 {
      phone.slide(millimeters: 1)
      XCTAssertEqual(stuck.log.count, count)
      gate.signal()
      queue.sync {}
    }
    withExtendedLifetime(session) {}
  }

  func testSynchronousCallsGiveUpOnABlockedQueueToo() throws {
    let gate = DispatchSemaphore(value: 0)
    let done = expectation(description: "the callback ran late")
    let (phone, session) = try phone(queue: DispatchQueue(label: "session")) { _ in
      gate.wait()
      done.fulfill()
    }
    phone.lightPress()
    phone.patience = .zero
    phone.slide(millimeters: 1)
    XCTAssertEqual(
      message { try phone.settle(patience: .zero, line: 16) },
      "CameraControlTestingTests/WaitingTests.swift:16:\n  gave up waiting for "
        + "a callback on the queue “session”, at 0.290")
    gate.signal()
    wait(for: [done], timeout: 60)
    withExtendedLifetime(session) {}
  }

  func testCallbacksThatWereGivenUpBeforeTheirQueueCameToThemStillRun() async throws {
    let (gate, queue) = (DispatchSemaphore(value: 0), DispatchQueue(label: "session"))
    let app = Recorder()
    let (phone, session) = try phone(queue: queue, action: app.action("focus"))
    await phone.lightPress()
    queue.async { gate.wait() }
    phone.patience = .zero
    await phone.slide(millimeters: 1.8)
    XCTAssertEqual(phone.unfinishedWork.count { $0.kind == .stuck }, 1)
    XCTAssertEqual(app.log, [])
    gate.signal()
    // The phone no longer waits for a queue that it gave up, but the test can wait for the result.
    phone.patience = .seconds(60)
    try await phone.wait(until: { app.log.count == 9 })
    XCTAssertEqual(app.log.last, "focus 0.06")
    withExtendedLifetime(session) {}
  }

  func testSettlingWaitsForWhatElseIsOnTheQueuesOfCallbacks() async throws {
    let queue = OneByOneQueue()
    let (phone, session) = try phone(queue: queue) { _ in }
    await phone.lightPress()
    await phone.slide(by: 0.5)
    let recorder = Recorder()
    queue.beforeNext { recorder.note("own work") }
    await phone.settle()
    XCTAssertEqual(recorder.log, ["own work"])
    withExtendedLifetime(session) {}
  }

  /// The queues count from the call that names them, not only from their first callback.
  func testSettlingWaitsForWhatAnAppEnqueuesBeforeItsFirstCallback() async throws {
    let phone = SimulatedPhone()
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    let queues = (0..<3).map { _ in OneByOneQueue() }
    let manual = ManualQueue(label: "manual")
    func settle(after queue: OneByOneQueue) async {
      let recorder = Recorder()
      queue.beforeNext { recorder.note("own work") }
      await phone.settle()
      XCTAssertEqual(recorder.log, ["own work"])
    }
    focus.setActionQueue(queues[0]) { _ in }
    let session = try phone.makeSession([focus], delegate: recorder, queue: queues[1])
    await settle(after: queues[0])
    await settle(after: queues[1])
    focus.setActionQueue(queues[2]) { _ in }
    await settle(after: queues[2])
    focus.setActionQueue(manual) { _ in }
    await phone.settle()
    XCTAssertEqual(manual.pendingCount, 0)
    withExtendedLifetime(session) {}
  }

  func testATaskThatACallbackStartsWaitsForTheCallback() async throws {
    let phone = SimulatedPhone()
    phone.onUnfinishedWork = { _ in }
    let (recorder, begun) = (Recorder(on: phone), DispatchSemaphore(value: 0))
    let pressed = expectation(description: "the task has pressed a button")
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(DispatchQueue(label: "session")) { _ in
      Task {
        begun.signal()
        await phone.press(.volumeUp, for: .zero)
        pressed.fulfill()
      }
      begun.wait()
      // Gives the task all the time it needs to run ahead.
      var numbers = SeededGenerator(seed: 1)
      for _ in 0..<1_000_000 { _ = numbers.next() }
      recorder.note("callback ends")
    }
    let session = try phone.makeSession([focus], delegate: self.recorder)
    await phone.lightPress()
    let fingers = [0, 1].map { place in
      ButtonSample(instant: phone.now.advanced(by: .milliseconds(10)), position: place)
    }
    phone.clearTrace()
    await phone.send(fingers)
    await fulfillment(of: [pressed], timeout: 60)
    XCTAssertEqual(
      phone.trace.only(.app, .input).texts, ["callback ends", "volume-up down", "volume-up up"])
    withExtendedLifetime(session) {}
  }

  func testAGestureInsideACallbackDoesNotWaitForItself() throws {
    let phone = SimulatedPhone()
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(DispatchQueue(label: "session")) { [weak phone] _ in
      phone?.press(.volumeUp, for: .zero)
    }
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.lightPress()
    phone.slide(millimeters: 1)
    phone.settle()
    try session.stopRunning()
    XCTAssertEqual(phone.trace.count(of: .input), 2)
    XCTAssertEqual(phone.systemActions, [.volumeUp])
    XCTAssertFalse(phone.unfinishedWork.contains { $0.kind == .stuck })
  }
}

@Observable
@MainActor
private final class Model {
  var isReady = false
}
